import { useNavigate } from 'react-router-dom';

import { api } from '../../api/api.ts';
import { signOut } from '../../session/sign-in.ts';
import { useSessionDispatch } from '../../session/use-session.ts';

/** Gives the function that ends the session here, forgets all that was read in it, and goes to / (spec §4 "Auth"). */
export function useLeave(): () => Promise<void> {
  const dispatch = useSessionDispatch();
  const navigate = useNavigate();
  return async () => {
    await navigate('/', { replace: true });
    await dispatch(signOut());
    dispatch(api.util.resetApiState());
  };
}
