import { SettingsRow } from '@oja/ui/SettingsRow';
import { Switch } from '@oja/ui/Switch';
import { CheckCheck } from 'lucide-react';

import { useEditSettingsMutation } from '../../api/privacy-api.ts';
import { useUser } from '../../session/use-session.ts';

/** Whether others are told what the viewer has seen, and the viewer what others have: shown at once, taken back when the call fails. */
export function ReadReceiptsRow() {
  const { readReceipts } = useUser();
  const [editSettings, { isLoading, originalArgs }] = useEditSettingsMutation();
  return (
    <SettingsRow
      icon={<CheckCheck />}
      control={
        <Switch
          label="Read receipts"
          hint="You and the people you write with see when messages were seen. Off counts for both sides."
          checked={isLoading && originalArgs ? originalArgs.readReceipts : readReceipts}
          onCheckedChange={(next) => void editSettings({ readReceipts: next })}
        />
      }
    />
  );
}
