import type { User } from '@oja/contract/users';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';

import type { StoredLists } from '../platform/stored-session.ts';
import { type SessionState, selectAccessToken, selectUser } from './session-slice.ts';
import type { ThunkExtra } from './sign-in.ts';

interface SessionRoot {
  session: SessionState;
  lists: StoredLists;
}

/** Dispatches the session's thunks. */
export const useSessionDispatch = useDispatch.withTypes<ThunkDispatch<SessionRoot, ThunkExtra, UnknownAction>>();

const useSessionSelector = useSelector.withTypes<SessionRoot>();

/** The signed-in user; undefined for a visitor. */
export function useOptionalUser(): User | undefined {
  return useSessionSelector(selectUser);
}

/** The signed-in user, on a screen behind the session guard. Throws without one. */
export function useUser(): User {
  const user = useOptionalUser();
  if (!user) throw new Error('useUser needs <RequireSession> above it.');
  return user;
}

/** The bearer token for calls that do not go through the API's cache, such as uploads. */
export function useAccessToken(): string | undefined {
  return useSessionSelector(selectAccessToken);
}

/** The last loaded lists of the signed-in user, for when the server cannot be reached. */
export function useStoredLists(): StoredLists {
  return useSessionSelector(({ lists }) => lists);
}

/** Whether posts of the feed are stored for the signed-in user. */
export function useHasStoredFeed(): boolean {
  return useSessionSelector(({ lists }) => lists.posts.length > 0);
}
