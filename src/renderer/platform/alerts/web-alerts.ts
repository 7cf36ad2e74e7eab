import type { PageMessage } from '../../service-worker/open-alert.ts';
import { openPath } from '../open-path.ts';
import { settingOf, subscribe, turnOff, turnOn } from './alert-setting.ts';
import { alertAddress } from './alert-address.ts';
import { type Alert, type Alerts, isAlert } from './alerts.ts';
import { watchFocus } from './focus-watch.ts';
import { NoticeBoard } from './notice-board.ts';
import { claim } from './told-once.ts';

/** Chromium and Safari have it; where it is missing, the number stands in the title alone. */
const badged: Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>> = navigator;

function create(): Alerts {
  const listeners = new Set<(alert: Alert) => void>();
  /** @returns whether this page goes where it leads */
  const press = (alert: Alert): boolean => {
    const isGoing = openPath(alert.path);
    if (isGoing) for (const listener of listeners) listener(alert);
    return isGoing;
  };
  const board = new NoticeBoard((alert) => {
    globalThis.focus();
    if (!press(alert)) globalThis.location.assign(alertAddress(alert));
  });
  const isAnyFocused = watchFocus();
  // What is pressed on one that the service worker has shown.
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
    // Whoever looks at Oja sees its counts change: in a browser, no screen of it needs another telling.
    watched: async () => {
      const isWatched = await isAnyFocused();
      return () => isWatched;
    },
    show: async (alert) => {
      if (await claim(alert.id)) await board.put(alert);
    },
    close: (isMeant) => board.take(isMeant),
    onPress(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setBadge(count) {
      const done = count > 0 ? badged.setAppBadge?.(count) : badged.clearAppBadge?.();
      // A browser may have it and yet forbid it.
      done?.catch(() => undefined);
    },
  };
}

let alerts: Alerts | undefined;

/** Notifications of the browser, and the badge of the installed app. One for the page. */
export function webAlerts(): Alerts {
  alerts ??= create();
  return alerts;
}
