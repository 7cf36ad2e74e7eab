import { usePageTitle } from '../../platform/use-page-title.ts';
import { Feed } from './Feed.tsx';
import styles from './Feed.module.css';

/** /dashboard: the home feed, newest first (spec §2). */
export default function FeedScreen() {
  usePageTitle('Home');
  return (
    <>
      <h1 className={styles.title}>Today in the market</h1>
      <Feed />
    </>
  );
}
