import { t } from '@lingui/core/macro';
import { SettingsRow } from '@oja/ui/SettingsRow';
import { Switch } from '@oja/ui/Switch';
import { BellRing } from 'lucide-react';

import type { AlertSetting } from '../../platform/alerts/alerts.ts';
import { useAlertSetting } from '../../realtime/alerts/use-alert-setting.ts';

const what = () => t`Tells you of messages and activity while you are not looking at Oja.`;

const HINTS: Record<AlertSetting, () => string> = {
  on: what,
  off: what,
  blocked: () =>
    t`Blocked in this browser. To change that, open the site settings beside the address, set Notifications to Allow, and come back here.`,
  unavailable: () =>
    t`This browser has no notifications for Oja. On an iPhone, add Oja to the Home Screen and open it from there.`,
};

/** Turns system notifications on or off, for this user on this device. */
export function AlertsRow() {
  const state = useAlertSetting();
  if (!state) return null;
  const { setting, turn } = state;
  return (
    <SettingsRow
      icon={<BellRing />}
      control={
        <Switch
          label={t`Notifications on this device`}
          // The result of the browser's permission prompt is announced as well as shown.
          hint={<span role="status">{HINTS[setting]()}</span>}
          checked={setting === 'on'}
          onValueChange={turn}
        />
      }
    />
  );
}
