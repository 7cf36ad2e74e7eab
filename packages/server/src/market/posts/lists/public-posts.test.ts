import { PUBLIC_POSTS, PUBLIC_POSTS_OF_VENDOR, SECOND } from '@oja/contract/limits';
import { publicPostsAnswerSchema } from '@oja/contract/public-posts';
import { settingsEditAnswerSchema } from '@oja/contract/users';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { addPicture, jpeg } from '../../../../test/pictures.ts';
import { insertPosts } from '../../../../test/post-rows.ts';
import { addPost, post } from '../../../../test/posts.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../../test/test-server.ts';
import { writeWebBuild } from '../../../../test/web-build.ts';
import { PUBLIC_POSTS_S } from './public-posts.ts';

/** The column of a post with a picture. */
const images = JSON.stringify([{ key: 'ab'.repeat(16), width: 640, height: 480, blur: null }]);

describe.each(DATABASES)('the posts for visitors on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
    await writeWebBuild(server);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await server.database.queries.deleteFrom('posts').execute();
    waitForCache();
    vendor = await server.addAccount('vendor');
  });

  const read = (headers = {}) => server.call('GET', '/api/v1/posts/public', { headers });
  const posts = async () => (await read()).as(publicPostsAnswerSchema).data.posts;
  const ids = async () => (await posts()).map(({ _id }) => _id);
  const waitForCache = () => {
    server.clock.now += PUBLIC_POSTS_S * SECOND;
  };
  const show = (as: Account, showsPostsToVisitors: boolean) =>
    server.call('PATCH', '/api/v1/users/settings', { as, body: { showsPostsToVisitors } });

  it('say picture, price and area, and nothing that leads to the vendor', async () => {
    const picture = await addPicture(server, vendor, await jpeg(640, 480));
    const made = await addPost(server, vendor, {
      title: 'Call Ada',
      location: 'Shop 12 of Ada, Computer Village, Ikeja',
      price: 18_500,
      images: [picture],
    });
    const { status, body, headers } = await read();
    expect({ status, body, cached: headers['cache-control'] }).toEqual({
      status: 200,
      body: {
        data: {
          posts: [
            {
              _id: made._id,
              price: 18_500,
              area: 'Ikeja, Lagos',
              picture: { ...made.pictures[0], smallUrl: picture.replace('.webp', '-320.webp') },
            },
          ],
        },
      },
      cached: `public, max-age=${PUBLIC_POSTS_S}`,
    });
  });

  it('have a price and an area only where they are known', async () => {
    await insertPosts(server, vendor, [
      { images, created_at: 1, state: null, lga: null, location: 'Behind the station' },
      { images, created_at: 2, state: 'Kano', lga: null, price_kobo: 99 },
    ]);
    expect((await posts()).map(({ price, area }) => [price, area])).toEqual([
      [0.99, 'Kano'],
      [null, null],
    ]);
  });

  it('are the newest, at most twelve and two of one vendor', async () => {
    const [third, second, first] = await insertPosts(
      server,
      vendor,
      [100, 101, 102].map((moment) => ({ images, created_at: moment })),
    );
    const others: string[] = [];
    for (let moment = 10; moment < 16; moment += 1) {
      const changes = [moment, moment + 10].map((each) => ({ images, created_at: each }));
      others.push(...(await insertPosts(server, await server.addAccount('vendor'), changes)));
    }
    const shown = await ids();
    expect(shown.slice(0, PUBLIC_POSTS_OF_VENDOR)).toEqual([first, second]);
    expect(shown).not.toContain(third);
    expect(shown).toHaveLength(PUBLIC_POSTS);
    // The oldest two are one too many each.
    expect(others.filter((id) => !shown.includes(id))).toEqual([others[0], others[2]]);
  });

  it('leave out posts without pictures, adverts, reported and deleted posts, and those of people who are no vendors', async () => {
    const [shown = '', flagged = '', deleted = ''] = await insertPosts(server, vendor, [
      { images, created_at: 3 },
      { images, created_at: 2 },
      { images, created_at: 1 },
      { created_at: 9 },
      { images, is_advert: 1, created_at: 8, shown_until: server.clock.now + 60_000 },
      { images, shown_until: 0, created_at: 7 },
    ]);
    await insertPosts(server, await server.addAccount(), [{ images, created_at: 6 }]);
    const gone = await server.addAccount('vendor');
    await insertPosts(server, gone, [{ images, created_at: 5 }]);
    await server.call('DELETE', `/api/v1/users/delete/${gone.id}`, { as: gone });
    expect(await ids()).toEqual([shown, flagged]);

    const report = { postTitle: 'What I saw', postId: flagged, flagReason: 'Spam' };
    const answer = await server.call('POST', '/api/v1/posts/flag', { as: await server.addAccount(), body: report });
    expect(answer.status).toBe(201);
    waitForCache();
    expect(await ids()).toEqual([shown, deleted]);
    await server.call('DELETE', `/api/v1/posts/${deleted}`, { as: vendor });
    waitForCache();
    expect(await ids()).toEqual([shown]);
    await server.call('PATCH', `/api/v1/users/update_vendor/${vendor.id}`, {
      as: await server.addAccount('admin'),
      body: { isVerifiedVendor: false },
    });
    waitForCache();
    expect(await ids()).toEqual([]);
  });

  it('are those of vendors who show them, at once after a change', async () => {
    const other = await server.addAccount('vendor');
    const [mine] = await insertPosts(server, vendor, [{ images, created_at: 2 }]);
    const [theirs] = await insertPosts(server, other, [{ images, created_at: 1 }]);
    expect(await ids()).toEqual([mine, theirs]);
    const off = (await show(vendor, false)).as(settingsEditAnswerSchema);
    expect(off).toMatchObject({ code: 'posts_not_shown', data: { showsPostsToVisitors: false, showsPresence: true } });
    expect(await ids()).toEqual([theirs]);
    expect(await show(vendor, true)).toMatchObject({
      body: { code: 'posts_shown', data: { showsPostsToVisitors: true } },
    });
    expect(await ids()).toEqual([mine, theirs]);
  });

  it('are read once in half a minute under any traffic, and again after a failure', async () => {
    const [first] = await insertPosts(server, vendor, [{ images, created_at: 1 }]);
    const reads = vi.spyOn(server.database.queries.getExecutor(), 'executeQuery');
    const calls = Array.from({ length: 20 }, () => ids());
    expect(await Promise.all(calls)).toEqual(Array.from(calls, () => [first]));
    expect(reads).toHaveBeenCalledOnce();
    const [second] = await insertPosts(server, vendor, [{ images, created_at: 2 }]);
    expect(await ids()).toEqual([first]);
    waitForCache();
    reads.mockRejectedValueOnce(new Error('the database is away'));
    const failed = await read();
    expect([failed.status, failed.headers['cache-control']]).toEqual([500, 'no-store']);
    expect(await ids()).toEqual([second, first]);
    reads.mockRestore();
  });

  it('have their place reserved on the landing page where there are some', async () => {
    const landing = async () => String((await server.call('GET', '/')).body).includes('<meta name="oja-goods"');
    // The page does not wait for the database: the next one knows.
    await landing();
    await expect.poll(landing).toBe(false);
    await post(server, vendor, { images: [await addPicture(server, vendor, await jpeg())] });
    waitForCache();
    await landing();
    await expect.poll(landing).toBe(true);
  });
});
