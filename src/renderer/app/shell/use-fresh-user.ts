import type { User } from '@oja/contract/users';
import { startTransition, useLayoutEffect, useState } from 'react';

import { isSameUser, userChanged } from '../../session/session-slice.ts';
import { useSessionDispatch, useUser } from '../../session/use-session.ts';

/** Returns the fields of a profile that a session stores. */
function userIn({
  _id,
  name,
  userName,
  email,
  bio,
  profileImage,
  isAdmin,
  isVerifiedVendor,
  readReceipts,
  showsPresence,
  showsPostsToVisitors,
  notifications,
  createdAt,
}: User): User {
  return {
    _id,
    name,
    userName,
    email,
    bio,
    profileImage,
    isAdmin,
    isVerifiedVendor,
    readReceipts,
    showsPresence,
    showsPostsToVisitors,
    notifications,
    createdAt,
  };
}

/**
 * Updates the session with the server's current data of the signed-in user, who may have been verified as a vendor.
 * @returns whether the session has it: a screen that is shown earlier would start from the stored user
 */
export function useFreshUser(profile: User | undefined): boolean {
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
