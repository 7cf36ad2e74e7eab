import { useEffect, useState, useSyncExternalStore } from 'react';

import type { Alerts, AlertSetting } from '../../platform/alerts/alerts.ts';
import { usePlatform } from '../../platform/PlatformContext.tsx';
import { useUser } from '../../session/use-session.ts';

const neverChanges = () => () => undefined;

interface AlertSettingState {
  setting: AlertSetting;
  /** Must be called from a user gesture: the browser may have to ask for permission. */
  turn: (isOn: boolean) => void;
}

/**
 * The notification setting of the signed-in user on this device; undefined until it is known, and where notifications
 * are not supported.
 */
export function useAlertSetting(): AlertSettingState | undefined {
  const { loadAlerts } = usePlatform();
  const { _id: userId } = useUser();
  const [alerts, setAlerts] = useState<Alerts>();
  useEffect(() => {
    // Without a connection the code may be missing: the setting is then not available.
    void loadAlerts?.().then(setAlerts, () => undefined);
  }, [loadAlerts]);
  const setting = useSyncExternalStore(alerts?.subscribe ?? neverChanges, () => alerts?.settingOf(userId));
  if (!alerts || !setting) return undefined;
  return { setting, turn: (isOn) => void (isOn ? alerts.turnOn(userId) : alerts.turnOff(userId)) };
}
