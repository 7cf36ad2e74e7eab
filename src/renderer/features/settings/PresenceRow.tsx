import { t } from '@lingui/core/macro';
import { SettingsRow } from '@oja/ui/SettingsRow';
import { Switch } from '@oja/ui/Switch';
import { Eye } from 'lucide-react';

import { useEditSettingsMutation } from '../../api/privacy-api.ts';
import { useUser } from '../../session/use-session.ts';

/**
 * Turns the viewer's online status on or off, for others and for what the viewer sees of others. Shown at once, undone
 * if the call fails.
 */
export function PresenceRow() {
  const { showsPresence } = useUser();
  const [editSettings, { isLoading, originalArgs }] = useEditSettingsMutation();
  return (
    <SettingsRow
      icon={<Eye />}
      control={
        <Switch
          label={t`Online status`}
          hint={t`You and others see when the other is online. Off counts for both sides.`}
          checked={(isLoading ? originalArgs?.showsPresence : undefined) ?? showsPresence}
          onValueChange={(next) => void editSettings({ showsPresence: next })}
        />
      }
    />
  );
}
