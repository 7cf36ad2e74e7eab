import { notificationsAnswerSchema } from '@oja/contract/notifications';
import { postsAnswerSchema } from '@oja/contract/posts';
import { savedQuerySchema } from '@oja/contract/saved-searches';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { block } from '../../../test/blocks.ts';
import { addPost } from '../../../test/posts.ts';
import { newSavedSearch } from '../../../test/saved-searches.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { compareNewPostsJob } from './compare-new-posts.ts';
import { UNKEYED } from './search-keys.ts';

/** Posts that searches find by their words, places, prices and more, or do not. */
const POSTS = [
  { title: 'Sumec Firman generator', category: 'Electronics', price: 145_000, condition: 'Nigerian Used' },
  { title: 'Tiger gen', category: 'Machinery', price: 150_000.5, state: 'Lagos', lga: 'Ikeja' },
  { title: 'Generators wanted', state: 'Lagos', lga: 'Epe' },
  { title: 'Profane novels', category: 'Books', price: 2000, pricePoint: 'Fixed Price' },
  { title: 'Standing fan', category: 'Electronics', price: 30_000, condition: 'Brand New', state: 'Kano', lga: 'Dala' },
  { title: "Men's shoes", description: 'Leather, size 43, for a wedding in Ikeja.', price: 150_000 },
  { title: 'Adùnní àdìrẹ', category: 'Fashion', description: 'Hand-dyed. Deep freezer not included.' },
];

/** Searches of which each is saved by a person of its own. */
const QUERIES = [
  { search: 'generator' },
  { search: 'genrator' },
  { search: 'gener' },
  { search: 'gen' },
  { search: 'fan' },
  { search: 'fa' },
  { search: "men's sh" },
  { search: 'mens shoe' },
  { search: 'adunni adire' },
  { search: 'chest freezer' },
  { search: 'shoes ikeja' },
  { search: 'shoes weddi' },
  { search: 'shoes kano' },
  { search: 'electronics' },
  { search: 'generator', maxPrice: 150_000 },
  { search: 'gen', minPrice: 150_000 },
  { category: ['Electronics', 'Books'] },
  { category: ['Electronics'], condition: ['Brand New'] },
  { state: ['Lagos'] },
  { lga: ['Ikeja', 'Dala'] },
  { pricePoint: ['Fixed Price'] },
  { minPrice: 150_000, maxPrice: 150_000 },
  { maxPrice: 30_000 },
  { verified: true },
  { hasPictures: true },
  { from: 'following' },
  { search: 'wristwatch' },
];

describe.each(DATABASES)('alerts of saved searches on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  let ada: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
    vendor = await server.addAccount('vendor');
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    ada = await server.addAccount();
  });

  const job = () => {
    const images = new ImageAddresses(server.config.publicUrl);
    return compareNewPostsJob({ queries: server.database.queries, images, events: server.app.events });
  };
  const compare = () => job().run(server.clock.now);
  const listOf = async (person: Account) =>
    (await server.call('GET', '/api/v1/notifications', { as: person })).as(notificationsAnswerSchema).data;
  const textsOf = async (person: Account) => (await listOf(person)).notifications.map(({ message }) => message);

  it('come for exactly the posts that the search finds', async () => {
    const follower = await server.addAccount();
    await server.call('POST', `/api/v1/users/${vendor.id}/follow`, { as: follower });
    const people = await Promise.all(
      QUERIES.map(async (query) => {
        const person = 'from' in query ? follower : await server.addAccount();
        await newSavedSearch(server, person, query);
        return { person, query: savedQuerySchema.parse(query) };
      }),
    );
    const notified = new Map<string, string[]>(people.map(({ person }) => [person.id, []]));
    for (const changes of POSTS) {
      const post = await addPost(server, vendor, changes);
      await compare();
      const rows = await server.database.queries
        .deleteFrom('notifications')
        .where('type', '=', 'search')
        .returning(['recipient_id', 'post_id'])
        .execute();
      for (const row of rows) {
        expect(row.post_id).toBe(post._id);
        notified.get(row.recipient_id)?.push(post.title);
      }
    }
    for (const { person, query } of people) {
      const { search, ...filters } = query;
      const parameters = Object.entries({ ...filters, ...(search !== undefined && { search, sort: 'relevance' }) });
      const address = new URLSearchParams(
        parameters.flatMap(([name, value]) => [value].flat().map((each) => [name, String(each)])),
      );
      const found = (await server.call('GET', `/api/v1/posts?${address.toString()}`, { as: person })).as(
        postsAnswerSchema,
      );
      expect([query, notified.get(person.id)?.toSorted()]).toEqual([
        query,
        found.data.posts.map(({ title }) => title).toSorted(),
      ]);
    }
  });

  it('say which search a new post fits, lead to the post, and are counted', async () => {
    await newSavedSearch(server, ada, { search: 'wardrobe' }, { name: 'Wardrobes' });
    const post = await addPost(server, vendor, { title: 'Oak wardrobe' });
    await compare();
    const { notifications, unreadCount } = await listOf(ada);
    expect(notifications).toEqual([
      expect.objectContaining({
        message: `${vendor.name} posted “Oak wardrobe”, which fits your search “Wardrobes”`,
        type: 'comment',
        kind: 'search',
        postId: post._id,
        isRead: false,
      }),
    ]);
    expect(notifications[0]).not.toHaveProperty('search');
    expect(unreadCount).toBe(1);
  });

  it('are one while it is unread, which counts the posts and has the search', async () => {
    const { _id: id, query } = await newSavedSearch(server, ada, { search: 'bicycle' }, { name: 'Bicycles' });
    await addPost(server, vendor, { title: 'Bicycle one' });
    await addPost(server, vendor, { title: 'Bicycle two' });
    await compare();
    const third = await addPost(server, vendor, { title: 'Bicycle three' });
    await compare();
    const { notifications, unreadCount } = await listOf(ada);
    expect(notifications).toMatchObject([
      { message: '3 new posts fit your search “Bicycles”', postId: third._id, search: { _id: id, query } },
    ]);
    expect(unreadCount).toBe(1);
    await server.call('PATCH', `/api/v1/notifications/${notifications[0]?._id ?? ''}`, { as: ada });
    await addPost(server, vendor, { title: 'Bicycle four' });
    await compare();
    expect(await textsOf(ada)).toEqual([
      `${vendor.name} posted “Bicycle four”, which fits your search “Bicycles”`,
      '3 new posts fit your search “Bicycles”',
    ]);
  });

  it('come once for a post that fits several searches of a person', async () => {
    await newSavedSearch(server, ada, { search: 'canoe' });
    await newSavedSearch(server, ada, { search: 'canoe paddle' });
    await newSavedSearch(server, ada, { search: 'paddle' }, { alert: 'daily' });
    await addPost(server, vendor, { title: 'Canoe with a paddle' });
    await compare();
    expect(await textsOf(ada)).toHaveLength(1);
    const waiting = await server.database.queries.selectFrom('search_fits').selectAll().execute();
    expect(waiting).toEqual([]);
  });

  it('do not come for own posts, from blocked vendors, for older posts, or where they are off', async () => {
    const blocked = await server.addAccount('vendor');
    await addPost(server, vendor, { title: 'Old kettle' });
    server.clock.now += 1000;
    for (const person of [ada, vendor]) await newSavedSearch(server, person, { search: 'kettle' });
    await newSavedSearch(server, ada, { search: 'teapot' }, { alert: 'off' });
    await block(server, ada, blocked);
    await addPost(server, vendor, { title: 'Teapot' });
    await addPost(server, blocked, { title: 'Kettle of a blocked vendor' });
    await compare();
    expect(await textsOf(ada)).toEqual([]);
    await addPost(server, vendor, { title: 'Kettle' });
    await compare();
    expect(await textsOf(ada)).toHaveLength(1);
    expect(await textsOf(vendor)).toEqual([expect.stringContaining('Kettle of a blocked vendor')]);
  });

  it('come for searches that were saved by an earlier version', async () => {
    const { _id: id } = await newSavedSearch(server, ada, { search: 'trumpet' });
    const { queries } = server.database;
    await queries.deleteFrom('search_keys').where('search_id', '=', id).execute();
    await queries.insertInto('search_keys').values({ key: UNKEYED, search_id: id }).execute();
    await addPost(server, vendor, { title: 'Trumpet' });
    await compare();
    expect(await textsOf(ada)).toHaveLength(1);
  });

  it('stay when the search is deleted, and lead to the post', async () => {
    const { _id: id } = await newSavedSearch(server, ada, { search: 'lantern' });
    await addPost(server, vendor, { title: 'Lantern' });
    const post = await addPost(server, vendor, { title: 'Lantern two' });
    await compare();
    await server.call('DELETE', `/api/v1/saved-searches/${id}`, { as: ada });
    const { notifications } = await listOf(ada);
    expect(notifications).toMatchObject([{ message: '2 new posts fit your search “Generators”', postId: post._id }]);
    expect(notifications[0]).not.toHaveProperty('search');
  });

  it('come to each of many people once, after a stop in the middle and from several servers', async () => {
    const people = await Promise.all(Array.from({ length: 120 }, () => server.addAccount()));
    for (const person of people) await newSavedSearch(server, person, { search: 'drumset' });
    await addPost(server, vendor, { title: 'Drumset' });
    let asked = 0;
    await job().run(server.clock.now, () => (asked += 1) > 3);
    const count = async () => {
      const notified = server.database.queries.selectFrom('notifications').select('id').where('type', '=', 'search');
      const ids = people.map((person) => person.id);
      return (await notified.where('recipient_id', 'in', ids).execute()).length;
    };
    const before = await count();
    expect([before > 0, before <= 50]).toEqual([true, true]);
    await Promise.all([compare(), compare(), compare()]);
    await compare();
    expect(await count()).toBe(120);
    for (const person of people.slice(0, 5)) expect(await textsOf(person)).toHaveLength(1);
  });

  it('leave other work its turn between posts that came together and that nobody looks for', async () => {
    await server.database.queries.deleteFrom('saved_searches').execute();
    const POSTS_TOGETHER = 20;
    for (let number = 0; number < POSTS_TOGETHER; number += 1)
      await addPost(server, vendor, { title: `Kettle ${number}` });
    let turns = 0;
    let next = setImmediate(function count() {
      turns += 1;
      next = setImmediate(count);
    });
    await compare();
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(POSTS_TOGETHER);
  });
});
