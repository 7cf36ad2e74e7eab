import { combineReducers, configureStore } from '@reduxjs/toolkit';

import { api } from '../api/api.ts';
import type { ChatExtra } from '../features/chat/outbox/chat-state.ts';
import type { Platform } from '../platform/platform.ts';
import { NO_LISTS, type StoredSession } from '../platform/stored-session.ts';
import { connectionReducer } from '../realtime/socket/connection-slice.ts';
import { newPostsReducer } from '../realtime/events/new-posts-slice.ts';
import { presenceReducer } from '../realtime/presence/presence-slice.ts';
import { socketMiddleware } from '../realtime/socket-middleware.ts';
import { typingReducer } from '../realtime/presence/typing-slice.ts';
import { listsReducer } from '../session/lists-slice.ts';
import { sessionReducer } from '../session/session-slice.ts';
import { failureListener } from './failure-listener.ts';

import { reachabilityListener } from './reachability-listener.ts';
import { reachabilityReducer } from '../api/reachability-slice.ts';
import { storeLists } from './store-lists.ts';

const reducer = combineReducers({
  session: sessionReducer,
  lists: listsReducer,
  connection: connectionReducer,
  presence: presenceReducer,
  typing: typingReducer,
  newPosts: newPostsReducer,
  reachability: reachabilityReducer,
  [api.reducerPath]: api.reducer,
});

/**
 * Creates the store: the API's cache, the session, the listeners for failures, reachability and stored lists, and the
 * live connection.
 * @param platform passed to thunks and calls
 * @param stored the stored session; undefined if nobody is signed in
 * @param loadRealtime loads the code of the connection; for tests
 */
export function makeStore(
  platform: Platform,
  stored: StoredSession | undefined,
  loadRealtime?: Parameters<typeof socketMiddleware>[1],
) {
  const session = stored ? { user: stored.user, accessToken: stored.accessToken } : null;
  const lists = stored ? { ...stored.lists, ownerId: stored.user._id } : NO_LISTS;
  const extra: ChatExtra = { platform, realtime: {}, outbox: {} };
  return configureStore({
    reducer,
    preloadedState: { session, lists },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: extra } })
        .prepend(
          failureListener().middleware,
          storeLists(platform.sessions).middleware,
          reachabilityListener(platform).middleware,
        )
        .concat(api.middleware, socketMiddleware(extra, loadRealtime)),
  });
}
