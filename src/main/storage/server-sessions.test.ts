import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it, vi } from 'vitest';

import { createServerSessions, sessionName } from './server-sessions.ts';
import type { Vault } from './vault.ts';

// As in session-file.test.ts: outside Electron its `electron` is the path of a program.
vi.hoisted(() => {
  process.env['ELECTRON_OVERRIDE_DIST_PATH'] = '/nowhere';
});

const folder = mkdtempSync(join(tmpdir(), 'oja-servers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const vault: Vault = {
  backend: () => 'keychain',
  isAvailable: () => Promise.resolve(true),
  encrypt: (text) => Promise.resolve(Buffer.from(text).toString('base64')),
  decrypt: (secret) => Promise.resolve({ text: Buffer.from(secret, 'base64').toString(), isStale: false }),
};

it('each server has a session of its own, so going back to a server needs no new sign-in', async () => {
  const sessionsOf = createServerSessions(folder, 'https://oja.example', vault);
  await sessionsOf('https://oja.example').save({ state: '{}', accessToken: 'one' });
  await sessionsOf('http://localhost:4000').save({ state: '{}', accessToken: 'two' });
  expect(readdirSync(folder)).toHaveLength(2);
  expect(await sessionsOf('https://oja.example').load()).toMatchObject({ session: { accessToken: 'one' } });
  expect(await sessionsOf('http://localhost:4000').load()).toMatchObject({ session: { accessToken: 'two' } });
});

it('similar server names do not share a file, and no name leads out of the folder', () => {
  const names = [
    'https://oja.example',
    'https://market.example.com',
    'https://market-example.com',
    'http://market.example.com',
    'https://../../evil',
  ].map((origin) => sessionName(origin, 'https://oja.example'));
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z0-9\-]+$/v);
});
