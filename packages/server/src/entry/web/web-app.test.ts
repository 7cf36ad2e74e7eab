import { mkdir, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { versionSchema } from '@oja/contract/client-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type TestServer, startTestServer } from '../../../test/test-server.ts';

const LANDING = '<!doctype html><title>Landing</title>';
const SHELL = '<!doctype html><title>Shell</title>';
const FEED = '<!doctype html><title>Feed</title>';
const SCRIPT = 'console.log("oja")';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer('sqlite');
  const { webDir } = server.config;
  await mkdir(join(webDir, 'assets'), { recursive: true });
  await writeFile(join(webDir, 'index.html'), LANDING);
  await writeFile(join(webDir, 'app.html'), SHELL);
  await writeFile(join(webDir, 'app.html.br'), brotliCompressSync(SHELL));
  await writeFile(join(webDir, 'feed.html'), FEED);
  await writeFile(join(webDir, 'assets/main-abc123.js'), SCRIPT);
  await writeFile(join(webDir, 'assets/main-abc123.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(webDir, 'assets/main-abc123.js.gz'), gzipSync(SCRIPT));
});
afterAll(() => server.stop());

const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

it('the server sends the prerendered landing page for /, which browsers revalidate each time', async () => {
  const answer = await server.call('GET', '/', { headers: PAGE });
  expect(answer).toMatchObject({ status: 200, body: LANDING, headers: { 'cache-control': 'no-cache' } });
});

it.each(['/dashboard', '/dashboard/', '/dashboard?feed=following'])(
  'the server sends for %s the shell that preloads its screen',
  async (path) => {
    const answer = await server.call('GET', path, { headers: PAGE });
    expect(answer).toMatchObject({ status: 200, body: FEED, headers: { 'cache-control': 'no-cache' } });
  },
);

it.each([
  '/dashboard/settings',
  // A build without a file for it.
  '/dashboard/chat/01a1fc53',
  '/dashboard/profile/01a1fc53',
  '/dashboard/profile/x.y',
  '/dashboard/search/Food?query=St. Louis',
  '/activate?email=a@b.c&token=x',
  '/no/such/page',
])('the server sends the shell for %s, and the shell finds the route', async (path) => {
  const answer = await server.call('GET', path, { headers: PAGE });
  expect(answer).toMatchObject({ status: 200, body: SHELL, headers: { 'cache-control': 'no-cache' } });
});

it.each(['*/*', 'application/json', undefined])(
  'the server sends the shell as a page for Accept: %s too, as command-line programs and crawlers send',
  async (accept) => {
    for (const path of ['/login', '/dashboard/settings', '/no/such/page']) {
      const answer = await server.call('GET', path, { headers: { ...(accept !== undefined && { accept }) } });
      expect(answer).toMatchObject({ status: 200, body: SHELL });
    }
  },
);

it('the server sends assets as immutable, and compressed when the browser accepts it', async () => {
  const plain = await server.call('GET', '/assets/main-abc123.js');
  expect(plain).toMatchObject({
    status: 200,
    body: SCRIPT,
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  });
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
  ]) {
    const answer = await server.call('GET', '/assets/main-abc123.js', {
      headers: { 'accept-encoding': accepted ?? '' },
    });
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
      // Not the origin: the service worker's requests have none, and would load every file again.
      vary: 'accept-encoding',
    });
  }
});

it('the server sends the shell compressed', async () => {
  const answer = await server.call('GET', '/dashboard/settings', { headers: { ...PAGE, 'accept-encoding': 'br' } });
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('text/html'),
  });
});

it.each([
  ['/sw.js', 'application/javascript; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/share.jpg', 'image/jpeg'],
])(
  'the server sends %s with its own type, revalidated each time, and compressed where a compressed file exists',
  async (path, type) => {
    const { webDir } = server.config;
    await writeFile(join(webDir, path), SCRIPT);
    await writeFile(join(webDir, `${path}.br`), brotliCompressSync(SCRIPT));
    expect(await server.call('GET', path)).toMatchObject({
      status: 200,
      headers: { 'content-type': type, 'cache-control': 'no-cache' },
    });
    const compressed = await server.call('GET', path, { headers: { 'accept-encoding': 'br' } });
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': type,
      'cache-control': 'no-cache',
    });
  },
);

it.each([
  ['/sw-gone.js', PAGE],
  ['/api/nothing', PAGE],
  ['/api/nothing', { accept: '*/*' }],
  ['/api', { accept: '*/*' }],
  ['/images/gone', { accept: '*/*' }],
  ['/assets/gone-123.js', { accept: '*/*' }],
  ['/api/v1x', PAGE],
  ['/assets/gone-123.js', PAGE],
  ['/favicon-gone.png', PAGE],
])('the server answers 404 not_found as JSON for %s', async (path, headers) => {
  const answer = await server.call('GET', path, { headers });
  expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

it('the server answers 404 not_found as JSON for another method', async () => {
  expect(await server.call('POST', '/dashboard', { headers: PAGE })).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
});

describe('over a raw socket, which sends any address unchanged', () => {
  let port: string;
  beforeAll(async () => {
    ({ port } = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })));
  });

  const fetchRaw = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, headers }, (response) => {
        text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
      }).on('error', reject);
    });

  it.each([
    '/../oja.sqlite',
    '/%2e%2e/oja.sqlite',
    '/..%2foja.sqlite',
    '/assets/..%2f..%2foja.sqlite',
    '/.built-from',
    '//oja.test/x',
    '/a//b',
    '/%00',
    '/\\x',
  ])('answers 404 not_found for %s, so that nothing above the folder and no hidden file is served', async (path) => {
    await writeFile(join(server.config.webDir, '.built-from'), 'SECRET');
    const { status, body } = await fetchRaw(path);
    expect({ status, body: JSON.parse(body) }).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it.each([
    ['/%zz', {}],
    ['/assets/main-abc123.js', { range: 'bytes=99999-' }],
  ])('answers 400 bad_request, not 500, for %s %j', async (path, headers) => {
    const { status, body } = await fetchRaw(path, headers);
    expect({ status, body: JSON.parse(body) }).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  });
});

it('the web app changes its version with a new build', async () => {
  const version = async () => (await server.call('GET', '/version.json')).as(versionSchema).version;
  const before = await version();
  expect(await version()).toBe(before);
  await writeFile(join(server.config.webDir, 'index.html'), `${LANDING}<p>new</p>`);
  expect(await version()).not.toBe(before);
});
