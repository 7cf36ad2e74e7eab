import type { ShownAlert } from '../../../bridge/alerts.ts';
import type { OjaBridge } from '../../../bridge/oja-bridge.ts';
import { alertAddress } from './alert-address.ts';
import type { Alert, Alerts } from './alerts.ts';

const PREFIX = 'oja.desktop-alerts.';
const OFF = 'off';

/** As main has it: the place that it leads to names what is read by going there. */
const shownOf = ({ icon: _icon, ...alert }: Alert): ShownAlert => ({ ...alert, path: alertAddress({ ...alert, icon: null }) });

/**
 * The system's notifications and the counts on tray, dock and taskbar. They are on until a person turns them off: whoever
 * installs an app wants to hear of it. Whether the window is looked at, main knows: a page cannot tell while its window is
 * covered.
 */
export function desktopAlerts(bridge: OjaBridge): Alerts {
  const listeners = new Set<() => void>();
  const set = (userId: string, value: string) => {
    localStorage.setItem(PREFIX + userId, value);
    for (const listener of listeners) listener();
  };
  return {
    settingOf: (userId) => (localStorage.getItem(PREFIX + userId) === OFF ? 'off' : 'on'),
    turnOn: async (userId) => set(userId, 'on'),
    turnOff: (userId) => set(userId, OFF),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // Another place of Oja than the one that is looked at is told of, as other chat apps do.
    async watched() {
      const focused = await bridge.call('window.isFocused');
      const isFocused = focused.ok && focused.value;
      return (path) => isFocused && path === globalThis.location.pathname;
    },
    show: async (alert) => void (await bridge.call('alerts.show', shownOf(alert))),
    async close(isMeant) {
      const shown = await bridge.call('alerts.list');
      const ids = shown.ok ? shown.value.filter((one) => isMeant({ ...one, icon: null })).map(({ id }) => id) : [];
      if (ids.length > 0) await bridge.call('alerts.close', ids);
    },
    // What is pressed is a place that main asks the page to go to, and its address says what is read by that.
    onPress: () => () => undefined,
    setBadge: (count) => void bridge.call('unread.show', count),
  };
}
