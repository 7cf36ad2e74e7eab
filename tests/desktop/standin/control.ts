import { app } from './modules/app.ts';
import { BrowserWindow } from './modules/browser-window.ts';
import { copied } from './modules/clipboard.ts';
import { answers, shown } from './modules/dialog.ts';
import { menus, type MenuItem } from './modules/menu.ts';
import { nativeTheme } from './modules/native-theme.ts';
import { notifications } from './modules/notification.ts';
import { powerMonitor } from './modules/power-monitor.ts';
import { keychain } from './modules/safe-storage.ts';
import { defaultSession } from './modules/session.ts';
import { handedOver } from './modules/shell.ts';
import { misspellings } from './modules/spelling.ts';
import { openTrays } from './modules/tray.ts';

/** How specs name a menu item: by any of its properties. */
type Named = Partial<Pick<MenuItem, 'id' | 'label' | 'role' | 'accelerator'>>;

function press(menu: 'application' | 'popup' | 'tray', named: Named): void {
  const isMeant = (item: MenuItem) => Object.entries(named).every(([key, value]) => Reflect.get(item, key) === value);
  const item = (menu === 'tray' ? openTrays()[0]?.menu : menus[menu])?.find(isMeant);
  if (!item) throw new Error(`The ${menu} menu has no item with ${JSON.stringify(named)}.`);
  item.click();
}

function onScreen(title: string) {
  const found = notifications.onScreen().find((each) => each.title === title);
  if (!found) throw new Error(`No notification "${title}" is on the screen.`);
  return found;
}

/** State and actions that only the stand-in has. Specs use it as `standin` in `app.evaluate(() => standin.…)`. */
export const control = {
  /** What the app handed to the system: `opened` addresses and `shown` files. */
  handedOver,
  clipboard: copied,
  /** The requested badge, start at login and protocols. */
  requested: app.requested,
  guards: defaultSession.guards,
  keychain,
  misspellings,
  session: defaultSession,
  dialogs: { shown, queueButton: answers.queueButton, queueSavePath: answers.queueSavePath },
  menus,
  press,
  tray: () => openTrays()[0],
  pressTray: (event: 'click' | 'double-click' = 'click') => openTrays()[0]?.emit(event, {}),
  notifications: () =>
    notifications.onScreen().map(({ title, body, silent, hasReply }) => ({ title, body, silent, hasReply })),
  /** Whether a button in the taskbar flashes. */
  isFlashing: () => BrowserWindow.getAllWindows().some(({ taskbar }) => taskbar.isFlashing),
  notificationCount: notifications.count,
  /** Clicking a notification also closes it, as the systems do. */
  pressNotification(title: string): void {
    const notification = onScreen(title);
    notification.emit('click', {});
    notification.close();
  },
  replyTo(title: string, reply: string): void {
    const notification = onScreen(title);
    notification.emit('reply', { reply }, reply);
    notification.close();
  },
  pressAction(title: string, label: string): void {
    const notification = onScreen(title);
    const actionIndex = notification.actions.findIndex(({ text }) => text === label);
    if (actionIndex === -1) throw new Error(`The notification "${title}" has no button "${label}".`);
    notification.emit('action', { actionIndex, selectionIndex: -1 });
    notification.close();
  },
  /** 'suspend', 'resume', 'lock-screen' or 'unlock-screen'. */
  power: (event: string) => powerMonitor.emit(event),
  changeColours: (isDark: boolean) => nativeTheme.change(isDark),
  /** Opens a link as macOS does. */
  openUrl: (url: string) => app.emit('open-url', { preventDefault: () => undefined }, url),
};

declare global {
  /** Only in the stand-in's process. */
  var standin: typeof control;
}
