import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, it, vi } from 'vitest';

import { type MenuActions, appMenuOf } from './app-menu.ts';

function itemsOf(platform: NodeJS.Platform, isDevelopment = false) {
  const actions = { goTo: vi.fn<(path: string) => void>(), give: vi.fn<MenuActions['give']>(), zoom: vi.fn<MenuActions['zoom']>(), quit: vi.fn<() => void>(), isDevelopment };
  const all: MenuItemConstructorOptions[] = appMenuOf(actions, platform).flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));
  const press = (label: string) => Reflect.apply(all.find((item) => item.label === label)?.click ?? (() => undefined), undefined, []);
  return { actions, all, press };
}

const rolesOf = (...menu: Parameters<typeof itemsOf>) => itemsOf(...menu).all.map(({ role }) => role);

describe.each(['darwin', 'win32', 'linux'] as const)('on %s', (platform) => {
  it.each([
    ['Settings…', '/dashboard/settings'], ['New chat', '/dashboard/find-users'], ['Search', '/dashboard/search'], ['New post', '/dashboard/post'], ['All chats', '/dashboard/chat'],
  ])('%s leads to %s', (label, path) => {
    const { press, actions } = itemsOf(platform);
    press(label);
    expect(actions.goTo).toHaveBeenCalledExactlyOnceWith(path);
  });

  it('the next and the previous conversation, zoom and quit have their items', () => {
    const { press, actions } = itemsOf(platform);
    press('Next conversation');
    press('Previous conversation');
    press('Server…');
    expect(actions.give.mock.calls).toEqual([['next-conversation'], ['previous-conversation'], ['change-server']]);
    press('Zoom in');
    press('Zoom out');
    press('Actual size');
    expect(actions.zoom.mock.calls).toEqual([[1], [-1], [0]]);
    press('Quit Oja');
    expect(actions.quit).toHaveBeenCalledOnce();
  });

  it('no shortcut is taken twice', () => {
    const keys = itemsOf(platform).all.flatMap(({ accelerator }) => (accelerator === undefined ? [] : [accelerator.replace('CmdOrCtrl', platform === 'darwin' ? 'Cmd' : 'Ctrl')]));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('tools of developers are in no app that is sold', () => {
    expect(rolesOf(platform, false)).not.toContain('toggleDevTools');
    expect(rolesOf(platform, false)).not.toContain('reload');
    expect(rolesOf(platform, true)).toContain('toggleDevTools');
  });
});
