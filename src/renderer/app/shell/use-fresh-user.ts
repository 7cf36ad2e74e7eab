import type { User } from '@oja/contract/users';
import { useEffect } from 'react';

import { userChanged } from '../../session/session-slice.ts';
import { useSessionDispatch } from '../../session/use-session.ts';

/** Updates the session with the server's current data of the signed-in user, who may have been verified as a vendor. */
export function useFreshUser(profile: User | undefined): void {
  const dispatch = useSessionDispatch();
  useEffect(() => {
    if (!profile) return;
    const { _id, name, userName, email, bio, profileImage, isAdmin, isVerifiedVendor, readReceipts, createdAt } =
      profile;
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
        createdAt,
      }),
    );
  }, [dispatch, profile]);
}
