import type { DashboardProfile, User } from '@oja/contract/users';
import { startTransition, useLayoutEffect, useState } from 'react';

import { isSameUser, userChanged } from '../../session/session-slice.ts';
import { useSessionDispatch, useUser } from '../../session/use-session.ts';

/** Returns the part of the own profile that a session stores. */
export const userIn = ({
  followersCount: _followers,
  followingCount: _followees,
  following: _following,
  savedPosts: _savedPosts,
  hasSavedReplies: _hasSavedReplies,
  hasScheduled: _hasScheduled,
  ...user
}: DashboardProfile): User => user;

/**
 * Updates the session with the server's current data of the signed-in user, who may have been verified as a vendor.
 * @returns whether the session has it: a screen that is shown earlier would start from the stored user
 */
export function useFreshUser(profile: DashboardProfile | undefined): boolean {
  const dispatch = useSessionDispatch();
  const user = useUser();
  const [isFresh, setIsFresh] = useState(() => profile !== undefined && isSameUser(user, userIn(profile)));
  useLayoutEffect(() => {
    if (!profile) return;
    dispatch(userChanged(userIn(profile)));
    // The screen is rendered in small pieces: in one it is the longest task of a first visit.
    startTransition(() => setIsFresh(true));
  }, [dispatch, profile]);
  return isFresh;
}
