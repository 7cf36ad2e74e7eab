import { type ElectronApplication, expect } from '@playwright/test';

/** The window's state; '' if there is none. */
export function windowState(app: ElectronApplication): Promise<'focused' | 'shown' | 'minimised' | 'hidden' | ''> {
  return app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    if (!window) return '';
    if (window.isMinimized()) return 'minimised';
    if (!window.isVisible()) return 'hidden';
    return window.isFocused() ? 'focused' : 'shown';
  });
}

/** The unread state that the system shows: the tray's tooltip, the badge, and the notifications on screen. */
export function outside(app: ElectronApplication): Promise<{ tray: string; badge: number; notifications: string[] }> {
  return app.evaluate(() => ({
    tray: standin.tray()?.toolTip ?? '',
    badge: standin.requested.badge,
    notifications: standin.notifications().map(({ title, body }) => `${title}: ${body}`),
  }));
}

/** Changes the window's state, as a user does. */
export const leave = (app: ElectronApplication, how: 'hide' | 'minimize' | 'close' | 'show' | 'blur') =>
  app.evaluate(({ BrowserWindow }, name) => {
    const [window] = BrowserWindow.getAllWindows();
    if (!window) throw new Error('There is no window.');
    if (name === 'blur') window.emit('blur');
    else window[name]();
  }, how);

/** Clicks an item of the context menu. Main receives the click a moment later. */
export const pressPopup = (app: ElectronApplication, label: string) =>
  expect(() => app.evaluate((_electron, named) => standin.press('popup', { label: named }), label)).toPass({
    timeout: 10_000,
  });
