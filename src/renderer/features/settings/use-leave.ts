import { useNavigate } from 'react-router';

import { api } from '../../api/api.ts';
import { useLogOutMutation } from '../../api/auth-api.ts';
import { clearSearches } from '../../session/recent-searches.ts';
import { signOut } from '../../session/sign-in.ts';
import { useOptionalUser, useSessionDispatch } from '../../session/use-session.ts';

/**
 * Returns the function that ends the session on this device, clears its cached data and its recent searches, and goes
 * to / (product §4 "Auth").
 */
export function useLeave(): () => Promise<void> {
  const dispatch = useSessionDispatch();
  const navigate = useNavigate();
  const user = useOptionalUser();
  return async () => {
    await navigate('/', { replace: true });
    if (user) clearSearches(user._id);
    await dispatch(signOut());
    dispatch(api.util.resetApiState());
  };
}

/**
 * Returns the function that ends the session on the server and on this device, and goes to / (product §2 "Settings").
 * Without a connection the session still ends on this device: a bad network must not keep anybody signed in on a shared
 * phone.
 */
export function useLogOut(): { logOut: () => Promise<void>; isLoading: boolean } {
  const [endSession, { isLoading }] = useLogOutMutation();
  const leave = useLeave();
  const logOut = async () => {
    await endSession();
    await leave();
  };
  return { logOut, isLoading };
}
