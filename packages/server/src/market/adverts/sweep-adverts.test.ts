import { postsAnswerSchema } from '@oja/contract/posts';
import { profileAnswerSchema } from '@oja/contract/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addAdvert, runningAdvert } from '../../../test/adverts.ts';
import { DRAFT } from '../../../test/posts.ts';
import { refuseChanges } from '../../../test/refuse-changes.ts';
import { type Account, GATE_DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { makeSettlement } from '../../entry/settlement.ts';
import { type PaymentProvider, ProviderUnavailableError } from '../payments/payment-provider.ts';
import { advertJobs } from './advert-jobs.ts';
import { cancelUnpaidAdverts } from './sweep-adverts.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each(GATE_DATABASES)('the end of adverts on %s', (kind) => {
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
    const job = advertJobs(makeSettlement(server.services)).find(({ name }) => name === 'expire-adverts');
    // The job must run within a minute, with the largest jitter, too.
    expect(job?.everyMs).toBeLessThan(50_000);
    await job?.run(server.clock.now);
  };
  const shown = async (postId: string) => {
    const one = await server.call('GET', `/api/v1/posts/${postId}`, { as: reader });
    const { adverts } = (await server.call('GET', '/api/v1/posts', { as: reader })).as(postsAnswerSchema).data;
    return [one.status, adverts.some(({ _id }) => _id === postId)];
  };
  const stateOf = async (id: string) =>
    server.database.queries
      .selectFrom('adverts')
      .select(['state', 'post_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const postsCount = async () =>
    (await server.call('GET', `/api/v1/users/profile/${vendor.id}`, { as: reader })).as(profileAnswerSchema).data
      .postsCount;

  it.each([
    ['daily', '1000', DAY],
    ['weekly', '4800', 7 * DAY],
  ])(
    'a %s advert is hidden from the moment it ends, and deleted with its post at the next sweep',
    async (adsType, adsPrice, lifetime) => {
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
      expect(await server.database.queries.selectFrom('posts').select('id').where('id', '=', postId).execute()).toEqual(
        [],
      );
      expect(await postsCount()).toBe(before);
    },
  );

  it('the sweep deletes more than one page of adverts despite failures, and keeps running adverts', async () => {
    const ended: { id: string }[] = [];
    // In batches: a busy machine's database would refuse some if all came at once.
    while (ended.length < 103) {
      const some = Array.from({ length: Math.min(13, 103 - ended.length) }, () =>
        runningAdvert(server, vendor, { adsType: 'daily', adsPrice: '1000' }),
      );
      ended.push(...(await Promise.all(some)));
    }
    const running = await runningAdvert(server, vendor);
    server.clock.now += DAY;
    const last =
      ended
        .map(({ id }) => id)
        .toSorted()
        .at(-1) ?? '';
    const allow = await refuseChanges(server.database, 'update', 'adverts', `old.id <> '${last}'`);
    await expire();
    expect((await stateOf(last)).state).toBe('expired');
    await allow();
    await Promise.all([expire(), expire(), expire()]);
    const states = await Promise.all(ended.map(({ id }) => stateOf(id)));
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['expired']));
    expect(await stateOf(running.id)).toEqual({ state: 'active', post_id: running.postId });
    const rows = await server.database.queries
      .selectFrom('posts')
      .select('id')
      .where('user_id', '=', vendor.id)
      .execute();
    expect(await postsCount()).toBe(rows.length);
  });

  it('an advert that ends while its owner deletes the post ends once', async () => {
    const adverts = await Promise.all(
      Array.from({ length: 6 }, () => runningAdvert(server, vendor, { adsType: 'daily', adsPrice: '1000' })),
    );
    server.clock.now += DAY;
    await Promise.all([
      expire(),
      ...adverts.map(({ postId }) => server.call('DELETE', `/api/v1/posts/${postId}`, { as: vendor })),
      ...adverts.map(({ postId }) => server.call('POST', `/api/v1/posts/like/${postId}`, { as: vendor })),
    ]);
    for (const { id } of adverts) expect(['expired', 'cancelled']).toContain((await stateOf(id)).state);
    const rows = await server.database.queries
      .selectFrom('posts')
      .select('id')
      .where('user_id', '=', vendor.id)
      .execute();
    expect(await postsCount()).toBe(rows.length);
  });

  it('an advert stays when its owner requests a new link during the cancellation', async () => {
    const { advert, post } = await addAdvert(server, vendor);
    server.clock.now += DAY + 1;
    const settlement = makeSettlement(server.services);
    const { provider: sandbox } = settlement;
    const renewingProvider: PaymentProvider = {
      name: sandbox.name,
      start: (order) => sandbox.start(order),
      readNotice: (headers, body) => sandbox.readNotice(headers, body),
      async verify(reference) {
        await server.call('POST', `/api/v1/adverts/${advert._id}/pay`, { as: vendor });
        return sandbox.verify(reference);
      },
    };
    await cancelUnpaidAdverts({ ...settlement, provider: renewingProvider }).run(server.clock.now);
    expect(await stateOf(advert._id)).toEqual({ state: 'awaiting_payment', post_id: post._id });
    await cancelUnpaidAdverts(settlement).run(server.clock.now + DAY + 1);
    expect(await stateOf(advert._id)).toEqual({ state: 'cancelled', post_id: null });
  });

  it('a payment to which the provider gives no answer does not stop others; after three the run ends', async () => {
    const adverts: string[] = [];
    for (let number = 0; number < 5; number += 1) {
      adverts.push((await addAdvert(server, vendor)).advert._id);
      server.clock.now += 1;
    }
    server.clock.now += DAY;
    const settlement = makeSettlement(server.services);
    const cancel = async (unanswered: number) => {
      let calls = 0;
      const verify: PaymentProvider['verify'] = async () => {
        calls += 1;
        if (calls <= unanswered) throw new ProviderUnavailableError('no answer');
        return { status: 'pending' };
      };
      const { provider: sandbox } = settlement;
      const provider: PaymentProvider = {
        name: sandbox.name,
        start: (order) => sandbox.start(order),
        readNotice: (headers, body) => sandbox.readNotice(headers, body),
        verify,
      };
      await cancelUnpaidAdverts({ ...settlement, provider }).run(server.clock.now);
      return Promise.all(adverts.map(async (id) => (await stateOf(id)).state));
    };
    const waiting = Array.from({ length: 5 }, () => 'awaiting_payment');
    expect(await cancel(3)).toEqual(waiting);
    expect(await cancel(1)).toEqual(['awaiting_payment', ...Array.from({ length: 4 }, () => 'cancelled')]);
    expect(await cancel(0)).toEqual(Array.from({ length: 5 }, () => 'cancelled'));
  });

  it('an unpaid advert is hidden, is not counted as a post for others, and is visible to its owner', async () => {
    const before = await postsCount();
    const { post } = await addAdvert(server, vendor);
    expect(await shown(post._id)).toEqual([404, false]);
    expect(await postsCount()).toBe(before);
    const search = await server.call('GET', `/api/v1/posts?search=${encodeURIComponent(DRAFT.title)}`, { as: reader });
    expect(search.as(postsAnswerSchema).data.posts.map(({ _id }) => _id)).not.toContain(post._id);
  });
});
