import { execFile } from 'node:child_process';

const TIMEOUT_MS = 1000;
const ASK = [
  '--session',
  '--print-reply',
  '--dest=org.freedesktop.DBus',
  '/',
  'org.freedesktop.DBus.NameHasOwner',
  'string:org.kde.StatusNotifierWatcher',
];

/**
 * Whether a tray shows the app's icon. macOS and Windows always have one. Some Linux desktops do, and Electron does not
 * report it: a tray service owns a name on the session bus. If the bus cannot be queried, there is no tray, so that a
 * closed app never keeps running where the user cannot find it.
 */
export function hasTray(platform: NodeJS.Platform = process.platform): Promise<boolean> {
  if (platform !== 'linux') return Promise.resolve(true);
  return new Promise((resolve) => {
    execFile('dbus-send', ASK, { timeout: TIMEOUT_MS }, (error, answer) =>
      resolve(error === null && answer.includes('boolean true')),
    );
  });
}
