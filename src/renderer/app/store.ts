import { combineReducers, configureStore } from '@reduxjs/toolkit';

import { api } from '../api/api.ts';
import type { Platform } from '../platform/platform.ts';
import { sessionReducer, type SessionState } from '../session/session-slice.ts';
import { failureListener } from './failure-listener.ts';

const reducer = combineReducers({ session: sessionReducer, [api.reducerPath]: api.reducer });

/**
 * Assembles the store: the API's cache, the session and the listener that says what failed.
 * @param platform handed to thunks and calls
 * @param session what was kept from the last visit
 */
export function makeStore(platform: Platform, session: SessionState) {
  return configureStore({
    reducer,
    preloadedState: { session },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: { platform } } })
        .prepend(failureListener().middleware)
        .concat(api.middleware),
  });
}
