import { gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { insertPosts } from '../../../test/post-rows.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { Sitemap } from './sitemap.ts';

/** Returns the addresses in a file of the sitemap, with the time when each changed. */
const entriesOf = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(([, address = '', changed]) => ({
    address,
    changed,
  }));
const addressesOf = (xml: string) => entriesOf(xml).map(({ address }) => address);

const read = async (sitemap: Sitemap, name: string) => {
  const file = await sitemap.get(name);
  return file && gunzipSync(file).toString();
};

describe.each(DATABASES)('the pages for crawlers on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  let silent: Account;
  let posts: string[];
  let begin: number;
  beforeAll(async () => {
    server = await startTestServer(kind);
    vendor = await server.addAccount('vendor');
    silent = await server.addAccount('vendor');
    begin = server.clock.now - 1_000_000;
    // Several posts share a timestamp, because a part must not end between them.
    posts = await insertPosts(
      server,
      vendor,
      Array.from({ length: 25 }, (_, index) => ({ created_at: begin + Math.floor(index / 4) })),
    );
    await insertPosts(server, vendor, [
      { is_advert: 1, shown_until: server.clock.now + 60_000 },
      { is_advert: 1, shown_until: 0, created_at: server.clock.now + 1 },
    ]);
    await insertPosts(server, await server.addAccount(), [{ is_advert: 1, shown_until: server.clock.now + 60_000 }]);
    await insertPosts(server, silent, [{ is_advert: 1, shown_until: 0 }]);
  });
  afterAll(() => server.stop());

  const get = (path: string) => server.call('GET', path);
  const textOf = async (path: string) => String((await get(path)).body);

  it('/robots.txt allows only profiles and posts of the app, and names the sitemap', async () => {
    const { status, body, headers } = await get('/robots.txt');
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/plain; charset=utf-8' });
    const rules = String(body).split('\n');
    expect(rules).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Allow: /dashboard/profile/',
        'Allow: /dashboard/post/details/',
        'Disallow: /dashboard',
      ]),
    );
    expect(rules).toEqual(
      expect.arrayContaining([
        'Disallow: /api',
        'Disallow: /outbox',
        'Disallow: /sandbox',
        'Sitemap: http://oja.test/sitemap.xml',
      ]),
    );
    expect(rules).not.toContain('Disallow: /');
  });

  it('/sitemap.xml lists the public pages, the vendors who have posts, and the posts', async () => {
    const index = await get('/sitemap.xml');
    expect(index).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' },
    });
    expect(addressesOf(String(index.body))).toEqual(
      ['pages', 'vendors-1', 'posts-1'].map((name) => `http://oja.test/sitemaps/${name}.xml`),
    );
    expect(addressesOf(await textOf('/sitemaps/pages.xml'))).toEqual(['http://oja.test/']);
    // A profile changed when its newest visible post was created.
    expect(entriesOf(await textOf('/sitemaps/vendors-1.xml'))).toEqual([
      { address: `http://oja.test/dashboard/profile/${vendor.id}`, changed: new Date(server.clock.now).toISOString() },
    ]);
    const listed = entriesOf(await textOf('/sitemaps/posts-1.xml'));
    expect(new Set(listed.map(({ address }) => address))).toEqual(
      new Set(posts.map((id) => `http://oja.test/dashboard/post/details/${id}`)),
    );
    expect(listed[0]?.changed).toBe(new Date(begin).toISOString());
  });

  it('are sent compressed to clients that accept it', async () => {
    const answer = await server.app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Origin, accept-encoding' });
    expect(gunzipSync(answer.rawPayload).toString()).toBe((await get('/sitemap.xml')).body);
  });

  it.each([
    '/sitemaps/posts-2.xml',
    '/sitemaps/posts-0.xml',
    '/sitemaps/users-1.xml',
    '/sitemaps/posts.xml',
    '/sitemaps/index-1.xml',
    '/sitemaps/..%2foja.xml',
  ])('answer 404 for %s', async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('list each post in one part of the sitemap, and keep full parts when posts come and go', async () => {
    const { queries } = server.database;
    let now = server.clock.now;
    const sitemap = new Sitemap(queries, 'http://oja.test', () => now, 10);
    const parts = async () => {
      const names = addressesOf((await read(sitemap, 'index')) ?? '').flatMap(
        (address) => /(posts-\d+)\.xml$/.exec(address)?.[1] ?? [],
      );
      return Promise.all(
        names.map(async (name) => addressesOf((await read(sitemap, name)) ?? '').map((address) => address.slice(-36))),
      );
    };
    const before = await parts();
    expect(before.map((part) => part.length)).toEqual([10, 10, 5]);
    expect(new Set(before.flat())).toEqual(new Set(posts));

    const added = await insertPosts(
      server,
      vendor,
      Array.from({ length: 6 }, () => ({})),
    );
    await queries
      .deleteFrom('posts')
      .where('id', '=', before[0]?.[3] ?? '')
      .execute();
    expect(await parts()).toEqual(before);
    now += 10 * 60_000;
    const after = await parts();
    expect(after.map((part) => part.length)).toEqual([9, 10, 10, 1]);
    expect(after[1]).toEqual(before[1]);
    expect(new Set(after.flat())).toEqual(new Set([...before.flat().filter((id) => id !== before[0]?.[3]), ...added]));
  });

  it('serve a part that was requested too early as soon as it exists', async () => {
    const sitemap = new Sitemap(server.database.queries, 'http://oja.test', () => server.clock.now, 10);
    const index = addressesOf((await read(sitemap, 'index')) ?? '');
    const next = `posts-${index.filter((address) => address.includes('/posts-')).length + 2}`;
    expect(await read(sitemap, next)).toBeUndefined();
    const added = await insertPosts(
      server,
      vendor,
      Array.from({ length: 20 }, () => ({})),
    );
    const listed = addressesOf((await read(sitemap, next)) ?? '').map((address) => address.slice(-36));
    expect(listed).not.toEqual([]);
    expect(added).toEqual(expect.arrayContaining(listed));
  });

  it('write each part once for all requests within minutes, and retry after a failure', async () => {
    let now = 0;
    let isBroken = true;
    let readings = 0;
    const { queries } = server.database;
    const watched = new Proxy(queries, {
      get(target, name) {
        if (name === 'selectFrom') readings += 1;
        if (isBroken) throw new Error('away');
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const sitemap = new Sitemap(watched, 'http://oja.test', () => now);
    await expect(sitemap.get('posts-1')).rejects.toThrow('away');
    isBroken = false;
    readings = 0;
    await Promise.all(Array.from({ length: 20 }, () => sitemap.get('posts-1')));
    const once = readings;
    now += 9 * 60_000;
    await sitemap.get('posts-1');
    expect(readings).toBe(once);
    now += 60_000;
    await sitemap.get('posts-1');
    expect(readings).toBeGreaterThan(once);
  });
});

it('a sitemap that is requested too often answers 429', async () => {
  const server = await startTestServer('sqlite', { RATE_LIMIT_SCALE: '0.001' });
  const request = () => server.call('GET', '/sitemap.xml');
  expect([(await request()).status, (await request()).status]).toEqual([200, 429]);
  await server.stop();
});
