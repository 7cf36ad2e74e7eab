import type { Alerts, AlertSetting } from './alerts.ts';

const PREFIX = 'oja.alerts.';
const ON = 'on';
const listeners = new Set<() => void>();
/** Choices that could not be stored because the browser forbids it. They last until the page closes. */
const chosen = new Map<string, string>();

const notifyListeners = () => {
  for (const listener of listeners) listener();
};

/** The browser's permission; undefined where notifications are not supported. */
const permission = (): NotificationPermission | undefined =>
  'Notification' in globalThis ? Notification.permission : undefined;

function isWanted(userId: string): boolean {
  try {
    return (chosen.get(userId) ?? localStorage.getItem(PREFIX + userId)) === ON;
  } catch {
    return false;
  }
}

/** Whether a user has turned notifications on or off on this device, or has answered no to the question. */
export function hasChosen(userId: string): boolean {
  try {
    return chosen.has(userId) || localStorage.getItem(PREFIX + userId) !== null;
  } catch {
    return false;
  }
}

function choose(userId: string, choice: string): void {
  try {
    localStorage.setItem(PREFIX + userId, choice);
    chosen.delete(userId);
  } catch {
    chosen.set(userId, choice);
  }
  notifyListeners();
}

/** Another user on the same device has not asked for notifications, even if the browser allows them. */
export function settingOf(userId: string): AlertSetting {
  const allowed = permission();
  if (allowed === undefined) return 'unavailable';
  if (allowed === 'denied') return 'blocked';
  return allowed === 'granted' && isWanted(userId) ? 'on' : 'off';
}

/** Turns notifications on for a user, after the browser's prompt if it has not asked yet. */
export async function turnOn(userId: string): Promise<void> {
  if (permission() === 'default') await Notification.requestPermission();
  // Closing the prompt without an answer is not consent: the next press asks again.
  if (permission() === 'granted') choose(userId, ON);
  else notifyListeners();
}

/** Turns notifications off for a user on this device. */
export function turnOff(userId: string): void {
  choose(userId, 'off');
}

function onStorage({ key }: StorageEvent): void {
  if (key === null || key.startsWith(PREFIX)) notifyListeners();
}

/** The browser's permission status. Some browsers cannot be queried. */
async function findStatus(): Promise<PermissionStatus | null> {
  const permissions: Permissions | undefined = navigator.permissions;
  try {
    return (await permissions?.query({ name: 'notifications' })) ?? null;
  } catch {
    return null;
  }
}

export const subscribe: Alerts['subscribe'] = (listener) => {
  const status = findStatus();
  const follow = (change: 'addEventListener' | 'removeEventListener') =>
    void status.then((found) => found?.[change]('change', notifyListeners));
  if (listeners.size === 0) globalThis.addEventListener('storage', onStorage);
  listeners.add(listener);
  follow('addEventListener');
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) globalThis.removeEventListener('storage', onStorage);
    follow('removeEventListener');
  };
};
