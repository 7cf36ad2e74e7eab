import type { ShownAlert } from '../../../bridge/alerts.ts';
import type { OjaBridge } from '../../../bridge/oja-bridge.ts';
import { alertAddress } from './alert-address.ts';
import { pictureOf } from './alert-picture.ts';
import type { Alert, Alerts } from './alerts.ts';

const PREFIX = 'oja.desktop-alerts.';
const OFF = 'off';

/** The alert as main stores it. Its path contains the notification to mark as read. */
const shownOf = ({ icon: _icon, ...alert }: Alert): ShownAlert => ({
  ...alert,
  path: alertAddress({ ...alert, icon: null }),
});

/**
 * System notifications, and the counts on tray, dock and taskbar. They are on until the user turns them off: installing
 * the app is a sign that they are wanted. Main reports whether the window has the focus, because a page does not know
 * whether its window is covered.
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
    // An alert for another path than the visible one is shown, as in other chat apps.
    async watched() {
      const focused = await bridge.call('window.isFocused');
      const isFocused = focused.ok && focused.value;
      return (path) => isFocused && path === globalThis.location.pathname;
    },
    async show(alert) {
      const picture = alert.icon === null ? undefined : await pictureOf(alert.icon);
      await bridge.call('alerts.show', { ...shownOf(alert), picture });
    },
    async close(isMeant) {
      const shown = await bridge.call('alerts.list');
      const ids = shown.ok ? shown.value.filter((one) => isMeant({ ...one, icon: null })).map(({ id }) => id) : [];
      if (ids.length > 0) await bridge.call('alerts.close', ids);
    },
    // Main asks the page to open the path of a clicked alert. The path contains the notification to mark as read.
    onPress: () => () => undefined,
    onMarkRead: (listener) => bridge.on('alert.markedRead', listener),
    setBadge: (count) => void bridge.call('unread.show', count),
  };
}
