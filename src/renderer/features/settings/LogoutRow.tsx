import { SettingsRow } from '@oja/ui/SettingsRow';
import { LogOut } from 'lucide-react';

import { useLogOutMutation } from '../../api/auth-api.ts';
import { useLeave } from './use-leave.ts';

/**
 * Ends the session at the server and here, and goes to / (spec §2 "Settings"). Without a connection the session ends
 * here all the same: nobody should be kept signed in on a shared phone by a bad network.
 */
export function LogoutRow() {
  const [logOut, { isLoading }] = useLogOutMutation();
  const leave = useLeave();

  const press = async () => {
    await logOut();
    await leave();
  };

  return <SettingsRow icon={<LogOut />} label="Logout" loading={isLoading} onPress={() => void press()} />;
}
