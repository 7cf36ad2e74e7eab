import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { postAdvert } from '../../test/adverts.ts';
import { jpeg, upload } from '../../test/pictures.ts';
import { insertPosts } from '../../test/post-rows.ts';
import { post } from '../../test/posts.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../test/test-server.ts';
import { LANDING, SHELL, writeWebBuild } from '../../test/web-build.ts';

const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const unescape = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');

/** The tags of a page's head, by name or property, as a crawler reads them. */
function tagsOf(html: string): Record<string, string> {
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(([, name = '', content = '']) => [name, unescape(content)]);
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const [, canonical = ''] = /<link rel="canonical" href="([^"]*)">/.exec(html) ?? [];
  return { title: unescape(title), canonical, ...Object.fromEntries(metas) };
}

/** The page as it was built, for nobody to find. */
const PLAIN = { status: 200, body: SHELL, headers: { 'x-robots-tag': 'noindex', 'cache-control': 'no-cache' } };

describe.each(DATABASES)('pages with a head of their own on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
    vendor = await server.addAccount('vendor', { userName: "Ada's Home & Kitchen" });
    await writeWebBuild(server);
  });
  afterAll(() => server.stop());

  /** As a crawler asks: without a session. */
  const get = (path: string, headers: Record<string, string> = {}) => server.call('GET', path, { headers: { ...PAGE, ...headers } });
  const postPage = (id: string) => get(`/dashboard/post/details/${id}`);
  const profilePage = (id: string) => get(`/dashboard/profile/${id}`);
  const edit = (body: object, as = vendor) => server.call('PATCH', `/api/v1/users/profile/${as.id}`, { as, body });

  it('/: the landing page with absolute addresses, and everything else as it was built', async () => {
    const { status, body, headers } = await get('/');
    expect(status).toBe(200);
    expect(tagsOf(body)).toEqual({
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
    expect(body.replace(/<title>.*<meta name="twitter:card"[^>]*>/s, 'HEAD')).toBe(LANDING.replace(/<!--head-->.*<!--\/head-->/s, 'HEAD'));
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['x-robots-tag']).toBeUndefined();
  });

  it('a post: its title, price, words and first picture, which messengers get as JPEG of the size that is said', async () => {
    const { secure_url: picture } = (await upload(server, vendor, await jpeg(900, 1200), 'post')).body;
    const { _id } = (await post(server, vendor, { title: 'Adire & <b>lace</b>', description: 'Five yards,\n\nreal "indigo".', price: 25000, images: [picture] })).body.data.post;
    const { status, body, headers } = await postPage(_id);
    expect({ status, robots: headers['x-robots-tag'] }).toEqual({ status: 200, robots: undefined });
    const tags = tagsOf(body);
    expect(tags).toMatchObject({
      title: 'Adire & <b>lace</b> · Oja',
      canonical: `http://oja.test/dashboard/post/details/${_id}`,
      description: 'Five yards, real "indigo".',
      'og:type': 'article',
      'og:title': 'Adire & <b>lace</b>, ₦25,000',
      'og:url': `http://oja.test/dashboard/post/details/${_id}`,
    });
    expect(body).not.toContain('<b>');
    const image = await server.app.inject((tags['og:image'] ?? '').replace('http://oja.test', ''));
    expect(image).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/jpeg' } });
    const { format, width, height } = await sharp(image.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: Number(tags['og:image:width']), height: Number(tags['og:image:height']) });
    expect(image.rawPayload.length).toBeLessThan(300 * 1024);
  });

  it('texts are cut between characters, never inside one', async () => {
    const family = '👩🏾‍👩🏾‍👧🏾';
    const { _id } = (await post(server, vendor, { title: 'x', description: family.repeat(60) + 'ọ̀'.repeat(300) })).body.data.post;
    const { description = '' } = tagsOf((await postPage(_id)).body);
    const characters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(description)].map(({ segment }) => segment);
    expect(characters).toHaveLength(200);
    expect(new Set(characters)).toEqual(new Set([family, 'ọ̀', '…']));
  });

  it("a profile: a vendor's is for search engines too; nothing private stands in it", async () => {
    await edit({ name: 'Ada Obi', bio: 'Pots & pans since 1987.' });
    const { body, headers } = await profilePage(vendor.id);
    expect(tagsOf(body)).toMatchObject({
      title: "Ada's Home & Kitchen · Oja",
      'og:title': "Ada's Home & Kitchen (Ada Obi)",
      description: 'Pots & pans since 1987.',
      'og:type': 'profile',
      'og:image': 'http://oja.test/share.jpg',
    });
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(body).not.toContain(vendor.email);
    const { secure_url: profileImage } = (await upload(server, vendor, await jpeg(300, 300), 'profile')).body;
    await edit({ profileImage });
    expect(tagsOf((await profilePage(vendor.id)).body)['og:image']).toBe(profileImage.replace('.webp', '-share.jpg'));
  });

  it("a customer's profile has its head, and is not for search engines", async () => {
    const customer = await server.addAccount();
    const { body, headers } = await profilePage(customer.id);
    expect(tagsOf(body)).toMatchObject({ title: `${customer.userName} · Oja`, description: `${customer.userName} is on Oja, Nigeria's social marketplace.` });
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  it('the plain page for whatever is not there for everybody: unknown, hidden, unpaid, over, deleted', async () => {
    const unpaid = (await postAdvert(server, vendor)).body.data.post._id;
    const [over = ''] = await insertPosts(server, vendor, [{ shown_until: server.clock.now - 1, is_advert: 1 }]);
    const leaving = await server.addAccount('vendor');
    const gone = (await post(server, leaving)).body.data.post._id;
    await server.call('DELETE', `/api/v1/users/delete/${leaving.id}`, { as: leaving });
    const waiting = { name: 'W', userName: `waiting ${kind}`, email: 'waiting@example.com', password: 'long enough', confirmPassword: 'long enough' };
    await server.call('POST', '/api/signup', { body: waiting });
    const { id: unconfirmed } = await server.database.queries.selectFrom('users').select('id').where('email', '=', waiting.email).executeTakeFirstOrThrow();

    for (const id of [unpaid, over, gone, '01a1fc53-3a88-7785-ba0f-02d83e9d4141', 'x.y', vendor.id]) expect(await postPage(id)).toMatchObject(PLAIN);
    for (const id of [leaving.id, unconfirmed, '01a1fc53-3a88-7785-ba0f-02d83e9d4141', 'not-an-id']) expect(await profilePage(id)).toMatchObject(PLAIN);
  });

  it('a running advert has its head until its time is over, and is not for search engines', async () => {
    const [id = ''] = await insertPosts(server, vendor, [{ title: 'Today only', shown_until: server.clock.now + 60_000, is_advert: 1 }]);
    const running = await postPage(id);
    expect([tagsOf(running.body)['og:title'], running.headers['x-robots-tag']]).toEqual(['Today only', 'noindex']);
    server.clock.now += 60_000;
    expect(await postPage(id)).toMatchObject(PLAIN);
  });

  it('is compressed as the browser likes, and not sent again while it stays the same', async () => {
    const { _id } = (await post(server, vendor)).body.data.post;
    const path = `/dashboard/post/details/${_id}`;
    const plain = await get(path);
    const mark = String(plain.headers['etag']);
    for (const [accepted, encoding, decompress] of [['gzip, deflate, br', 'br', brotliDecompressSync], ['gzip', 'gzip', gunzipSync], ['br;q=0, gzip', 'gzip', gunzipSync]] as const) {
      const answer = await server.app.inject({ url: path, headers: { ...PAGE, 'accept-encoding': accepted } });
      expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Origin, accept-encoding', etag: mark });
      expect(decompress(answer.rawPayload).toString()).toBe(plain.body);
    }
    expect(await get(path, { 'if-none-match': `"other", ${mark}` })).toMatchObject({ status: 304, body: '' });
    await server.call('PATCH', `/api/v1/posts/${_id}`, { as: vendor, body: { title: 'Changed' } });
    expect((await get(path, { 'if-none-match': mark })).status).toBe(200);
  });
});

it('the page comes without its head while the database answers nothing', async () => {
  const server = await startTestServer('sqlite');
  await writeWebBuild(server);
  const [id = ''] = await insertPosts(server, await server.addAccount('vendor'), [{}]);
  await sql`alter table posts rename to moved`.execute(server.database.queries);
  const answer = await server.call('GET', `/dashboard/post/details/${id}`, { headers: PAGE });
  expect(answer).toMatchObject({ status: 200, body: SHELL });
  await server.stop();
});

it('429: pictures drawn for messengers, at too fast a pace', async () => {
  const server = await startTestServer('sqlite', { RATE_LIMIT_SCALE: '0.001' });
  const draw = () => server.call('GET', `/images/ab/ab${'0'.repeat(30)}-share.jpg`);
  expect([(await draw()).status, (await draw()).status]).toEqual([404, 429]);
  await server.stop();
});
