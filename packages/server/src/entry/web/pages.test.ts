import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addAdvert } from '../../../test/adverts.ts';
import { addPicture, jpeg } from '../../../test/pictures.ts';
import { insertPosts } from '../../../test/post-rows.ts';
import { addPost } from '../../../test/posts.ts';
import {
  type Account,
  type Answer,
  GATE_DATABASES,
  type TestServer,
  startTestServer,
} from '../../../test/test-server.ts';
import { LANDING, SHELL, writeWebBuild } from '../../../test/web-build.ts';

const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const unescape = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** Returns the tags of a page's head by name or property, as a crawler reads them. */
function tagsOf({ body }: Answer): Record<string, string> {
  const html = String(body);
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(
    ([, name = '', content = '']) => [name, unescape(content)],
  );
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const [, canonical = ''] = /<link rel="canonical" href="([^"]*)">/.exec(html) ?? [];
  return { title: unescape(title), canonical, ...Object.fromEntries(metas) };
}

/** The page as it was built, hidden from search engines. */
const PLAIN = { status: 200, body: SHELL, headers: { 'x-robots-tag': 'noindex', 'cache-control': 'no-cache' } };

describe.each(GATE_DATABASES)('pages with their own head on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
    vendor = await server.addAccount('vendor', { userName: "Ada's Home & Kitchen" });
    await writeWebBuild(server);
  });
  afterAll(() => server.stop());

  /** Requests a page as a crawler does: without a session. */
  const get = (path: string, headers: Record<string, string> = {}) =>
    server.call('GET', path, { headers: { ...PAGE, ...headers } });
  const postPage = (id: string) => get(`/dashboard/post/details/${id}`);
  const profilePage = (id: string) => get(`/dashboard/profile/${id}`);
  const edit = (body: object, as = vendor) => server.call('PATCH', `/api/v1/users/profile/${as.id}`, { as, body });

  it('/ is the landing page with absolute addresses, otherwise as it was built', async () => {
    const answer = await get('/');
    const { status, body, headers } = answer;
    expect(status).toBe(200);
    expect(tagsOf(answer)).toEqual({
      title: "Oja: Nigeria's social marketplace",
      canonical: 'http://oja.test/',
      description: expect.stringContaining('Follow vendors you trust'),
      'og:type': 'website',
      'og:site_name': 'Oja',
      'og:locale': 'en_NG',
      'og:url': 'http://oja.test/',
      'og:title': "Oja: Nigeria's social marketplace",
      'og:description': expect.stringContaining('Follow vendors you trust'),
      'og:image': 'http://oja.test/share.jpg',
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': "Oja: Nigeria's social marketplace",
      'twitter:card': 'summary_large_image',
    });
    expect(String(body).replace(/<title>.*<meta name="twitter:card"[^>]*>/s, 'HEAD')).toBe(
      LANDING.replace(/<!--head-->.*<!--\/head-->/s, 'HEAD'),
    );
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['x-robots-tag']).toBeUndefined();
  });

  it("a post's page names its title, price, description and first picture, which is a JPEG of the stated size", async () => {
    const picture = await addPicture(server, vendor, await jpeg(900, 1200));
    const second = await addPicture(server, vendor, await jpeg(64, 48));
    const { _id } = await addPost(server, vendor, {
      title: 'Adire & <b>lace</b>',
      description: 'Five yards,\n\nreal "indigo".',
      price: 25000,
      images: [picture, second],
    });
    const answer = await postPage(_id);
    const { status, body, headers } = answer;
    expect({ status, robots: headers['x-robots-tag'] }).toEqual({ status: 200, robots: undefined });
    const tags = tagsOf(answer);
    expect(tags).toMatchObject({
      title: 'Adire & <b>lace</b> · Oja',
      canonical: `http://oja.test/dashboard/post/details/${_id}`,
      description: 'Five yards, real "indigo".',
      'og:type': 'article',
      'og:title': 'Adire & <b>lace</b>, ₦25,000',
      'og:url': `http://oja.test/dashboard/post/details/${_id}`,
      'og:image': picture.replace('.webp', '-share.jpg'),
    });
    expect(body).not.toContain('<b>');
    const image = await server.app.inject((tags['og:image'] ?? '').replace('http://oja.test', ''));
    expect(image).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/jpeg' } });
    const { format, width, height } = await sharp(image.rawPayload).metadata();
    expect({ format, width, height }).toEqual({
      format: 'jpeg',
      width: Number(tags['og:image:width']),
      height: Number(tags['og:image:height']),
    });
    expect(image.rawPayload.length).toBeLessThan(300 * 1024);
  });

  it('texts are cut between characters, never inside one', async () => {
    const family = '👩🏾‍👩🏾‍👧🏾';
    const { _id } = await addPost(server, vendor, { title: 'x', description: family.repeat(60) + 'ọ̀'.repeat(300) });
    const { description = '' } = tagsOf(await postPage(_id));
    const characters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(description)].map(
      ({ segment }) => segment,
    );
    expect(characters).toHaveLength(200);
    expect(new Set(characters)).toEqual(new Set([family, 'ọ̀', '…']));
  });

  it('no punctuation precedes the ellipsis of a cut text', async () => {
    const { _id } = await addPost(server, vendor, { title: 'x', description: `${'y'.repeat(198)}, and more` });
    expect(tagsOf(await postPage(_id))['description']).toBe(`${'y'.repeat(198)}…`);
  });

  it('a long title is cut for the tab and for messengers', async () => {
    const { _id } = await addPost(server, vendor, { title: 'Lace '.repeat(20).trim(), price: 25000 });
    const tags = tagsOf(await postPage(_id));
    for (const shown of [tags['title'] ?? '', tags['og:title'] ?? '']) {
      expect(shown).toMatch(/^Lace .*…$/);
      expect(shown.length).toBeLessThanOrEqual(100);
    }
  });

  it('a vendor without a bio is called a verified vendor, and two equal names are shown once', async () => {
    const bisi = await server.addAccount('vendor', { userName: 'Bisi Foods' });
    await edit({ name: 'Bisi Foods' }, bisi);
    expect(tagsOf(await profilePage(bisi.id))).toMatchObject({
      'og:title': 'Bisi Foods',
      description: "Bisi Foods is a verified vendor on Oja, Nigeria's social marketplace.",
    });
  });

  it("a vendor's profile is open to search engines and contains nothing private", async () => {
    await edit({ name: 'Ada Obi', bio: 'Pots & pans since 1987.' });
    const answer = await profilePage(vendor.id);
    const { body, headers } = answer;
    expect(tagsOf(answer)).toMatchObject({
      title: "Ada's Home & Kitchen · Oja",
      'og:title': "Ada's Home & Kitchen (Ada Obi)",
      description: 'Pots & pans since 1987.',
      'og:type': 'profile',
      'og:image': 'http://oja.test/share.jpg',
    });
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(body).not.toContain(vendor.email);
    const profileImage = await addPicture(server, vendor, await jpeg(300, 300), 'profile');
    await edit({ profileImage });
    expect(tagsOf(await profilePage(vendor.id))['og:image']).toBe(profileImage.replace('.webp', '-share.jpg'));
  });

  it("a customer's profile has its own head and is closed to search engines", async () => {
    const customer = await server.addAccount();
    const answer = await profilePage(customer.id);
    expect(tagsOf(answer)).toMatchObject({
      title: `${customer.userName} · Oja`,
      description: `${customer.userName} is on Oja, Nigeria's social marketplace.`,
    });
    expect(answer.headers['x-robots-tag']).toBe('noindex');
  });

  it('an unknown, hidden, unpaid, ended or deleted subject gets the plain page', async () => {
    const unpaid = (await addAdvert(server, vendor)).post._id;
    const [over = ''] = await insertPosts(server, vendor, [{ shown_until: server.clock.now - 1, is_advert: 1 }]);
    const leaving = await server.addAccount('vendor');
    const gone = (await addPost(server, leaving))._id;
    await server.call('DELETE', `/api/v1/users/delete/${leaving.id}`, { as: leaving });
    const waiting = {
      name: 'W',
      userName: `waiting ${kind}`,
      email: 'waiting@example.com',
      password: 'long enough',
      confirmPassword: 'long enough',
    };
    await server.call('POST', '/api/signup', { body: waiting });
    const { id: unconfirmed } = await server.database.queries
      .selectFrom('users')
      .select('id')
      .where('email', '=', waiting.email)
      .executeTakeFirstOrThrow();

    for (const id of [unpaid, over, gone, '01a1fc53-3a88-7785-ba0f-02d83e9d4141', 'x.y', vendor.id])
      expect(await postPage(id)).toMatchObject(PLAIN);
    for (const id of [leaving.id, unconfirmed, '01a1fc53-3a88-7785-ba0f-02d83e9d4141', 'not-an-id'])
      expect(await profilePage(id)).toMatchObject(PLAIN);
  });

  it('a running advert has its own head until it ends, and is closed to search engines', async () => {
    const [id = ''] = await insertPosts(server, vendor, [
      { title: 'Today only', shown_until: server.clock.now + 60_000, is_advert: 1 },
    ]);
    const running = await postPage(id);
    expect([tagsOf(running)['og:title'], running.headers['x-robots-tag']]).toEqual(['Today only', 'noindex']);
    server.clock.now += 60_000;
    expect(await postPage(id)).toMatchObject(PLAIN);
  });

  it('a page is compressed as the browser prefers, and is not sent again while it is unchanged', async () => {
    const { _id } = await addPost(server, vendor);
    const path = `/dashboard/post/details/${_id}`;
    const plain = await get(path);
    const mark = String(plain.headers['etag']);
    for (const [accepted, encoding, decompress] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['br;q=0, gzip', 'gzip', gunzipSync],
    ] as const) {
      const answer = await server.app.inject({ url: path, headers: { ...PAGE, 'accept-encoding': accepted } });
      expect(answer.headers).toMatchObject({
        'content-encoding': encoding,
        vary: 'Origin, accept-encoding',
        etag: mark,
      });
      expect(decompress(answer.rawPayload).toString()).toBe(plain.body);
    }
    expect(await get(path, { 'if-none-match': `"other", ${mark}` })).toMatchObject({ status: 304, body: '' });
    await server.call('PATCH', `/api/v1/posts/${_id}`, { as: vendor, body: { title: 'Changed' } });
    expect((await get(path, { 'if-none-match': mark })).status).toBe(200);
  });
});

it('a page comes from the current build after a build is replaced', async () => {
  const server = await startTestServer('sqlite');
  await writeWebBuild(server);
  const page = () => server.call('GET', '/', { headers: PAGE });
  expect((await page()).body).not.toContain('newer');
  const file = join(server.config.webDir, 'index.html');
  await writeFile(file, LANDING.replace('The landing page', 'The newer page'));
  // This must also work when both were written within the same moment.
  await utimes(file, 1, 1);
  expect((await page()).body).toContain('The newer page');
  await server.stop();
});

it('a page is sent without its own head while the database fails', async () => {
  const server = await startTestServer('sqlite');
  await writeWebBuild(server);
  const [id = ''] = await insertPosts(server, await server.addAccount('vendor'), [{}]);
  await sql`alter table posts rename to moved`.execute(server.database.queries);
  const answer = await server.call('GET', `/dashboard/post/details/${id}`, { headers: PAGE });
  expect(answer).toMatchObject({ status: 200, body: SHELL });
  await server.stop();
});

it('pictures for messengers answer 429 when they are requested too often', async () => {
  const server = await startTestServer('sqlite', { RATE_LIMIT_SCALE: '0.001' });
  const draw = () => server.call('GET', `/images/ab/ab${'0'.repeat(30)}-share.jpg`);
  expect([(await draw()).status, (await draw()).status]).toEqual([404, 429]);
  await server.stop();
});

it('pages answer 429 to an address that requests too many, regardless of which pages', async () => {
  const server = await startTestServer('sqlite', { RATE_LIMIT_SCALE: '0.001' });
  await writeWebBuild(server);
  const statusOf = async (path: string) => (await server.call('GET', path, { headers: PAGE })).status;
  expect([
    await statusOf('/'),
    await statusOf('/'),
    await statusOf('/dashboard/profile/x'),
    await statusOf('/login'),
  ]).toEqual([200, 429, 429, 429]);
  expect(await statusOf('/gone.js')).toBe(404);
  await server.stop();
});

it('pages open for 600 people of one carrier address within a minute', async () => {
  const server = await startTestServer('sqlite', { RATE_LIMIT_SCALE: '1' });
  await writeWebBuild(server);
  const statuses = new Set<number>();
  for (let person = 0; person < 600; person += 1)
    statuses.add((await server.call('GET', '/', { headers: PAGE })).status);
  expect([...statuses]).toEqual([200]);
  await server.stop();
});
