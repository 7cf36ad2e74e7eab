import type { App, BrowserWindow } from 'electron';

import { overlayImage } from './unread-images.ts';
import { unreadText, unreadWords } from '../bridge/unread-text.ts';

/** What is used of Electron's `app`. */
type BadgedApp = Pick<App, 'setBadgeCount'> & { readonly dock?: Pick<NonNullable<App['dock']>, 'setBadge'> | undefined };

/**
 * Paints the count on the app's icon, as each system has it: the dock's text, the taskbar's overlay, or what the Linux
 * desktops that know counts show.
 * @param window whose entry in the taskbar it is; undefined where there is none now
 */
export function paintBadge(count: number, app: BadgedApp, window: Pick<BrowserWindow, 'setOverlayIcon'> | undefined): void {
  if (process.platform === 'darwin') app.dock?.setBadge(unreadText(count));
  else if (process.platform === 'win32') window?.setOverlayIcon(count > 0 ? overlayImage(count) : null, count > 0 ? unreadWords(count) : '');
  else app.setBadgeCount(count);
}
