import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, expect, it, vi } from 'vitest';

import { hasTray } from './tray-presence.ts';

const folder = mkdtempSync(join(tmpdir(), 'oja-tray-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

/** Fakes the program that queries the session bus, with this script. */
function fakeBusQuery(script: string): void {
  const program = join(folder, 'dbus-send');
  writeFileSync(program, `#!/bin/sh\n${script}\n`);
  chmodSync(program, 0o755);
  vi.stubEnv('PATH', `${folder}:${process.env['PATH'] ?? ''}`);
}

it('macOS and Windows have a tray', async () => {
  expect([await hasTray('darwin'), await hasTray('win32')]).toEqual([true, true]);
});

it('on Linux there is a tray if a service provides one', async () => {
  fakeBusQuery('echo "   boolean true"');
  expect(await hasTray('linux')).toBe(true);
});

it.each([
  ['no service provides one', 'echo "   boolean false"'],
  ['there is no bus', 'exit 1'],
  ['the bus hangs', 'sleep 5'],
])('there is no tray where %s', async (_case, script) => {
  fakeBusQuery(script);
  expect(await hasTray('linux')).toBe(false);
});

it('there is no tray if the query program is missing', async () => {
  vi.stubEnv('PATH', '/nonexistent');
  expect(await hasTray('linux')).toBe(false);
});
