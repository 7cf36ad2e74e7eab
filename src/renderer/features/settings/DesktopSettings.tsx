import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { SettingsList } from '@oja/ui/SettingsList';
import { SettingsRow } from '@oja/ui/SettingsRow';
import { Switch } from '@oja/ui/Switch';
import { BellOff, BellRing, EyeOff, Power, Server } from 'lucide-react';
import { useEffect, useState } from 'react';

import type { Desktop } from '../../platform/desktop-app.ts';
import { ServerDialog } from './ServerDialog.tsx';
import { SpellCheckRow } from './SpellCheckRow.tsx';
import { useDesktopPreferences } from './use-desktop-preferences.ts';

/** The settings of the desktop app (architecture §8). */
export default function DesktopSettings({ desktop }: { desktop: Desktop }) {
  const { preferences, change } = useDesktopPreferences(desktop);
  if (!preferences) return null;
  const { startAtLogin, canStartAtLogin, startHidden, canStartHidden, doNotDisturb, mutedUntil, drawAttention } =
    preferences;
  return (
    <SettingsList title={t`Desktop app`}>
      <SettingsRow
        icon={<BellOff />}
        control={
          <Switch
            label={t`Do Not Disturb`}
            hint={
              mutedUntil !== null
                ? t`Muted until ${{ time: clock(mutedUntil) }}.`
                : t`No notifications and no sounds. Unread counts go on.`
            }
            checked={doNotDisturb}
            onValueChange={(next) => change({ doNotDisturb: next })}
          />
        }
      />
      <SettingsRow
        icon={<BellRing />}
        control={
          <Switch
            label={t`Draw attention to new messages`}
            hint={t`The taskbar flashes or the Dock icon bounces once while Oja is not in front.`}
            checked={drawAttention}
            onValueChange={(next) => change({ drawAttention: next })}
          />
        }
      />
      <SettingsRow
        icon={<Power />}
        control={
          <Switch
            label={t`Start Oja at login`}
            hint={canStartAtLogin ? t`When you log in to this computer.` : t`Not available here: install Oja first.`}
            disabled={!canStartAtLogin}
            checked={startAtLogin}
            onValueChange={(next) => change({ startAtLogin: next })}
          />
        }
      />
      <SettingsRow
        icon={<EyeOff />}
        control={
          <Switch
            label={t`Start hidden`}
            hint={
              canStartHidden
                ? t`In the tray, without its window. You are notified all the same.`
                : t`Not available here: this desktop has no tray to find Oja in.`
            }
            disabled={!canStartHidden}
            checked={startHidden}
            onValueChange={(next) => change({ startHidden: next })}
          />
        }
      />
      <SpellCheckRow {...preferences} onChange={(spellCheck) => change({ spellCheck })} />
      <ServerRow desktop={desktop} />
    </SettingsList>
  );
}

const clock = (moment: string) => new Intl.DateTimeFormat(i18n.locale, { timeStyle: 'short' }).format(new Date(moment));

/** Shows which server the app uses, and opens the dialog to change it. */
function ServerRow({ desktop }: { desktop: Desktop }) {
  const [isOpen, setIsOpen] = useState(false);
  const [origin, setOrigin] = useState<string>();
  useEffect(() => {
    // If main does not answer, the row still opens the dialog, which shows the error.
    desktop.getServer().then(
      (server) => setOrigin(server.origin),
      () => undefined,
    );
  }, [desktop]);
  return (
    <>
      <SettingsRow icon={<Server />} label={t`Server`} text={origin} onSelect={() => setIsOpen(true)} />
      {isOpen && <ServerDialog desktop={desktop} onClose={() => setIsOpen(false)} />}
    </>
  );
}
