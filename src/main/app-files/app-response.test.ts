import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { answerAppRequest } from './app-response.ts';

const outside = mkdtempSync(join(tmpdir(), 'oja-scheme-'));
const folder = join(outside, 'renderer');
mkdirSync(join(folder, 'assets', 'folder.js'), { recursive: true });
writeFileSync(join(outside, 'secret.json'), '{"secret":true}');
writeFileSync(join(folder, 'index.html'), '<!doctype html>');
writeFileSync(join(folder, 'assets', 'index.js'), 'export {};');
afterAll(() => rmSync(outside, { recursive: true }));

const POLICY = "default-src 'none'";
const ask = (address: string, method = 'GET') =>
  answerAppRequest(new Request(`oja-app://app${address}`, { method }), folder, POLICY);

describe('the app’s scheme', () => {
  it('serves the page for / and for every route of the app', async () => {
    for (const path of ['/', '/dashboard/chat/1', '/dashboard?reload=true']) {
      const response = await ask(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await response.text()).toBe('<!doctype html>');
    }
  });

  it('serves a file with its media type, so that Chromium does not guess it', async () => {
    const response = await ask('/assets/index.js');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toBe('export {};');
  });

  it('a missing file is answered with 404 instead of the page, which a broken build would run as a script', async () => {
    for (const path of ['/assets/gone.js', '/assets/folder.js', '/index.html/x.js']) {
      expect((await ask(path)).status).toBe(404);
    }
  });

  it('serves nothing outside its folder', async () => {
    for (const path of ['/..%2fsecret.json', '/assets/%2e%2e%2f%2e%2e%2fsecret.json', '/..%5csecret.json']) {
      const response = await ask(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('');
    }
  });

  it('answers only requests that read', async () => {
    expect((await ask('/', 'POST')).status).toBe(405);
    const head = await ask('/', 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('every response has the content policy, errors included', async () => {
    for (const response of [await ask('/'), await ask('/gone.js'), await ask('/', 'DELETE')]) {
      expect(response.headers.get('content-security-policy')).toBe(POLICY);
    }
  });
});
