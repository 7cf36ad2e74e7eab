import { TOAST_MS } from '@oja/contract/limits';
import { toast } from '@oja/ui/toast-store';
import { createListenerMiddleware, isRejected, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';

import { findEndpointOptions } from '../api/api.ts';
import { failureMessage, isUnreached, serverError } from '../api/failure.ts';
import { readLoginChallenge } from '../api/login-challenge.ts';
import { translateText } from '../platform/language.ts';
import type { StoredLists } from '../platform/stored-session.ts';
import { leaveEndedSession, type ThunkExtra } from '../session/sign-in.ts';
import type { SessionState } from '../session/session-slice.ts';
import { endpointOf } from './endpoint-of.ts';

interface State {
  session: SessionState;
  lists: StoredLists;
}

/** Whether a call requested a further page of a list. */
const isFurther = ({ meta }: UnknownAction) =>
  typeof meta === 'object' &&
  meta !== null &&
  'arg' in meta &&
  typeof meta.arg === 'object' &&
  meta.arg !== null &&
  'direction' in meta.arg &&
  meta.arg.direction !== undefined;

/** Returns the access token that a call was made with; undefined for a visitor's. */
function tokenOf({ meta }: UnknownAction): string | undefined {
  if (typeof meta !== 'object' || meta === null || !('baseQueryMeta' in meta)) return undefined;
  const { baseQueryMeta } = meta;
  if (typeof baseQueryMeta !== 'object' || baseQueryMeta === null || !('request' in baseQueryMeta)) return undefined;
  const { request } = baseQueryMeta;
  return request instanceof Request ? request.headers.get('authorization')?.slice('Bearer '.length) : undefined;
}

/**
 * Shows rejected calls as toasts, as each endpoint's options declare (product §8), and signs out if the server refuses
 * the session. Calls that were cancelled or not sent are not failures. A call that did not reach the server is none if
 * its screen shows what is stored on this device.
 */
export function failureListener() {
  const listener = createListenerMiddleware<State, ThunkDispatch<State, ThunkExtra, UnknownAction>>();
  listener.startListening({
    matcher: isRejected,
    async effect(action, { dispatch, getState }) {
      const call = endpointOf(action);
      const endpoint = call?.name;
      if (endpoint === undefined || action.meta.condition || action.meta.aborted) return;
      const error: unknown = action.payload ?? action.error;
      if (serverError(error)?.code === 'unauthenticated') {
        const token = tokenOf(action);
        if (token !== undefined && token === getState().session?.accessToken) await dispatch(leaveEndedSession());
        // Other calls of an ended session are refused as well: one message says it for all.
        if (token !== undefined) return;
      }
      // The login shows its second step.
      if (readLoginChallenge(error)) return;
      const { failure = {}, isStored } = findEndpointOptions(endpoint) ?? {};
      if (failure === 'silent') return;
      const { session, lists } = getState();
      if (session && isUnreached(error) && !isFurther(action)) {
        const context = { userId: session.user._id, lists };
        if (await isStored?.(context, call?.args)) return;
      }
      const { title, fallback, unreached, durationMs = TOAST_MS.default } = failure;
      const message = failureMessage(error, fallback, unreached);
      toast({
        tone: 'danger',
        group: endpoint,
        ...(title === undefined ? { title: message } : { title: translateText(title), text: message }),
        durationMs,
      });
    },
  });
  return listener;
}
