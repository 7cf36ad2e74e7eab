import type { User } from '@oja/contract/users';
import { startTransition, useLayoutEffect, useState } from 'react';

import { userChanged } from '../../session/session-slice.ts';
import { useSessionDispatch } from '../../session/use-session.ts';

/**
 * Updates the session with the server's current data of the signed-in user, who may have been verified as a vendor.
 * @returns whether the session has it: a screen that is shown earlier would start from the stored user
 */
export function useFreshUser(profile: User | undefined): boolean {
  const dispatch = useSessionDispatch();
  const [isFresh, setIsFresh] = useState(false);
  useLayoutEffect(() => {
    if (!profile) return;
    const {
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
    } = profile;
    dispatch(
      userChanged({
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
      }),
    );
    // The screen is rendered in small pieces: in one it is the longest task of a first visit.
    startTransition(() => setIsFresh(true));
  }, [dispatch, profile]);
  return isFresh;
}
