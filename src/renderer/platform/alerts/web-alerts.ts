import type { PageMessage } from '../../service-worker/open-alert.ts';
import { openPath } from './open-path.ts';
import { settingOf, subscribe, turnOff, turnOn } from './alert-setting.ts';
import { alertAddress } from './alert-address.ts';
import { type Alert, type Alerts, isAlert } from './alerts.ts';
import { watchFocus } from './focus-watch.ts';
import { BrowserNotifications } from './browser-notifications.ts';

/** Supported by Chromium and Safari. Other browsers only show the count in the title. */
const badged: Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>> = navigator;

function create(): Alerts {
  const listeners = new Set<(alert: Alert) => void>();
  const markListeners = new Set<Parameters<Alerts['onMarkRead']>[0]>();
  /** @returns whether this page opens the path */
  const press = (alert: Alert): boolean => {
    const isGoing = openPath(alert.path);
    if (isGoing) for (const listener of listeners) listener(alert);
    return isGoing;
  };
  const board = new BrowserNotifications((alert) => {
    globalThis.focus();
    if (!press(alert)) globalThis.location.assign(alertAddress(alert));
  });
  const isAnyFocused = watchFocus();
  /** @returns whether this page marks its conversation as read */
  const markRead = (alert: Alert): boolean => [...markListeners].some((listener) => listener(alert));
  // Clicks on notifications that the service worker has shown.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  workers?.addEventListener('message', ({ data, ports }: MessageEvent<PageMessage | object | null>) => {
    const isTaken =
      data !== null &&
      (('pressed' in data && isAlert(data.pressed) && press(data.pressed)) ||
        ('markedRead' in data && isAlert(data.markedRead) && markRead(data.markedRead)));
    if (isTaken) ports[0]?.postMessage('taken');
  });

  return {
    settingOf,
    turnOn,
    turnOff,
    subscribe,
    // A user who looks at any tab of Oja sees its counts change, so no path needs an alert.
    watched: async () => {
      const isWatched = await isAnyFocused();
      return () => isWatched;
    },
    show: (alert) => board.put(alert),
    close: (isMeant) => board.take(isMeant),
    onPress(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onMarkRead(listener) {
      markListeners.add(listener);
      return () => markListeners.delete(listener);
    },
    setBadge(count) {
      const done = count > 0 ? badged.setAppBadge?.(count) : badged.clearAppBadge?.();
      // A browser may support it and still forbid it.
      done?.catch(() => undefined);
    },
  };
}

let alerts: Alerts | undefined;

/** Notifications of the browser and the badge of the installed app. One instance for each page. */
export function webAlerts(): Alerts {
  alerts ??= create();
  return alerts;
}
