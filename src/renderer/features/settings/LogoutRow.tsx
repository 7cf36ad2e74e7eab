import { SettingsRow } from '@oja/ui/SettingsRow';
import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router-dom';

import { useLogOutMutation } from '../../api/auth-api.ts';
import { api } from '../../api/api.ts';
import { signOut } from '../../session/sign-in.ts';
import { useSessionDispatch } from '../../session/use-session.ts';

/**
 * Ends the session at the server and here, and goes to / (spec §2 "Settings"). Without a connection the session ends
 * here all the same: nobody should be kept signed in on a shared phone by a bad network.
 */
export function LogoutRow() {
  const [logOut, { isLoading }] = useLogOutMutation();
  const dispatch = useSessionDispatch();
  const navigate = useNavigate();

  const leave = async () => {
    await logOut();
    await navigate('/', { replace: true });
    await dispatch(signOut());
    dispatch(api.util.resetApiState());
  };

  return <SettingsRow icon={<LogOut />} label="Logout" loading={isLoading} onPress={() => void leave()} />;
}
