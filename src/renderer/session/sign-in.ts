import { t } from '@lingui/core/macro';
import type { User } from '@oja/contract/users';
import { toast } from '@oja/ui/toast-store';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import type { Platform } from '../platform/platform.ts';
import { loginPath } from './place-after-login.ts';
import { type SessionState, signedIn, signedOut, userChanged } from './session-slice.ts';

/** The extra argument of every thunk. */
export interface ThunkExtra {
  platform: Platform;
}

type SessionThunk = ThunkAction<Promise<void>, { session: SessionState }, ThunkExtra, UnknownAction>;

/** Stores user and token (product §4 "Auth"). Resolves once they are stored, so that the page may reload. */
export function signIn(session: { user: User; accessToken: string }): SessionThunk {
  return async (dispatch, _getState, { platform }) => {
    await platform.sessions.save(session);
    dispatch(signedIn(session));
  };
}

/**
 * Updates the signed-in user from a server answer, here and in the stored session: the dashboard requests the user by
 * name, so a changed name must be stored.
 */
export function changeUser(user: User): SessionThunk {
  return async (dispatch, getState, { platform }) => {
    const { session } = getState();
    if (session?.user._id !== user._id) return;
    dispatch(userChanged(user));
    await platform.sessions.save({ user, accessToken: session.accessToken });
  };
}

/** Removes user and token on this device. The logout call ends the session on the server. */
export function signOut(): SessionThunk {
  return async (dispatch, _getState, { platform }) => {
    await platform.sessions.clear();
    dispatch(signedOut());
  };
}

/**
 * Signs out because the server has ended the session, with a message that leads back here through the login. Unsent
 * messages and drafts stay on this device for the same user (architecture §7).
 */
export function leaveEndedSession(): SessionThunk {
  return async (dispatch, getState, { platform }) => {
    const { pathname, search } = globalThis.location;
    await platform.sessions.clear();
    // Several calls of the session may be refused at once: the first one says it for all.
    if (!getState().session) return;
    dispatch(signedOut());
    toast({
      tone: 'danger',
      // The login removes it when it is submitted.
      group: 'logIn',
      title: t`You were signed out on this device.`,
      text: t`Log in to continue. What you have typed and not sent is kept.`,
      persistent: true,
      action: { label: t`Log in`, onSelect: () => globalThis.location.assign(loginPath(pathname + search)) },
    });
  };
}
