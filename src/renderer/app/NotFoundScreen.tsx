import { Button } from '@oja/ui/Button';
import { EmptyState } from '@oja/ui/EmptyState';
import { Link } from 'react-router-dom';

import { useIsSignedIn } from '../platform/PlatformContext.tsx';
import { usePageTitle } from '../platform/use-page-title.ts';
import styles from './NotFoundScreen.module.css';

/** Any address that leads nowhere, spec §2 "Not-found page". */
export default function NotFoundScreen() {
  usePageTitle('Not found');
  const isSignedIn = useIsSignedIn();
  return (
    <main className={styles.page}>
      <EmptyState
        headingLevel={1}
        title="Oops! Lost in Space"
        text="The page you're looking for doesn't exist or might have been removed."
        action={
          <Button asChild>
            <Link to={isSignedIn ? '/dashboard' : '/'}>Take Me Home</Link>
          </Button>
        }
      />
    </main>
  );
}
