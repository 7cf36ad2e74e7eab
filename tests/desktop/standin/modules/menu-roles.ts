import { refuse } from '../strict.ts';
import { app } from './app.ts';
import type { BrowserWindow } from './browser-window.ts';

type Act = (window: BrowserWindow | undefined) => void;

/** What Electron does for a menu item's role. */
const ROLES: Readonly<Record<string, Act>> = {
  quit: () => app.quit(),
  close: (window) => window?.close(),
  minimize: (window) => window?.minimize(),
  reload: (window) => window?.webContents.reload(),
  undo: (window) => void window?.webContents.undo(),
  redo: (window) => void window?.webContents.redo(),
  cut: (window) => void window?.webContents.cut(),
  copy: (window) => void window?.webContents.copy(),
  paste: (window) => void window?.webContents.paste(),
  selectall: (window) => void window?.webContents.selectAll(),
  resetzoom: (window) => window?.webContents.setZoomLevel(0),
  zoomin: (window) => window?.webContents.setZoomLevel(window.webContents.getZoomLevel() + 0.5),
  zoomout: (window) => window?.webContents.setZoomLevel(window.webContents.getZoomLevel() - 0.5),
};
/** Roles of macOS's own menus, and roles without an effect on a page. */
const UNSEEN: ReadonlySet<string> = new Set([
  'about',
  'services',
  'hide',
  'hideothers',
  'unhide',
  'front',
  'window',
  'zoom',
  'help',
  'editmenu',
  'windowmenu',
  'filemenu',
  'viewmenu',
  'appmenu',
  'togglefullscreen',
  'toggledevtools',
]);

/** Throws for a role that is not listed here; Electron accepts any. */
export function isRole(role: string): void {
  if (!(role.toLowerCase() in ROLES) && !UNSEEN.has(role.toLowerCase())) refuse(`the menu role '${role}'`);
}

export function performRole(role: string, window: BrowserWindow | undefined): void {
  ROLES[role.toLowerCase()]?.(window);
}
