import { DebUpdater, PacmanUpdater, RpmUpdater, autoUpdater } from 'electron-updater';

import type { Updater } from './update-watch.ts';

/**
 * The updater of this system, in a file of its own: it is large, and the window does not wait for it.
 * @param url of the feed, as baked into main: the copy beside the archive is not covered by the archive's checksum
 * @param onMoved is told where the program lies once an update has another name: an AppImage has its version in it
 */
export function openUpdater(url: string, onMoved: (program: string) => void): Updater {
  // Failures reach the watch; a log of its own would repeat them.
  autoUpdater.logger = null;
  // Installers that download the program only when they run are checked less.
  autoUpdater.disableWebInstaller = true;
  // There the system asks for a password, which nobody expects from an app that they have just closed.
  const asksForPassword = [DebUpdater, RpmUpdater, PacmanUpdater].some((kind) => autoUpdater instanceof kind);
  autoUpdater.autoInstallOnAppQuit = !asksForPassword;
  autoUpdater.on('appimage-filename-updated', onMoved);
  autoUpdater.setFeedURL({ provider: 'generic', url, useMultipleRangeRequest: false });
  return autoUpdater;
}
