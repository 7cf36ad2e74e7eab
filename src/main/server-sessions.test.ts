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

it('each server has a session of its own: whoever goes back to one is still signed in there', async () => {
  const sessionsOf = createServerSessions(folder, 'https://oja.example', vault);
  await sessionsOf('https://oja.example').save({ state: '{}', accessToken: 'one' });
  await sessionsOf('http://localhost:4000').save({ state: '{}', accessToken: 'two' });
  expect(readdirSync(folder).toSorted()).toEqual(['session-http-localhost-4000.json', 'session.json']);
  expect(await sessionsOf('https://oja.example').load()).toMatchObject({ session: { accessToken: 'one' } });
  expect(await sessionsOf('http://localhost:4000').load()).toMatchObject({ session: { accessToken: 'two' } });
});

it('a name is no way out of the folder', () => {
  expect(sessionName('https://../../evil', 'https://oja.example')).toBe('session-https-evil');
});
