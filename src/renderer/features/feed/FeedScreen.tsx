import { PageHeader } from '@oja/ui/PageHeader';
import { SegmentedControl } from '@oja/ui/SegmentedControl';
import { useSearchParams } from 'react-router-dom';

import { usePageTitle } from '../../platform/use-page-title.ts';
import { EverybodysFeed } from './EverybodysFeed.tsx';
import styles from './Feed.module.css';
import { FollowingFeed } from './FollowingFeed.tsx';

const SOURCES = [{ value: 'all', label: 'For you' }, { value: 'following', label: 'Following' }];

/** /dashboard: the home feed, newest first (spec §2). Whose posts it shows stands in the address, so that back and forward keep it. */
export default function FeedScreen() {
  usePageTitle('Home');
  const [params, setParams] = useSearchParams();
  const isFollowing = params.get('feed') === 'following';

  return (
    <>
      <PageHeader title="Today in the market" />
      <SegmentedControl
        className={styles.filter}
        label="Posts from"
        options={SOURCES}
        value={isFollowing ? 'following' : 'all'}
        onValueChange={(source) => setParams(source === 'following' ? { feed: source } : {})}
      />
      {isFollowing ? <FollowingFeed /> : <EverybodysFeed />}
    </>
  );
}
