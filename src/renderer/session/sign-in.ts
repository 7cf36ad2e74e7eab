import type { User } from '@oja/contract/users';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { logFailure } from '../platform/log-failure.ts';
import type { Platform } from '../platform/platform.ts';
import { type SessionState, signedIn, signedOut, userChanged } from './session-slice.ts';

/** What every thunk of the app is handed beside dispatch and getState. */
export interface ThunkExtra {
  platform: Platform;
}

type SessionThunk = ThunkAction<Promise<void>, { session: SessionState }, ThunkExtra, UnknownAction>;

/** What was kept of conversations goes when the kept lists do: as somebody else signs in, and on the desktop with logging out. */
async function forgetThreads(exceptUserId?: string): Promise<void> {
  try {
    await (await import('../platform/kept-threads.ts')).forgetThreads(exceptUserId);
  } catch (error) {
    logFailure('Conversations that were kept could not be forgotten', error);
  }
}

/** Stores user and token (spec §4 "Auth"). Settles once they are kept, so that the page may reload. */
export function signIn(session: { user: User; accessToken: string }): SessionThunk {
  return async (dispatch, _getState, { platform }) => {
    await platform.sessions.save(session);
    await forgetThreads(session.user._id);
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
    if (platform.kind === 'desktop') await forgetThreads();
    dispatch(signedOut());
  };
}
