import { t } from '@lingui/core/macro';
import { EmptyState } from '@oja/ui/EmptyState';
import { Link } from '@oja/ui/Link';
import { useEffect } from 'react';

import { replayEarlyPresses } from '../../platform/early-presses.ts';

/**
 * The page that replaces a screen that failed unexpectedly, or that could not be loaded.
 * @param props.inFrame whether it is inside the dashboard's frame, which has its own tabs
 */
export default function CrashPage({ inFrame }: { inFrame: boolean }) {
  useEffect(replayEarlyPresses, []);
  // While data is saved, the device has the screens that were opened (decision 069).
  const isOffline = !navigator.onLine;
  return (
    <EmptyState
      tone="danger"
      page={inFrame ? 'framed' : 'whole'}
      title={isOffline ? t`This page is not on this device` : t`This page stopped working`}
      text={
        isOffline
          ? t`You are offline, and it was not opened here before. Reload it when you are connected.`
          : t`Reload it; if that does not help, go back to the start.`
      }
      retryLabel={t`Reload`}
      onRetry={() => globalThis.location.reload()}
      action={
        <Link variant="standalone" href="/">
          {t`Go to the start`}
        </Link>
      }
    />
  );
}
