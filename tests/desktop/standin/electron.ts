/**
 * The module that `electron` resolves to: the part of Electron that the app uses, checked against Electron's own types.
 */
import { app } from './modules/app.ts';
import { BrowserWindow } from './modules/browser-window.ts';
import { clipboard } from './modules/clipboard.ts';
import { dialog } from './modules/dialog.ts';
import { ipcMain } from './modules/ipc-main.ts';
import { Menu } from './modules/menu.ts';
import { nativeImage } from './modules/native-image.ts';
import { nativeTheme } from './modules/native-theme.ts';
import { net } from './modules/net.ts';
import { Notification } from './modules/notification.ts';
import { powerMonitor } from './modules/power-monitor.ts';
import { protocol } from './modules/protocol.ts';
import { safeStorage } from './modules/safe-storage.ts';
import { screen } from './modules/screen.ts';
import { defaultSession } from './modules/session.ts';
import { shell } from './modules/shell.ts';
import { Tray } from './modules/tray.ts';
import { WebContents } from './modules/web-contents.ts';
import type * as surface from './surface.ts';

const session = {
  defaultSession,
  /** For electron-updater, which passes it to `net.request`. */
  fromPartition: () => defaultSession,
};
/** For Playwright, which uses it to find a page's window. */
const webContents = { fromDevToolsTargetId: (id: string) => WebContents.fromDevToolsTargetId(id) };

/** The types that the app is compiled against, except for the preload's part, which is in page/preload-world.ts. */
type Surface = Omit<typeof surface, 'contextBridge' | 'ipcRenderer'>;

const parts = {
  app,
  BrowserWindow,
  clipboard,
  dialog,
  ipcMain,
  Menu,
  nativeImage,
  nativeTheme,
  net,
  Notification,
  powerMonitor,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  Tray,
} satisfies Surface;
const electron = { ...parts, webContents };

export {
  app,
  BrowserWindow,
  clipboard,
  dialog,
  ipcMain,
  Menu,
  nativeImage,
  nativeTheme,
  net,
  Notification,
  powerMonitor,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  Tray,
  webContents,
};
export { electron as default, electron as 'module.exports' };
