import { useNavigate } from 'react-router';

import { api } from '../../api/api.ts';
import { signOut } from '../../session/sign-in.ts';
import { useSessionDispatch } from '../../session/use-session.ts';

/**
 * Returns the function that ends the session on this device, clears its cached data and goes to / (product §4 "Auth").
 */
export function useLeave(): () => Promise<void> {
  const dispatch = useSessionDispatch();
  const navigate = useNavigate();
  return async () => {
    await navigate('/', { replace: true });
    await dispatch(signOut());
    dispatch(api.util.resetApiState());
  };
}
