import { FAILURES } from '@oja/contract/failures';
import { type ComponentType, useEffect, useState } from 'react';

import { settleStepUp, type StepUpRequest, useStepUpRequest } from '../../api/step-up-requests.ts';
import { logFailure } from '../../platform/log-failure.ts';

type LoadedDialog = ComponentType<{ request: StepUpRequest }>;

/**
 * Shows the dialog for calls that the server refuses until the session is confirmed, on every dashboard screen
 * (decision 034). The dialog is loaded when it is needed; if that fails, so do the calls, and the page stays.
 */
export function StepUp() {
  const request = useStepUpRequest();
  const [Dialog, setDialog] = useState<LoadedDialog>();
  const isNeeded = request !== undefined;
  useEffect(() => {
    if (!isNeeded) return;
    import('./StepUpDialog.tsx').then(
      ({ default: loaded }) => setDialog(() => loaded),
      (error: unknown) => {
        logFailure('The confirmation could not be loaded', error);
        settleStepUp({ error: { status: 'FETCH_ERROR', error: FAILURES.network } });
      },
    );
  }, [isNeeded]);
  return request && Dialog && <Dialog request={request} />;
}
