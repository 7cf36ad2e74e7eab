/** The module that `electron` resolves to: what the app uses of Electron, held to Electron's own types, and nothing more. */
import { app } from './modules/app.ts';
import { BrowserWindow } from './modules/browser-window.ts';
import { clipboard } from './modules/clipboard.ts';
import { dialog } from './modules/dialog.ts';
import { ipcMain } from './modules/ipc-main.ts';
import { net } from './modules/net.ts';
import { protocol } from './modules/protocol.ts';
import { safeStorage } from './modules/safe-storage.ts';
import { screen } from './modules/screen.ts';
import { defaultSession } from './modules/session.ts';
import { shell } from './modules/shell.ts';
import { WebContents } from './modules/web-contents.ts';

const session = { defaultSession };
/** For Playwright, which finds the window of a page by it. */
const webContents = { fromDevToolsTargetId: (id: string) => WebContents.fromDevToolsTargetId(id) };

const electron = { app, BrowserWindow, clipboard, dialog, ipcMain, net, protocol, safeStorage, screen, session, shell, webContents };

export { app, BrowserWindow, clipboard, dialog, ipcMain, net, protocol, safeStorage, screen, session, shell, webContents };
export { electron as default, electron as 'module.exports' };
