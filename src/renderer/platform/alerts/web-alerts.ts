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
  // Clicks on notifications that the service worker has shown.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  workers?.addEventListener('message', ({ data, ports }: MessageEvent<Partial<PageMessage> | null>) => {
    const pressed = data?.pressed;
    if (isAlert(pressed) && press(pressed)) ports[0]?.postMessage('going');
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
