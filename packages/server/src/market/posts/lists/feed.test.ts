import { POSTS_PAGE } from '@oja/contract/limits';
import { postsAnswerSchema } from '@oja/contract/posts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { insertPosts } from '../../../../test/post-rows.ts';
import { type Account, GATE_DATABASES, type TestServer, startTestServer } from '../../../../test/test-server.ts';

const idsOf = (posts: { _id: string }[]) => posts.map(({ _id }) => _id);

describe.each(GATE_DATABASES)('the feed of followed users on %s', (kind) => {
  let server: TestServer;
  let stranger: Account;
  let followed: Account;
  let reader: Account;
  let moment: number;
  beforeAll(async () => {
    server = await startTestServer(kind);
    stranger = await server.addAccount('vendor');
  });
  beforeEach(async () => {
    [followed, reader] = [await server.addAccount('vendor'), await server.addAccount()];
    await server.call('POST', `/api/v1/users/follow/${followed.id}`, { as: reader });
    moment = server.clock.now += 1_000_000;
  });
  afterAll(() => server.stop());

  const feed = async (query = '') =>
    (await server.call('GET', `/api/v1/posts/feed?${query}`, { as: reader })).as(postsAnswerSchema).data;
  const remove = async (id: string, as: Account) =>
    expect((await server.call('DELETE', `/api/v1/posts/${id}`, { as })).status).toBe(200);
  /** Inserts posts of a user: the first at the given time, each next one a millisecond earlier. */
  const insert = (as: Account, count: number, first = moment) =>
    insertPosts(
      server,
      as,
      Array.from({ length: count }, (_, index) => ({ created_at: first - index })),
    );
  const insertAdvert = (as: Account, createdAt: number) =>
    insertPosts(server, as, [{ is_advert: 1, shown_until: moment + 1000, created_at: createdAt }]);

  it('continues with older posts when the newest posts of all users do not fill a page', async () => {
    const recent = await insert(followed, 2);
    await insert(stranger, 2100, moment - 10);
    const old = await insert(followed, POSTS_PAGE, moment - 5000);
    await insertAdvert(followed, moment - 4999);
    const first = await feed();
    const second = await feed(`cursor=${first.nextCursor}`);
    expect(idsOf([...first.posts, ...second.posts])).toEqual([...recent, ...old]);
    expect([first.posts.length, first.hasMore, second.hasMore]).toEqual([POSTS_PAGE, true, false]);
  });

  it('shows different posts on each numbered page, and no adverts', async () => {
    const ids = await insert(followed, 3 * POSTS_PAGE);
    await insertAdvert(followed, moment - 3);
    const { until } = await feed();
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(idsOf((await feed(`page=${page}&until=${until}`)).posts));
    expect(pages.flat()).toEqual(ids);
  });

  it('reserves places only for deleted posts of followed users, so that nothing is skipped', async () => {
    const theirs = await insert(followed, 2 * POSTS_PAGE);
    const [others = ''] = await insert(stranger, 1);
    const { until } = await feed();
    await remove(theirs[1] ?? '', followed);
    await remove(others, stranger);
    expect(idsOf((await feed(`page=2&until=${until}`)).posts)).toEqual(theirs.slice(POSTS_PAGE));
  });
});
