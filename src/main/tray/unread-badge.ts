import type { App, BrowserWindow } from 'electron';

import { overlayImage } from './unread-images.ts';
import { unreadText } from '../../bridge/unread-text.ts';
import { unreadWords } from '../texts/texts.ts';

/** The part of Electron's `app` that is used. */
type BadgedApp = Pick<App, 'setBadgeCount'> & {
  readonly dock?: Pick<NonNullable<App['dock']>, 'setBadge'> | undefined;
};

/**
 * Shows the count on the app's icon: as the dock's text, the taskbar's overlay, or the launcher count of Linux
 * desktops.
 * @param window the window whose taskbar entry gets the count; undefined if there is none
 */
export function paintBadge(
  count: number,
  app: BadgedApp,
  window: Pick<BrowserWindow, 'setOverlayIcon'> | undefined,
): void {
  if (process.platform === 'darwin') app.dock?.setBadge(unreadText(count));
  else if (process.platform === 'win32')
    window?.setOverlayIcon(count > 0 ? overlayImage(count) : null, count > 0 ? unreadWords(count) : '');
  else app.setBadgeCount(count);
}
