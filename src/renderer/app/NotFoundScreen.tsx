import { t } from '@lingui/core/macro';
import { Button } from '@oja/ui/Button';
import { EmptyState } from '@oja/ui/EmptyState';
import { Link } from 'react-router';

import { useIsSignedIn } from '../platform/PlatformContext.tsx';
import { usePageTitle } from '../platform/use-page-title.ts';

interface NotFoundScreenProps {
  /** Whether it is shown inside the dashboard's frame. */
  inFrame?: boolean;
}

/** The page for unknown addresses (product §2 "Not-found page"). */
export default function NotFoundScreen({ inFrame = false }: NotFoundScreenProps) {
  usePageTitle(t`Not found`);
  const isSignedIn = useIsSignedIn();
  return (
    <EmptyState
      page={inFrame ? 'framed' : 'whole'}
      title={t`Oops! Lost in Space`}
      text={t`The page you're looking for doesn't exist or might have been removed.`}
      action={
        <Button asChild>
          <Link to={isSignedIn ? '/dashboard' : '/'}>{t`Take Me Home`}</Link>
        </Button>
      }
    />
  );
}
