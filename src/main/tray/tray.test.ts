import type { MenuItemConstructorOptions } from 'electron';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { BridgeCallError } from '../faults/bridge-call-error.ts';
import { type StoredPreferences, createPreferenceStore } from '../preferences/preference-store.ts';
import { createTray } from './tray.ts';

/** The system's panel and its current content. */
const panel = vi.hoisted(() => {
  const state: {
    icons: number;
    toolTip: string;
    menu: MenuItemConstructorOptions[];
    isDestroyed: boolean;
    themed: Set<() => void>;
  } = { icons: 0, toolTip: '', menu: [], isDestroyed: false, themed: new Set() };
  class Tray {
    setImage = () => {
      state.icons += 1;
    };
    setToolTip = (text: string) => {
      state.toolTip = text;
    };
    setContextMenu = (menu: MenuItemConstructorOptions[]) => {
      state.menu = menu;
    };
    on = () => this;
    destroy = () => {
      state.isDestroyed = true;
    };
  }
  const image = { addRepresentation: () => undefined, setTemplateImage: () => undefined };
  return {
    state,
    electron: {
      Tray,
      Menu: { buildFromTemplate: (items: MenuItemConstructorOptions[]) => items },
      nativeImage: { createEmpty: () => image },
      nativeTheme: {
        shouldUseDarkColorsForSystemIntegratedUI: true,
        on: (_name: string, listener: () => void) => state.themed.add(listener),
        off: (_name: string, listener: () => void) => state.themed.delete(listener),
      },
    },
  };
});
vi.mock('electron', () => panel.electron);

const defaults: Omit<StoredPreferences, 'startAtLogin'> = {
  startHidden: false,
  doNotDisturb: false,
  mutedUntil: null,
  drawAttention: false,
  spellCheck: [],
};
let refuses: boolean;

function start() {
  let stored: Record<string, unknown> = {};
  let startsAtLogin = false;
  const preferences = createPreferenceStore(
    {
      read: () => stored,
      write(next) {
        if (refuses) throw new Error('EROFS');
        stored = next;
      },
    },
    defaults,
    {
      isOn: () => startsAtLogin,
      set(isWanted) {
        if (refuses) throw new BridgeCallError('not_stored', 'The system did not take it.');
        startsAtLogin = isWanted;
      },
    },
  );
  const actions = { open: vi.fn<() => void>(), quit: vi.fn<() => void>() };
  const onFault = vi.fn<(error: unknown) => void>();
  return { ...actions, onFault, preferences, tray: createTray(preferences, actions, onFault) };
}
const item = (label: string) => panel.state.menu.find((one) => one.label === label);
const press = (label: string) =>
  Reflect.apply(item(label)?.click ?? (() => expect.unreachable(`There is no "${label}"`)), undefined, []);

beforeEach(() => {
  refuses = false;
  vi.useFakeTimers();
  panel.state.themed.clear();
  Object.assign(panel.state, { icons: 0, toolTip: '', menu: [], isDestroyed: false });
});
afterEach(() => {
  vi.useRealTimers();
});

it('the tray shows the unread count in the icon and in the tooltip, and clears it', () => {
  const { tray } = start();
  expect(panel.state.toolTip).toBe('Oja');
  tray.show(7);
  expect(panel.state.toolTip).toBe('Oja, 7 unread');
  const painted = panel.state.icons;
  tray.show(7);
  expect(panel.state.icons).toBe(painted);
  tray.show(0);
  expect(panel.state.toolTip).toBe('Oja');
});

it('the tray opens the window and quits the app', () => {
  const { open, quit } = start();
  press('Open Oja');
  press('Quit Oja');
  expect([open.mock.calls.length, quit.mock.calls.length]).toEqual([1, 1]);
});

it('the tray mutes for an hour, shows it in the menu, and updates the menu when the hour is over', () => {
  const { preferences } = start();
  press('Mute notifications for an hour');
  expect(Date.parse(preferences.get().mutedUntil ?? '')).toBe(Date.now() + 3_600_000);
  expect(panel.state.toolTip).toContain('muted');
  vi.advanceTimersByTime(3_600_000);
  expect(panel.state.toolTip).toBe('Oja');
  expect(item('Mute notifications for an hour')).toBeDefined();
});

it('the tray ends the mute early', () => {
  const { preferences } = start();
  press('Mute notifications for an hour');
  press('Unmute notifications');
  expect(preferences.get().mutedUntil).toBeNull();
  expect(panel.state.toolTip).toBe('Oja');
});

it('repeated muting and unmuting leaves one timer', () => {
  start();
  for (let times = 0; times < 20; times += 1) {
    press('Mute notifications for an hour');
    expect(vi.getTimerCount()).toBe(1);
    press('Unmute notifications');
    expect(vi.getTimerCount()).toBe(0);
  }
});

it('the tray follows Do Not Disturb and start at login when they change elsewhere', () => {
  const { preferences } = start();
  press('Do Not Disturb');
  expect(preferences.get().doNotDisturb).toBe(true);
  expect(item('Do Not Disturb')?.checked).toBe(true);
  preferences.change({ doNotDisturb: false, startAtLogin: true });
  expect([item('Do Not Disturb')?.checked, item('Start Oja at login')?.checked]).toEqual([false, true]);
});

it.each(['Do Not Disturb', 'Start Oja at login'])(
  'a change of “%s” that the disk or the system refuses is undone in the menu, and reported',
  (label) => {
    const { onFault } = start();
    refuses = true;
    press(label);
    expect(onFault).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'not_stored' }));
    expect(item(label)?.checked).toBe(false);
  },
);

it('the tray leaves no listener and no timer behind', () => {
  const { tray } = start();
  press('Mute notifications for an hour');
  tray.destroy();
  expect([panel.state.isDestroyed, panel.state.themed.size, vi.getTimerCount()]).toEqual([true, 0, 0]);
});
