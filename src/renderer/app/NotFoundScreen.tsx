import { t } from '@lingui/core/macro';
import { NotFoundPage } from '@oja/ui/NotFoundPage';
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
  return <NotFoundPage inFrame={inFrame} homeLink={<Link to={isSignedIn ? '/dashboard' : '/'} />} />;
}
