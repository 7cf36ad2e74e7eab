import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { App } from 'electron';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';

import { autostartFile, findLoginItem } from './login-item.ts';

const folder = mkdtempSync(join(tmpdir(), 'oja-login-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'autostart', 'ng.oja.desktop');

it('on Linux a file starts Oja at login, and is removed when it is turned off', () => {
  const item = autostartFile('/opt/Oja Market/oja', { XDG_CONFIG_HOME: folder });
  item.set(true);
  expect(readFileSync(file, 'utf8')).toBe(
    '[Desktop Entry]\nType=Application\nName=Oja\nExec="/opt/Oja Market/oja"\nTerminal=false\n',
  );
  item.set(false);
  expect(existsSync(file)).toBe(false);
  item.set(false);
});

it('a path with characters that are special in a desktop file is quoted', () => {
  autostartFile('/home/a"b/$HOME/100%/oja', { XDG_CONFIG_HOME: folder }).set(true);
  expect(readFileSync(file, 'utf8')).toContain(String.raw`Exec="/home/a\"b/\$HOME/100%%/oja"`);
});

it('an entry that the desktop’s own settings disabled counts as off', () => {
  const item = autostartFile('/opt/oja', { XDG_CONFIG_HOME: folder });
  item.set(true);
  expect(item.isOn()).toBe(true);
  for (const line of ['Hidden=true', 'X-GNOME-Autostart-enabled=false']) {
    item.set(true);
    appendFileSync(file, `${line}\n`);
    expect(item.isOn()).toBe(false);
  }
  item.set(true);
  appendFileSync(file, 'Hidden=false\nX-GNOME-Autostart-enabled=true\n');
  expect(item.isOn()).toBe(true);
  rmSync(file);
  expect(item.isOn()).toBe(false);
});

it('a program that was moved or renamed still starts at login; an entry that is off stays off', () => {
  const item = autostartFile('/opt/oja-1.0.0.AppImage', { XDG_CONFIG_HOME: folder });
  item.moved('/opt/oja-1.2.0.AppImage');
  expect(existsSync(file)).toBe(false);
  item.set(true);
  item.moved('/opt/oja-1.3.0.AppImage');
  expect(readFileSync(file, 'utf8')).toContain('Exec="/opt/oja-1.3.0.AppImage"\n');
  appendFileSync(file, 'Hidden=true\n');
  item.moved('/opt/oja-1.4.0.AppImage');
  expect(readFileSync(file, 'utf8')).toContain('1.3.0');
  item.set(true);
  expect(readFileSync(file, 'utf8')).toContain('Exec="/opt/oja-1.4.0.AppImage"\n');
  rmSync(file);
});

it('a start from another path than the last one repairs the entry', () => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('linux');
  autostartFile('/home/ada/Downloads/oja', { XDG_CONFIG_HOME: folder }).set(true);
  const system = {
    isPackaged: true,
    getPath: () => '/opt/oja',
    getLoginItemSettings: () => expect.unreachable(),
    setLoginItemSettings: () => expect.unreachable(),
  };
  findLoginItem(system, { XDG_CONFIG_HOME: folder, APPIMAGE: '/home/ada/Apps/oja' });
  expect(readFileSync(file, 'utf8')).toContain('Exec="/home/ada/Apps/oja"\n');
  rmSync(file);
  vi.restoreAllMocks();
});

it('a folder that is not writable is named in the error, and the setting stays off', () => {
  const blocked = join(folder, 'blocked');
  writeFileSync(blocked, 'a file where a folder belongs');
  const item = autostartFile('/opt/oja', { XDG_CONFIG_HOME: blocked });
  expect(() => item.set(true)).toThrow(
    expect.objectContaining({ code: 'not_stored', message: expect.stringContaining(join(blocked, 'autostart')) }),
  );
  expect(item.isOn()).toBe(false);
});

describe('an error of the system says where to change it', () => {
  type Settings = ReturnType<App['getLoginItemSettings']>;
  const off: Settings = {
    openAtLogin: false,
    wasOpenedAtLogin: false,
    status: 'not-registered',
    executableWillLaunchAtLogin: false,
    launchItems: [],
  };

  function itemOn(platform: NodeJS.Platform, answer: Partial<Settings>) {
    vi.spyOn(process, 'platform', 'get').mockReturnValue(platform);
    return findLoginItem(
      {
        isPackaged: true,
        getPath: () => '/oja',
        getLoginItemSettings: () => ({ ...off, ...answer }),
        setLoginItemSettings: () => undefined,
      },
      {},
    );
  }
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each([
    ['darwin', {}, 'macOS did not take it'],
    ['darwin', { status: 'requires-approval' }, 'macOS waits for you to allow it'],
    ['win32', {}, 'Windows did not take it'],
    ['win32', { openAtLogin: true }, 'Windows did not take it'],
  ] as const)('on %s, %o is refused', (platform, answer, message) => {
    const item = itemOn(platform, answer);
    expect(item.isOn()).toBe(false);
    expect(() => item.set(true)).toThrow(
      expect.objectContaining({ code: 'not_stored', message: expect.stringContaining(message) }),
    );
    item.set(false);
  });

  it.each([
    ['darwin', { openAtLogin: true }],
    ['win32', { openAtLogin: true, executableWillLaunchAtLogin: true }],
  ] as const)('on %s, an entry that stays on is an error', (platform, answer) => {
    const item = itemOn(platform, answer);
    expect(item.isOn()).toBe(true);
    item.set(true);
    expect(() => item.set(false)).toThrow('did not take it');
  });
});

it('an app that is not installed cannot be started at login', () => {
  const app = {
    isPackaged: false,
    getPath: () => '/usr/bin/electron',
    getLoginItemSettings: () => expect.unreachable(),
    setLoginItemSettings: () => expect.unreachable(),
  };
  const item = findLoginItem(app, { XDG_CONFIG_HOME: folder });
  expect([item.isPossible, item.isOn()]).toEqual([false, false]);
  item.set(true);
});
