import { SettingsList } from '@oja/ui/SettingsList';
import { SettingsRow } from '@oja/ui/SettingsRow';
import { Switch } from '@oja/ui/Switch';
import { BellOff, EyeOff, Power } from 'lucide-react';

import type { Desktop } from '../../platform/desktop-app.ts';
import { ServerRow } from './ServerRow.tsx';
import { SpellCheckRow } from './SpellCheckRow.tsx';
import { useDesktopPreferences } from './use-desktop-preferences.ts';

/** The settings of the desktop app itself (design §8). */
export default function DesktopSettings({ desktop }: { desktop: Desktop }) {
  const { preferences, change } = useDesktopPreferences(desktop);
  if (!preferences) return null;
  const { startAtLogin, canStartAtLogin, startHidden, canStartHidden, doNotDisturb, mutedUntil } = preferences;
  return (
    <SettingsList title="Desktop app">
      <SettingsRow
        icon={<BellOff />}
        control={
          <Switch
            label="Do Not Disturb"
            hint={mutedUntil !== null ? `Muted until ${clock(mutedUntil)}.` : 'No notifications and no sounds. Unread counts go on.'}
            checked={doNotDisturb}
            onCheckedChange={(next) => change({ doNotDisturb: next })}
          />
        }
      />
      <SettingsRow
        icon={<Power />}
        control={
          <Switch
            label="Start Oja at login"
            hint={canStartAtLogin ? 'When you log in to this computer.' : 'Not available here: install Oja first.'}
            disabled={!canStartAtLogin}
            checked={startAtLogin}
            onCheckedChange={(next) => change({ startAtLogin: next })}
          />
        }
      />
      <SettingsRow
        icon={<EyeOff />}
        control={
          <Switch
            label="Start hidden"
            hint={canStartHidden ? 'In the tray, without its window. You are notified all the same.' : 'Not available here: this desktop has no tray to find Oja in.'}
            disabled={!canStartHidden}
            checked={startHidden}
            onCheckedChange={(next) => change({ startHidden: next })}
          />
        }
      />
      <SpellCheckRow {...preferences} onChange={(spellCheck) => change({ spellCheck })} />
      <ServerRow desktop={desktop} />
    </SettingsList>
  );
}

const clock = (moment: string) => new Intl.DateTimeFormat('en-NG', { timeStyle: 'short' }).format(new Date(moment));
