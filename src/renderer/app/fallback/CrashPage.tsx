import { t } from '@lingui/core/macro';
import { EmptyState } from '@oja/ui/EmptyState';
import { Link } from '@oja/ui/Link';
import { useEffect } from 'react';

import { replayEarlyPresses } from '../../platform/early-presses.ts';

/**
 * The page that replaces a screen that failed unexpectedly.
 * @param props.inFrame whether it is inside the dashboard's frame, which has its own tabs
 */
export default function CrashPage({ inFrame }: { inFrame: boolean }) {
  useEffect(replayEarlyPresses, []);
  return (
    <EmptyState
      tone="danger"
      page={inFrame ? 'framed' : 'whole'}
      title={t`This page stopped working`}
      text={t`Reload it; if that does not help, go back to the start.`}
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
