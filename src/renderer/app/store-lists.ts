import { createListenerMiddleware, isFulfilled } from '@reduxjs/toolkit';

import { findEndpointOptions } from '../api/api.ts';
import type { SessionStore } from '../platform/session-store.ts';
import type { StoredLists } from '../platform/stored-session.ts';
import { conversationSelected, listsStored } from '../session/lists-slice.ts';
import type { SessionState } from '../session/session-slice.ts';
import { endpointOf } from './endpoint-of.ts';

/** How long to wait for further lists before writing, because a screen loads several. */
const WRITE_AFTER_MS = 500;

/** The pages of an infinite query's answer; none for any other answer. */
function pagesOf(answer: unknown): readonly unknown[] {
  if (typeof answer !== 'object' || answer === null || !('pages' in answer)) return [];
  return Array.isArray(answer.pages) ? answer.pages : [];
}

/**
 * Keeps the last loaded lists in the store, as each endpoint's options declare, and writes them to the stored session
 * after a delay, or at once when the page is left (product §3 "Session store").
 */
export function storeLists(sessions: SessionStore) {
  const listener = createListenerMiddleware<{ session: SessionState; lists: StoredLists }>();
  listener.startListening({
    matcher: isFulfilled,
    effect(action, { dispatch, getState }) {
      const endpoint = endpointOf(action);
      const { session } = getState();
      if (!endpoint || !session) return;
      const options = findEndpointOptions(endpoint.name);
      const lists = options?.listsToStore?.(pagesOf(action.payload), endpoint.args, session.user._id);
      if (lists) dispatch(listsStored(lists));
    },
  });
  listener.startListening({
    predicate: (action) => listsStored.match(action) || conversationSelected.match(action),
    async effect(_action, { cancelActiveListeners, delay, getState, signal }) {
      cancelActiveListeners();
      const isLeft = new Promise((resolve) => addEventListener('pagehide', resolve, { once: true, signal }));
      await Promise.race([delay(WRITE_AFTER_MS), isLeft]);
      await sessions.saveLists(getState().lists);
    },
  });
  return listener;
}
