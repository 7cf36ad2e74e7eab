import type { MenuItemConstructorOptions } from 'electron';

import type { Command } from '../../bridge/events.ts';

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
    label: 'Settings…',
    accelerator: 'CmdOrCtrl+,',
    click: () => goTo('/dashboard/settings'),
  };
  const quitItem: MenuItemConstructorOptions = { label: 'Quit Oja', accelerator: 'CmdOrCtrl+Q', click: quit };
  return [
    ...(isMac ? [macMenu(settings, quitItem)] : []),
    {
      label: 'File',
      submenu: [
        { label: 'New chat', accelerator: 'CmdOrCtrl+N', click: () => goTo('/dashboard/find-users') },
        { label: 'New post', accelerator: 'CmdOrCtrl+Shift+N', click: () => goTo('/dashboard/post') },
        { label: 'Go to…', accelerator: 'CmdOrCtrl+K', click: () => give('open-switcher') },
        { label: 'Search', accelerator: 'CmdOrCtrl+Shift+F', click: () => goTo('/dashboard/search') },
        { type: 'separator' },
        ...(isMac ? [] : [settings]),
        // Users who cannot log in because the server is wrong find it here, too.
        { label: 'Server…', click: () => give('change-server') },
        { role: 'close' },
        ...(isMac ? [] : [{ type: 'separator' } as const, quitItem]),
      ],
    },
    { role: 'editMenu' },
    {
      label: 'View',
      submenu: [
        { label: 'Back', accelerator: isMac ? 'Cmd+[' : 'Alt+Left', click: () => give('back') },
        { label: 'Forward', accelerator: isMac ? 'Cmd+]' : 'Alt+Right', click: () => give('forward') },
        { type: 'separator' },
        { label: 'Actual size', accelerator: 'CmdOrCtrl+0', click: () => zoom(0) },
        { label: 'Zoom in', accelerator: 'CmdOrCtrl+Plus', click: () => zoom(1) },
        // The + key without Shift.
        {
          label: 'Zoom in',
          accelerator: 'CmdOrCtrl+=',
          visible: false,
          acceleratorWorksWhenHidden: true,
          click: () => zoom(1),
        },
        { label: 'Zoom out', accelerator: 'CmdOrCtrl+-', click: () => zoom(-1) },
        { type: 'separator' },
        { role: 'togglefullscreen' },
        ...(isDevelopment ? [{ role: 'reload' } as const, { role: 'toggleDevTools' } as const] : []),
      ],
    },
    {
      label: 'Chat',
      submenu: [
        { label: 'All chats', accelerator: 'CmdOrCtrl+1', click: () => goTo('/dashboard/chat') },
        {
          label: 'Next conversation',
          accelerator: isMac ? 'Cmd+Alt+Down' : 'Ctrl+Tab',
          click: () => give('next-conversation'),
        },
        {
          label: 'Previous conversation',
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
