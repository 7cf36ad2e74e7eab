import { SettingsRow } from '@oja/ui/SettingsRow';
import { Switch } from '@oja/ui/Switch';
import { BellRing } from 'lucide-react';

import type { AlertSetting } from '../../platform/alerts/alerts.ts';
import { useAlertSetting } from './use-alert-setting.ts';

const WHAT = 'Tells you of messages and activity while you are not looking at Oja.';

const HINTS: Record<AlertSetting, string> = {
  on: WHAT,
  off: WHAT,
  blocked: 'Blocked in this browser. To change that, open the site settings beside the address, set Notifications to Allow, and come back here.',
  unavailable: 'This browser has no notifications for Oja. On an iPhone, add Oja to the Home Screen and open it from there.',
};

/** Turns notifications outside of the page on or off: on request only, for this person on this device. */
export function AlertsRow() {
  const state = useAlertSetting();
  if (!state) return null;
  const { setting, turn } = state;
  return (
    <SettingsRow
      icon={<BellRing />}
      control={
        <Switch
          label="Notifications on this device"
          // An answer given to the browser is heard here as well as seen.
          hint={<span role="status">{HINTS[setting]}</span>}
          checked={setting === 'on'}
          onCheckedChange={turn}
        />
      }
    />
  );
}
