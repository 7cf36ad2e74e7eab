import type { MenuItemConstructorOptions } from 'electron';

import type { Command } from '../../bridge/events.ts';
import { text } from '../texts/texts.ts';

/** The actions of the app's menu beyond Electron's roles. */
export interface MenuActions {
  goTo: (path: string) => void;
  give: (command: Command) => void;
  /** Makes the page larger (1), smaller (-1), or resets its size (0). */
  zoom: (step: -1 | 0 | 1) => void;
  quit: () => void;
  /** Whether this is a development build. */
  isDevelopment: boolean;
}

/** The menu bar with each system's roles and shortcuts. The shortcuts work where the menu bar is hidden, too. */
export function appMenuOf(
  { goTo, give, zoom, quit, isDevelopment }: MenuActions,
  platform: NodeJS.Platform = process.platform,
): MenuItemConstructorOptions[] {
  const isMac = platform === 'darwin';
  const settings: MenuItemConstructorOptions = {
    label: text('menu.settings'),
    accelerator: 'CmdOrCtrl+,',
    click: () => goTo('/dashboard/settings'),
  };
  const quitItem: MenuItemConstructorOptions = { label: text('menu.quit'), accelerator: 'CmdOrCtrl+Q', click: quit };
  return [
    ...(isMac ? [macMenu(settings, quitItem)] : []),
    {
      label: text('menu.file'),
      submenu: [
        { label: text('menu.newChat'), accelerator: 'CmdOrCtrl+N', click: () => goTo('/dashboard/find-users') },
        { label: text('menu.newPost'), accelerator: 'CmdOrCtrl+Shift+N', click: () => goTo('/dashboard/post') },
        { label: text('menu.goTo'), accelerator: 'CmdOrCtrl+K', click: () => give('open-switcher') },
        { label: text('menu.search'), accelerator: 'CmdOrCtrl+Shift+F', click: () => goTo('/dashboard/search') },
        { type: 'separator' },
        ...(isMac ? [] : [settings]),
        // Users who cannot log in because the server is wrong find it here, too.
        { label: text('menu.server'), click: () => give('change-server') },
        { role: 'close' },
        ...(isMac ? [] : [{ type: 'separator' } as const, quitItem]),
      ],
    },
    { role: 'editMenu' },
    {
      label: text('menu.view'),
      submenu: [
        { label: text('menu.back'), accelerator: isMac ? 'Cmd+[' : 'Alt+Left', click: () => give('back') },
        { label: text('menu.forward'), accelerator: isMac ? 'Cmd+]' : 'Alt+Right', click: () => give('forward') },
        { type: 'separator' },
        { label: text('menu.actualSize'), accelerator: 'CmdOrCtrl+0', click: () => zoom(0) },
        { label: text('menu.zoomIn'), accelerator: 'CmdOrCtrl+Plus', click: () => zoom(1) },
        // The + key without Shift.
        {
          label: text('menu.zoomIn'),
          accelerator: 'CmdOrCtrl+=',
          visible: false,
          acceleratorWorksWhenHidden: true,
          click: () => zoom(1),
        },
        { label: text('menu.zoomOut'), accelerator: 'CmdOrCtrl+-', click: () => zoom(-1) },
        { type: 'separator' },
        { role: 'togglefullscreen' },
        ...(isDevelopment ? [{ role: 'reload' } as const, { role: 'toggleDevTools' } as const] : []),
      ],
    },
    {
      label: text('menu.chat'),
      submenu: [
        { label: text('menu.allChats'), accelerator: 'CmdOrCtrl+1', click: () => goTo('/dashboard/chat') },
        {
          label: text('menu.nextConversation'),
          accelerator: isMac ? 'Cmd+Alt+Down' : 'Ctrl+Tab',
          click: () => give('next-conversation'),
        },
        {
          label: text('menu.previousConversation'),
          accelerator: isMac ? 'Cmd+Alt+Up' : 'Ctrl+Shift+Tab',
          click: () => give('previous-conversation'),
        },
      ],
    },
    { role: 'windowMenu' },
  ];
}

function macMenu(
  settings: MenuItemConstructorOptions,
  quitItem: MenuItemConstructorOptions,
): MenuItemConstructorOptions {
  return {
    label: 'Oja',
    submenu: [
      { role: 'about' },
      { type: 'separator' },
      settings,
      { type: 'separator' },
      { role: 'services' },
      { type: 'separator' },
      { role: 'hide' },
      { role: 'hideOthers' },
      { role: 'unhide' },
      { type: 'separator' },
      quitItem,
    ],
  };
}
