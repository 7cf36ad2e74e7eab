import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { autostartFile, findLoginItem } from './login-item.ts';

const folder = mkdtempSync(join(tmpdir(), 'oja-login-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'autostart', 'ng.oja.desktop');

it('on Linux a file starts Oja at login, and is gone when it should not', () => {
  const item = autostartFile('/opt/Oja Market/oja', { XDG_CONFIG_HOME: folder });
  item.set(true);
  expect(readFileSync(file, 'utf8')).toBe('[Desktop Entry]\nType=Application\nName=Oja\nExec="/opt/Oja Market/oja"\nTerminal=false\n');
  item.set(false);
  expect(existsSync(file)).toBe(false);
  item.set(false);
});

it('a path with what means something to a desktop is quoted', () => {
  autostartFile('/home/a"b/$HOME/100%/oja', { XDG_CONFIG_HOME: folder }).set(true);
  expect(readFileSync(file, 'utf8')).toContain(String.raw`Exec="/home/a\"b/\$HOME/100%%/oja"`);
});

it('an app that is not installed cannot be started at login', () => {
  const app = { isPackaged: false, getPath: () => '/usr/bin/electron', setLoginItemSettings: () => expect.unreachable() };
  const item = findLoginItem(app, { XDG_CONFIG_HOME: folder });
  expect(item.isPossible).toBe(false);
  item.set(true);
});
