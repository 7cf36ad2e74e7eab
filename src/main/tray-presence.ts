import { execFile } from 'node:child_process';

const PATIENCE_MS = 1000;
const ASK = ['--session', '--print-reply', '--dest=org.freedesktop.DBus', '/', 'org.freedesktop.DBus.NameHasOwner', 'string:org.kde.StatusNotifierWatcher'];

/**
 * Whether there is a tray that shows our icon. macOS and Windows have one; of Linux desktops some do, and Electron does
 * not tell: whoever shows trays has a name on the session's bus. Where nobody can be asked there is none, so that an app
 * that is closed is never left running where nobody finds it.
 */
export function hasTray(platform: NodeJS.Platform = process.platform): Promise<boolean> {
  if (platform !== 'linux') return Promise.resolve(true);
  return new Promise((resolve) => {
    execFile('dbus-send', ASK, { timeout: PATIENCE_MS }, (error, answer) => resolve(error === null && answer.includes('boolean true')));
  });
}
