import { t } from '@lingui/core/macro';
import { SettingsRow } from '@oja/ui/SettingsRow';
import { Switch } from '@oja/ui/Switch';
import { CheckCheck } from 'lucide-react';

import { useEditSettingsMutation } from '../../api/privacy-api.ts';
import { useUser } from '../../session/use-session.ts';

/**
 * Turns read receipts on or off, for the viewer's reading and for what the viewer sees of others. Shown at once, undone
 * if the call fails.
 */
export function ReadReceiptsRow() {
  const { readReceipts } = useUser();
  const [editSettings, { isLoading, originalArgs }] = useEditSettingsMutation();
  return (
    <SettingsRow
      icon={<CheckCheck />}
      control={
        <Switch
          label={t`Read receipts`}
          hint={t`You and the people you write with see when messages were seen. Off counts for both sides.`}
          checked={(isLoading ? originalArgs?.readReceipts : undefined) ?? readReceipts}
          onValueChange={(next) => void editSettings({ readReceipts: next })}
        />
      }
    />
  );
}
