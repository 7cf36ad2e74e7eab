import { SettingsList } from '@oja/ui/SettingsList';
import { SettingsRow } from '@oja/ui/SettingsRow';
import { Switch } from '@oja/ui/Switch';
import { Ban, CheckCheck } from 'lucide-react';

import { useEditSettingsMutation } from '../../api/privacy-api.ts';
import { useUser } from '../../session/use-session.ts';
import { useLatePart } from '../posts/use-late-part.ts';

const loadBlockedPeople = async () => (await import('./BlockedPeople.tsx')).BlockedPeople;

/** What others are told of oneself, and who is to leave one alone. */
export function PrivacySettings() {
  const { readReceipts } = useUser();
  const [editSettings, { isLoading, originalArgs }] = useEditSettingsMutation();
  const blocked = useLatePart(loadBlockedPeople);
  return (
    <>
      <SettingsList title="Privacy">
        <SettingsRow
          icon={<CheckCheck />}
          control={
            <Switch
              label="Read receipts"
              hint="You and the people you write with see when messages were seen. Off counts for both sides."
              // Shown at once; what the server refuses goes back, and a toast says why.
              checked={isLoading && originalArgs ? originalArgs.readReceipts : readReceipts}
              onCheckedChange={(next) => void editSettings({ readReceipts: next })}
            />
          }
        />
        <SettingsRow icon={<Ban />} label="Blocked people" loading={blocked.isOpening} onPress={blocked.open} />
      </SettingsList>
      {blocked.Part && <blocked.Part onClose={blocked.close} />}
    </>
  );
}
