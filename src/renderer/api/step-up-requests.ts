import type { StepUpWayAnswer } from '@oja/contract/step-up';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { useSyncExternalStore } from 'react';

/** How the viewer's account is confirmed, whether it has an authenticator app, and its masked email. */
export type StepUpRequest = StepUpWayAnswer['data'];

/** How a confirmation ended; an error is that of the refused call as well. */
type StepUpOutcome = 'proved' | 'cancelled' | { error: FetchBaseQueryError };

let pending: { request: StepUpRequest; waiting: readonly ((outcome: StepUpOutcome) => void)[] } | undefined;
const listeners = new Set<() => void>();

/**
 * Asks the user to confirm that the account is theirs. Calls that ask at the same time share one dialog. Without a
 * dialog on the page, such as after a logout, the answer is `cancelled`.
 */
export function requestStepUp(request: StepUpRequest): Promise<StepUpOutcome> {
  if (listeners.size === 0) return Promise.resolve('cancelled');
  return new Promise((resolve) => {
    pending = { request: pending?.request ?? request, waiting: [...(pending?.waiting ?? []), resolve] };
    for (const listener of listeners) listener();
  });
}

/** Ends the confirmation that is in progress, if there is one. */
export function settleStepUp(outcome: StepUpOutcome): void {
  const waiting = pending?.waiting ?? [];
  pending = undefined;
  for (const resolve of waiting) resolve(outcome);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) settleStepUp('cancelled');
  };
}

/** The confirmation that is in progress, for the dialog of the page. */
export function useStepUpRequest(): StepUpRequest | undefined {
  return useSyncExternalStore(subscribe, () => pending?.request);
}
