import { useEffect, useState, useSyncExternalStore } from 'react';

import type { Alerts, AlertSetting } from '../../platform/alerts/alerts.ts';
import { usePlatform } from '../../platform/PlatformContext.tsx';
import { useUser } from '../../session/use-session.ts';

const neverChanges = () => () => undefined;

interface AlertSettingState {
  setting: AlertSetting;
  /** To be called by a press: the browser may have to ask. */
  turn: (isOn: boolean) => void;
}

/** The notifications of this device, for whoever is signed in; undefined until it is known, and where there are none. */
export function useAlertSetting(): AlertSettingState | undefined {
  const { loadAlerts } = usePlatform();
  const { _id: userId } = useUser();
  const [alerts, setAlerts] = useState<Alerts>();
  useEffect(() => {
    // Without a connection its code may be missing: nothing can be set then.
    void loadAlerts?.().then(setAlerts, () => undefined);
  }, [loadAlerts]);
  const setting = useSyncExternalStore(alerts?.subscribe ?? neverChanges, () => alerts?.settingOf(userId));
  if (!alerts || !setting) return undefined;
  return { setting, turn: (isOn) => void (isOn ? alerts.turnOn(userId) : alerts.turnOff(userId)) };
}
