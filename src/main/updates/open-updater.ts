import { DebUpdater, PacmanUpdater, RpmUpdater, autoUpdater } from 'electron-updater';

import type { Updater } from './update-watch.ts';

/**
 * Opens this system's updater. It is loaded lazily from its own file: it is large, and the window does not wait for it.
 * @param url the feed's address, as built into main: the copy beside the archive is not covered by the archive's
 * checksum
 * @param onMoved receives the program's new path if an update renames it: an AppImage has its version in its name
 */
export function openUpdater(url: string, onMoved: (program: string) => void): Updater {
  // Failures reach the update watch; the updater's own log would repeat them.
  autoUpdater.logger = null;
  // Installers that download the program when they run are verified less strictly.
  autoUpdater.disableWebInstaller = true;
  // The system asks for a password there, which the user does not expect after closing the app.
  const asksForPassword = [DebUpdater, RpmUpdater, PacmanUpdater].some((kind) => autoUpdater instanceof kind);
  autoUpdater.autoInstallOnAppQuit = !asksForPassword;
  autoUpdater.on('appimage-filename-updated', onMoved);
  autoUpdater.setFeedURL({ provider: 'generic', url, useMultipleRangeRequest: false });
  return autoUpdater;
}
