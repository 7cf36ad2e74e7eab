import { TOAST_MS } from '@oja/contract/limits';
import { FAILURES } from '@oja/contract/failures';
import { toast } from '@oja/ui/Toast';
import { createListenerMiddleware, isRejected, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';

import { failureMessage, isUnreached, serverRefusal } from '../api/failure.ts';
import { signOut, type ThunkExtra } from '../session/sign-in.ts';
import type { SessionState } from '../session/session-slice.ts';
import { endpointOf } from './endpoint-of.ts';

/** How a failed call is told, where it is not the plain rule of spec §8: the server's message, else 'Network Error!'. */
interface Telling {
  /** What could not be done (spec §8 "Titles"); the server's words stand under it. */
  title?: string;
  /** The words when the server gave none. */
  fallback?: string;
  /** The words when the server could not be reached at all; `fallback` where there are none. */
  unreached?: string;
  /** How long it is shown, spec §9. */
  durationMs?: number;
  /** The screen shows this failure itself. */
  silent?: boolean;
}

const TELLINGS: Record<string, Telling> = {
  activate: { silent: true },
  logOut: { silent: true },
  logInWithGoogle: { silent: true },
  getConfig: { silent: true },
  createPost: { fallback: FAILURES.somethingWrong, unreached: FAILURES.network },
  editPost: { fallback: FAILURES.somethingWrong, unreached: FAILURES.network },
  addComment: { title: FAILURES.commentAdd, fallback: FAILURES.commentFallback, durationMs: TOAST_MS.comment },
  editComment: { title: FAILURES.commentEdit, fallback: FAILURES.commentFallback, durationMs: TOAST_MS.comment },
  deleteComment: { title: FAILURES.commentDelete, fallback: FAILURES.commentFallback, durationMs: TOAST_MS.comment },
  // The outbox tells of it, once: it goes on trying.
  sendMessage: { silent: true },
  editMessage: { title: FAILURES.messageEdit, fallback: FAILURES.somethingWrong, durationMs: TOAST_MS.chat },
  deleteMessage: { title: FAILURES.messageDelete, durationMs: TOAST_MS.chat },
  getConversations: { silent: true },
  getMessages: { silent: true },
  getEvents: { silent: true },
  getNotifications: { silent: true },
  getFlagCounts: { silent: true },
  getFlags: { silent: true },
  readNotification: { durationMs: TOAST_MS.notification },
  deleteNotification: { durationMs: TOAST_MS.notification },
  follow: { title: FAILURES.follow },
  // The dialog or the button that was pressed says it.
  setBlock: { silent: true },
  // Their own places say it.
  getProfile: { silent: true },
  getPost: { silent: true },
  // Their dialogs stay open with the server's words.
  deleteAccount: { silent: true },
  setVendor: { silent: true },
  flagPost: { silent: true },
  deletePost: { silent: true },
  cancelAdvert: { silent: true },
};

/**
 * The one place that turns rejected calls into toasts (spec §8), and a refused session into a signed-out one.
 * Calls that were cancelled or never sent are no failures.
 */
export function failureListener() {
  const listener = createListenerMiddleware<{ session: SessionState }, ThunkDispatch<{ session: SessionState }, ThunkExtra, UnknownAction>>();
  listener.startListening({
    matcher: isRejected,
    async effect(action, { dispatch, getState }) {
      const endpoint = endpointOf(action)?.name;
      if (endpoint === undefined || action.meta.condition || action.meta.aborted) return;
      const error: unknown = action.payload ?? action.error;
      if (serverRefusal(error)?.code === 'unauthenticated' && getState().session) {
        await dispatch(signOut());
      }
      const { title, fallback, unreached, durationMs = TOAST_MS.default, silent } = TELLINGS[endpoint] ?? {};
      const message = failureMessage(error, (isUnreached(error) ? unreached : undefined) ?? fallback);
      if (!silent) toast({ kind: 'error', ...(title === undefined ? { title: message } : { title, text: message }), durationMs });
    },
  });
  return listener;
}
