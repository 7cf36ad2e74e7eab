import type { User } from '@oja/contract/users';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import type { Platform } from '../platform/platform.ts';
import { type SessionState, signedIn, signedOut, userChanged } from './session-slice.ts';

/** What every thunk of the app is handed beside dispatch and getState. */
export interface ThunkExtra {
  platform: Platform;
}

type SessionThunk = ThunkAction<Promise<void>, { session: SessionState }, ThunkExtra, UnknownAction>;

/** Stores user and token (spec §4 "Auth"). Settles once they are kept, so that the page may reload. */
export function signIn(session: { user: User; accessToken: string }): SessionThunk {
  return async (dispatch, _getState, { platform }) => {
    await platform.sessions.save(session);
    dispatch(signedIn(session));
  };
}

/**
 * Takes over what the server now says of the signed-in person, here and for the next start: the dashboard is asked for
 * by user name, so one that has changed must not be kept as it was.
 */
export function changeUser(user: User): SessionThunk {
  return async (dispatch, getState, { platform }) => {
    const { session } = getState();
    if (session?.user._id !== user._id) return;
    dispatch(userChanged(user));
    await platform.sessions.save({ user, accessToken: session.accessToken });
  };
}

/** Forgets user and token here; ending the session at the server is the logout call's job. */
export function signOut(): SessionThunk {
  return async (dispatch, _getState, { platform }) => {
    await platform.sessions.clear();
    dispatch(signedOut());
  };
}
