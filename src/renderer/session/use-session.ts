import type { User } from '@oja/contract/users';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';

import type { KeptLists } from '../platform/stored-session.ts';
import { type SessionState, selectAccessToken, selectUser } from './session-slice.ts';
import type { ThunkExtra } from './sign-in.ts';

interface SessionRoot {
  session: SessionState;
  lists: KeptLists;
}

/** Dispatches the session's thunks. */
export const useSessionDispatch = useDispatch.withTypes<ThunkDispatch<SessionRoot, ThunkExtra, UnknownAction>>();

const useSessionSelector = useSelector.withTypes<SessionRoot>();

/** The signed-in person; undefined for a visitor. */
export function useOptionalUser(): User | undefined {
  return useSessionSelector(selectUser);
}

/** The signed-in person, on a screen that the session guard protects. Throws where it does not. */
export function useUser(): User {
  const user = useOptionalUser();
  if (!user) throw new Error('useUser needs a signed-in person: put the screen below <RequireSession>.');
  return user;
}

/** The bearer token for calls that do not go through the API's cache, such as uploads. */
export function useAccessToken(): string | undefined {
  return useSessionSelector(selectAccessToken);
}

/** What was read last, by whoever is signed in: for when the server cannot be reached. */
export function useKeptLists(): KeptLists {
  return useSessionSelector(({ lists }) => lists);
}
