import { type ElectronApplication, expect } from '@playwright/test';

/** How the window stands: '' where there is none. */
export function windowState(app: ElectronApplication): Promise<'focused' | 'shown' | 'minimised' | 'hidden' | ''> {
  return app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    if (!window) return '';
    if (window.isMinimized()) return 'minimised';
    if (!window.isVisible()) return 'hidden';
    return window.isFocused() ? 'focused' : 'shown';
  });
}

/** What the system shows of what is unread: the tray's words, the badge, and the notifications that stand. */
export function outside(app: ElectronApplication): Promise<{ tray: string; badge: number; notifications: string[] }> {
  return app.evaluate(() => ({
    tray: standin.tray()?.toolTip ?? '',
    badge: standin.asked.badge,
    notifications: standin.notifications().map(({ title, body }) => `${title}: ${body}`),
  }));
}

/** Does something with the window, as its person does. */
export const leave = (app: ElectronApplication, how: 'hide' | 'minimize' | 'close' | 'show' | 'blur') =>
  app.evaluate(({ BrowserWindow }, name) => {
    const [window] = BrowserWindow.getAllWindows();
    if (!window) throw new Error('There is no window.');
    if (name === 'blur') window.emit('blur');
    else window[name]();
  }, how);

/** Presses a line of the menu that a right click has asked for: main hears of the click a moment later. */
export const pressPopup = (app: ElectronApplication, label: string) =>
  expect(() => app.evaluate((_electron, named) => standin.press('popup', { label: named }), label)).toPass({ timeout: 10_000 });
