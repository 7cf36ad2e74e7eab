import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { postAdvert, runningAdvert } from '../../test/adverts.ts';
import { DRAFT } from '../../test/posts.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../test/test-server.ts';
import { makeProvider } from '../payments/make-provider.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { advertChores } from './advert-chores.ts';
import { cancelUnpaidAdverts } from './sweep-adverts.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each(DATABASES)('the end of adverts on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  let reader: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
    vendor = await server.addAccount('vendor');
    reader = await server.addAccount();
  });
  afterAll(() => server.stop());

  const expire = async () => {
    const chore = advertChores(server.services).find(({ name }) => name === 'expire-adverts');
    // Within a minute, whatever the jitter.
    expect(chore?.everyMs).toBeLessThan(50_000);
    await chore?.run(server.clock.now);
  };
  const shown = async (postId: string) => {
    const one = await server.call('GET', `/api/v1/posts/${postId}`, { as: reader });
    const { adverts } = (await server.call('GET', '/api/v1/posts', { as: reader })).body.data;
    return [one.status, adverts.some((advert: { _id: string }) => advert._id === postId)];
  };
  const stateOf = async (id: string) =>
    server.database.queries.selectFrom('adverts').select(['state', 'post_id']).where('id', '=', id).executeTakeFirstOrThrow();
  const postsCount = async () => (await server.call('GET', `/api/v1/users/profile/${vendor.id}`, { as: reader })).body.data.postsCount;

  it.each([
    ['daily', '1000', DAY],
    ['weekly', '4800', 7 * DAY],
  ])('a %s advert is hidden from the moment it ends, and deleted with its post at the next turn', async (adsType, adsPrice, lifetime) => {
    const before = await postsCount();
    const { id, postId } = await runningAdvert(server, vendor, { adsType, adsPrice });
    server.clock.now += lifetime - 1;
    await expire();
    expect(await shown(postId)).toEqual([200, true]);
    server.clock.now += 1;
    expect(await shown(postId)).toEqual([404, false]);
    expect(await stateOf(id)).toEqual({ state: 'active', post_id: postId });
    await expire();
    expect(await stateOf(id)).toEqual({ state: 'expired', post_id: null });
    expect(await server.database.queries.selectFrom('posts').select('id').where('id', '=', postId).execute()).toEqual([]);
    expect(await postsCount()).toBe(before);
  });

  it('clears away more than one go holds, and leaves those that still run', async () => {
    const ended = await Promise.all(Array.from({ length: 103 }, () => runningAdvert(server, vendor, { adsType: 'daily', adsPrice: '1000' })));
    const running = await runningAdvert(server, vendor);
    server.clock.now += DAY;
    await Promise.all([expire(), expire(), expire()]);
    const states = await Promise.all(ended.map(({ id }) => stateOf(id)));
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['expired']));
    expect(await stateOf(running.id)).toEqual({ state: 'active', post_id: running.postId });
    const rows = await server.database.queries.selectFrom('posts').select('id').where('user_id', '=', vendor.id).execute();
    expect(await postsCount()).toBe(rows.length);
  });

  it('an advert that ends while its owner deletes the post ends once', async () => {
    const adverts = await Promise.all(Array.from({ length: 6 }, () => runningAdvert(server, vendor, { adsType: 'daily', adsPrice: '1000' })));
    server.clock.now += DAY;
    await Promise.all([
      expire(),
      ...adverts.map(({ postId }) => server.call('DELETE', `/api/v1/posts/${postId}`, { as: vendor })),
      ...adverts.map(({ postId }) => server.call('POST', `/api/v1/posts/like/${postId}`, { as: vendor })),
    ]);
    for (const { id } of adverts) expect(['expired', 'cancelled']).toContain((await stateOf(id)).state);
    const rows = await server.database.queries.selectFrom('posts').select('id').where('user_id', '=', vendor.id).execute();
    expect(await postsCount()).toBe(rows.length);
  });

  it('one whose owner asks for a new link while it is being given up goes on waiting', async () => {
    const { data } = (await postAdvert(server, vendor)).body;
    const { config, database, now, log } = server.services;
    server.clock.now += DAY + 1;
    const sandbox = makeProvider(config, database.queries, now);
    const askedMeanwhile: PaymentProvider = {
      name: sandbox.name,
      start: (order) => sandbox.start(order),
      readNotice: (headers, body) => sandbox.readNotice(headers, body),
      async verify(reference) {
        await server.call('POST', `/api/v1/adverts/${data.advert._id}/pay`, { as: vendor });
        return sandbox.verify(reference);
      },
    };
    await cancelUnpaidAdverts(database, askedMeanwhile, log).run(server.clock.now);
    expect(await stateOf(data.advert._id)).toEqual({ state: 'awaiting_payment', post_id: data.post._id });
    await cancelUnpaidAdverts(database, sandbox, log).run(server.clock.now + DAY + 1);
    expect(await stateOf(data.advert._id)).toEqual({ state: 'cancelled', post_id: null });
  });

  it('an unpaid advert counts neither as shown nor as a post of its vendor for others, and its draft is the owner’s to see', async () => {
    const before = await postsCount();
    const { data } = (await postAdvert(server, vendor)).body;
    expect(await shown(data.post._id)).toEqual([404, false]);
    expect(await postsCount()).toBe(before);
    const search = await server.call('GET', `/api/v1/posts?search=${encodeURIComponent(DRAFT.title)}`, { as: reader });
    expect(search.body.data.posts.map((one: { _id: string }) => one._id)).not.toContain(data.post._id);
  });
});
