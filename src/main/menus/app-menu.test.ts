import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, it, vi } from 'vitest';

import { type MenuActions, appMenuOf } from './app-menu.ts';

function itemsOf(platform: NodeJS.Platform, isDevelopment = false) {
  const actions = {
    goTo: vi.fn<(path: string) => void>(),
    give: vi.fn<MenuActions['give']>(),
    zoom: vi.fn<MenuActions['zoom']>(),
    quit: vi.fn<() => void>(),
    isDevelopment,
  };
  const all: MenuItemConstructorOptions[] = appMenuOf(actions, platform).flatMap((item) =>
    Array.isArray(item.submenu) ? item.submenu : [item],
  );
  const press = (label: string) =>
    Reflect.apply(all.find((item) => item.label === label)?.click ?? (() => undefined), undefined, []);
  return { actions, all, press };
}

const rolesOf = (...menu: Parameters<typeof itemsOf>) => itemsOf(...menu).all.map(({ role }) => role);

/** The shortcuts of each system, in the order of the menu. */
const FILE = [
  ['New chat', 'CmdOrCtrl+N'],
  ['New post', 'CmdOrCtrl+Shift+N'],
  ['Go to…', 'CmdOrCtrl+K'],
  ['Search', 'CmdOrCtrl+Shift+F'],
];
const ZOOM = [
  ['Actual size', 'CmdOrCtrl+0'],
  ['Zoom in', 'CmdOrCtrl+Plus'],
  ['Zoom in', 'CmdOrCtrl+='],
  ['Zoom out', 'CmdOrCtrl+-'],
];
const [SETTINGS, QUIT, CHATS] = [
  ['Settings…', 'CmdOrCtrl+,'],
  ['Quit Oja', 'CmdOrCtrl+Q'],
  ['All chats', 'CmdOrCtrl+1'],
];
const ELSEWHERE = {
  shortcuts: [
    ...FILE,
    SETTINGS,
    QUIT,
    ['Back', 'Alt+Left'],
    ['Forward', 'Alt+Right'],
    ...ZOOM,
    CHATS,
    ['Next conversation', 'Ctrl+Tab'],
    ['Previous conversation', 'Ctrl+Shift+Tab'],
  ],
  roles: ['close', 'editMenu', 'togglefullscreen', 'windowMenu'],
};
const SYSTEMS = {
  darwin: {
    shortcuts: [
      SETTINGS,
      QUIT,
      ...FILE,
      ['Back', 'Cmd+['],
      ['Forward', 'Cmd+]'],
      ...ZOOM,
      CHATS,
      ['Next conversation', 'Cmd+Alt+Down'],
      ['Previous conversation', 'Cmd+Alt+Up'],
    ],
    // On macOS copy and paste do not work in any field without these menu items.
    roles: ['about', 'services', 'hide', 'hideOthers', 'unhide', 'close', 'editMenu', 'togglefullscreen', 'windowMenu'],
  },
  win32: ELSEWHERE,
  linux: ELSEWHERE,
};

describe.each(['darwin', 'win32', 'linux'] as const)('on %s', (platform) => {
  it.each([
    ['Settings…', '/dashboard/settings'],
    ['New chat', '/dashboard/find-users'],
    ['Search', '/dashboard/search'],
    ['New post', '/dashboard/post'],
    ['All chats', '/dashboard/chat'],
  ])('%s opens %s', (label, path) => {
    const { press, actions } = itemsOf(platform);
    press(label);
    expect(actions.goTo).toHaveBeenCalledExactlyOnceWith(path);
  });

  it('the switcher, back and forward, the next and the previous conversation, zoom and quit have menu items', () => {
    const { press, actions } = itemsOf(platform);
    press('Next conversation');
    press('Previous conversation');
    press('Server…');
    press('Go to…');
    press('Back');
    press('Forward');
    expect(actions.give.mock.calls.flat()).toEqual([
      'next-conversation',
      'previous-conversation',
      'change-server',
      'open-switcher',
      'back',
      'forward',
    ]);
    press('Zoom in');
    press('Zoom out');
    press('Actual size');
    expect(actions.zoom.mock.calls).toEqual([[1], [-1], [0]]);
    press('Quit Oja');
    expect(actions.quit).toHaveBeenCalledOnce();
  });

  it('common commands have their shortcuts', () => {
    const shortcuts = itemsOf(platform).all.flatMap(({ label, accelerator }) =>
      accelerator === undefined ? [] : [[label, accelerator]],
    );
    expect(shortcuts).toEqual(SYSTEMS[platform].shortcuts);
  });

  it('the system’s own commands, from copy and paste to closing the window, are in the menu', () => {
    expect(rolesOf(platform).filter((role) => role !== undefined)).toEqual(SYSTEMS[platform].roles);
  });

  it('the shortcut of a hidden item works', () => {
    const hidden = itemsOf(platform).all.filter(({ visible }) => visible === false);
    expect(
      hidden.map(({ accelerator, acceleratorWorksWhenHidden }) => [accelerator, acceleratorWorksWhenHidden]),
    ).toEqual([['CmdOrCtrl+=', true]]);
  });

  it('no shortcut is used twice', () => {
    const keys = itemsOf(platform).all.flatMap(({ accelerator }) =>
      accelerator === undefined ? [] : [accelerator.replace('CmdOrCtrl', platform === 'darwin' ? 'Cmd' : 'Ctrl')],
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('a packaged app has no developer tools', () => {
    expect(rolesOf(platform, false)).not.toContain('toggleDevTools');
    expect(rolesOf(platform, false)).not.toContain('reload');
    expect(rolesOf(platform, true)).toContain('toggleDevTools');
  });
});
