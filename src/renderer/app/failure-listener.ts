import { TOAST_MS } from '@oja/contract/limits';
import { toast } from '@oja/ui/toast-store';
import { createListenerMiddleware, isRejected, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';

import { findEndpointOptions } from '../api/api.ts';
import { failureMessage, serverError } from '../api/failure.ts';
import { signOut, type ThunkExtra } from '../session/sign-in.ts';
import type { SessionState } from '../session/session-slice.ts';
import { endpointOf } from './endpoint-of.ts';

/**
 * Shows rejected calls as toasts, as each endpoint's options declare (product §8), and signs out if the server refuses
 * the session. Calls that were cancelled or not sent are not failures.
 */
export function failureListener() {
  const listener = createListenerMiddleware<
    { session: SessionState },
    ThunkDispatch<{ session: SessionState }, ThunkExtra, UnknownAction>
  >();
  listener.startListening({
    matcher: isRejected,
    async effect(action, { dispatch, getState }) {
      const endpoint = endpointOf(action)?.name;
      if (endpoint === undefined || action.meta.condition || action.meta.aborted) return;
      const error: unknown = action.payload ?? action.error;
      if (serverError(error)?.code === 'unauthenticated' && getState().session) {
        await dispatch(signOut());
      }
      const { failure = {} } = findEndpointOptions(endpoint) ?? {};
      if (failure === 'silent') return;
      const { title, fallback, unreached, durationMs = TOAST_MS.default } = failure;
      const message = failureMessage(error, fallback, unreached);
      toast({
        tone: 'danger',
        group: endpoint,
        ...(title === undefined ? { title: message } : { title, text: message }),
        durationMs,
      });
    },
  });
  return listener;
}
