import { randomUUID } from 'node:crypto';

import { advertPayAnswerSchema, advertsAnswerSchema } from '@oja/contract/adverts';
import { postCreatedAnswerSchema, postsAnswerSchema } from '@oja/contract/posts';
import { CONFIRMATIONS } from '@oja/contract/confirmations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addAdvert, orderedAnswerSchema, paySandbox, postAdvert, runningAdvert } from '../../../test/adverts.ts';
import { balanceOf, bookkeepingFaults } from '../../../test/ledger.ts';
import { addPicture, jpeg } from '../../../test/pictures.ts';
import { DRAFT, addPost } from '../../../test/posts.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

const idsOf = (posts: { _id: string }[]) => posts.map(({ _id }) => _id);

describe.each(DATABASES)('adverts on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
    vendor = await server.addAccount('vendor');
  });
  afterAll(() => server.stop());

  const list = (as: Account, query = '') => server.call('GET', `/api/v1/adverts${query}`, { as });
  const adverts = async (as: Account) => (await list(as)).as(advertsAnswerSchema).data.adverts;
  const see = async (as: Account, postId: string) =>
    (await server.call('GET', `/api/v1/posts/${postId}`, { as })).status;
  const feed = async (as: Account) => (await server.call('GET', '/api/v1/posts', { as })).as(postsAnswerSchema).data;

  it("have the server's price and a checkout link, and are hidden from other users until they are paid", async () => {
    const answer = await postAdvert(server, vendor);
    expect(answer.status).toBe(201);
    const { data } = answer.as(orderedAnswerSchema);
    expect(answer.body).toMatchObject({
      message: 'Post created successfully. It is shown as soon as it is paid.',
      data: {
        post: { title: 'An advert' },
        advert: {
          adsType: 'weekly',
          adsPrice: 4800,
          state: 'awaiting_payment',
          createdAt: new Date(server.clock.now).toISOString(),
          paidAt: null,
          postId: data.post._id,
        },
        link: expect.stringMatching(/^http:\/\/oja\.test\/sandbox\/checkout\/[\w-]{43}$/),
      },
    });
    const other = await server.addAccount();
    const { _id: postId } = data.post;
    expect([await see(other, postId), await see(vendor, postId)]).toEqual([404, 200]);
    const between = await addPost(server, vendor);
    await paySandbox(server, data.link);
    expect(await see(other, postId)).toBe(200);
    const { posts, adverts: shown } = await feed(other);
    expect(idsOf(shown)).toContain(postId);
    expect(idsOf(posts)).not.toContain(postId);
    // The advert is shown as a new post: it never appears in the middle of a list that was loaded before the payment.
    expect((shown.find(({ _id }) => _id === postId)?.createdAt ?? '') > between.createdAt).toBe(true);
    const [advert] = await adverts(vendor);
    expect(advert).toMatchObject({ state: 'active', paidAt: new Date(server.clock.now).toISOString() });
    expect(Date.parse(advert?.expiresAt ?? '') - server.clock.now).toBe(7 * 24 * 60 * 60 * 1000);
  });

  it('run their whole time from the payment, regardless of when they were ordered', async () => {
    const patient = await server.addAccount('vendor');
    const { link } = await addAdvert(server, patient, { adsType: 'daily', adsPrice: '1000' });
    server.clock.now += 10 * 60 * 1000;
    await paySandbox(server, link);
    const [advert] = await adverts(patient);
    expect(Date.parse(advert?.expiresAt ?? '') - server.clock.now).toBe(24 * 60 * 60 * 1000);
  });

  it.each([
    ['daily', '4800', '₦1,000'],
    ['weekly', '1', '₦4,800'],
    ['weekly', undefined, '₦4,800'],
  ])(
    '400 price_changed: %s for %s returns the right price, and nothing is stored',
    async (adsType, adsPrice, price) => {
      const person = await server.addAccount('vendor');
      const query = new URLSearchParams({ adsType, ...(adsPrice !== undefined && { adsPrice }) });
      const body = { title: 'x', description: 'x', phoneNumber: '08031234567', location: 'x', images: [] };
      const answer = await server.call('POST', `/api/v1/posts?${query}`, { as: person, body });
      expect(answer).toMatchObject({
        status: 400,
        body: {
          code: 'price_changed',
          message: `The price of this plan has changed. The ${adsType} plan costs ${price}.`,
          fields: { adsPrice: expect.any(String) },
        },
      });
      expect(await adverts(person)).toEqual([]);
      expect(await server.call('GET', `/api/v1/users/profile/${person.id}`, { as: vendor })).toMatchObject({
        body: { data: { postsCount: 0 } },
      });
    },
  );

  it('require a known plan, and a price without a plan creates a plain post', async () => {
    expect((await postAdvert(server, vendor, { adsType: 'yearly' })).status).toBe(422);
    expect((await postAdvert(server, vendor, { adsPrice: 'free' })).status).toBe(422);
    const plain = await server.call('POST', '/api/v1/posts?adsPrice=1', {
      as: vendor,
      body: { title: 'x', description: 'x', phoneNumber: '08031234567', location: 'x', images: [] },
    });
    expect(plain.body).toMatchObject({ message: 'Post created successfully' });
    expect(plain.body).not.toHaveProperty('data.advert');
  });

  it('pay 10 percent to the referrer once, at activation, by user name in any case or by id', async () => {
    const friend = await server.addAccount();
    const { link } = await addAdvert(server, vendor, {
      adsType: 'daily',
      adsPrice: '1000',
      referredBy: friend.userName.toUpperCase(),
    });
    expect(await balanceOf(server.database.queries, { owner: friend.id })).toBe(0);
    await paySandbox(server, link);
    await paySandbox(server, link);
    expect(await balanceOf(server.database.queries, { owner: friend.id })).toBe(100);
    await runningAdvert(server, vendor, { referredBy: friend.id });
    expect(await balanceOf(server.database.queries, { owner: friend.id })).toBe(580);
    const movements = [
      { kind: 'referral', amount: 480 },
      { kind: 'referral', amount: 100 },
    ];
    expect(await server.call('GET', '/api/v1/wallet', { as: friend })).toMatchObject({
      body: { data: { balance: 580, movements } },
    });
    expect(await bookkeepingFaults(server.database.queries)).toEqual([]);
  });

  it("pay no referral for an unknown name, an unactivated account or the vendor's own name", async () => {
    const asleep = await server.addAccount();
    await server.database.queries
      .updateTable('users')
      .set({ activated_at: null })
      .where('id', '=', asleep.id)
      .execute();
    const before = await balanceOf(server.database.queries, { house: 'referrals' });
    for (const referredBy of [
      'nobody at all',
      randomUUID(),
      asleep.userName,
      asleep.id,
      vendor.userName,
      vendor.id,
      '',
      'a\u0000b',
    ]) {
      await runningAdvert(server, vendor, { referredBy });
    }
    expect(await balanceOf(server.database.queries, { house: 'referrals' })).toBe(before);
  });

  it('pay no referral when they are cancelled before the payment arrives', async () => {
    const friend = await server.addAccount();
    const { advert, link } = await addAdvert(server, vendor, { referredBy: friend.userName });
    await server.call('DELETE', `/api/v1/adverts/${advert._id}`, { as: vendor });
    await paySandbox(server, link);
    expect((await adverts(vendor))[0]).toMatchObject({ state: 'cancelled' });
    expect(await balanceOf(server.database.queries, { owner: friend.id })).toBe(0);
  });

  it('get a new link while they await payment, and then wait for another day', async () => {
    const { advert, link } = await addAdvert(server, vendor);
    const pay = (as: Account) => server.call('POST', `/api/v1/adverts/${advert._id}/pay`, { as });
    server.clock.now += 60 * 60 * 1000;
    const answer = await pay(vendor);
    expect(answer.status).toBe(200);
    const renewed = answer.as(advertPayAnswerSchema).data;
    expect(renewed.link).not.toBe(link);
    expect(Date.parse(renewed.advert.expiresAt) - server.clock.now).toBe(24 * 60 * 60 * 1000);
    expect(await pay(await server.addAccount('vendor'))).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    await paySandbox(server, renewed.link);
    expect(await pay(vendor)).toMatchObject({ status: 409, body: { code: 'advert_not_awaiting' } });
    expect((await server.call('POST', `/api/v1/adverts/${randomUUID()}/pay`, { as: vendor })).status).toBe(404);
  });

  it('run once when both links are paid, and the second payment goes to the wallet', async () => {
    const payer = await server.addAccount('vendor');
    const { advert, link } = await addAdvert(server, payer);
    const renewed = await server.call('POST', `/api/v1/adverts/${advert._id}/pay`, { as: payer });
    await Promise.all([paySandbox(server, link), paySandbox(server, renewed.as(advertPayAnswerSchema).data.link)]);
    expect(await server.call('GET', '/api/v1/wallet', { as: payer })).toMatchObject({
      body: { data: { balance: 4800, movements: [{ kind: 'advert_refund', amount: 4800 }] } },
    });
    expect((await adverts(payer))[0]).toMatchObject({ state: 'active' });
    expect(await bookkeepingFaults(server.database.queries)).toEqual([]);
  });

  it('lose their post when the owner cancels before the payment, and a later payment goes to the wallet', async () => {
    const payer = await server.addAccount('vendor');
    const { advert, post, link } = await addAdvert(server, payer);
    const cancel = (as: Account) => server.call('DELETE', `/api/v1/adverts/${advert._id}`, { as });
    expect((await cancel(vendor)).status).toBe(403);
    expect(await cancel(payer)).toMatchObject({
      status: 200,
      body: {
        message: CONFIRMATIONS.advert_cancelled,
        data: { advert: { state: 'cancelled', postId: null } },
      },
    });
    expect(await see(payer, post._id)).toBe(404);
    expect(await cancel(payer)).toMatchObject({ status: 409, body: { code: 'advert_not_awaiting' } });
    await paySandbox(server, link);
    expect((await adverts(payer))[0]).toMatchObject({ state: 'cancelled' });
    expect(await server.call('GET', '/api/v1/wallet', { as: payer })).toMatchObject({
      body: { data: { balance: 4800 } },
    });
  });

  it.each([
    ['its owner', 'cancelled'],
    ['an admin', 'refused'],
  ])('do not refund a running advert whose post %s deletes: it becomes %s', async (who, state) => {
    const payer = await server.addAccount('vendor');
    const { id, postId } = await runningAdvert(server, payer);
    expect((await server.call('DELETE', `/api/v1/adverts/${id}`, { as: payer })).status).toBe(409);
    const remover = who === 'an admin' ? await server.addAccount('admin') : payer;
    expect((await server.call('DELETE', `/api/v1/posts/${postId}`, { as: remover })).status).toBe(200);
    expect((await adverts(payer))[0]).toMatchObject({ state, postId: null });
    expect(await balanceOf(server.database.queries, { owner: payer.id })).toBe(0);
  });

  it('either run or refund to the wallet when they are paid and cancelled at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const payer = await server.addAccount('vendor');
      const { advert, link } = await addAdvert(server, payer);
      await Promise.all([
        paySandbox(server, link),
        server.call('DELETE', `/api/v1/adverts/${advert._id}`, { as: payer }),
      ]);
      const [listed] = await adverts(payer);
      expect([listed?.state, await balanceOf(server.database.queries, { owner: payer.id })]).toEqual(
        listed?.state === 'active' ? ['active', 0] : ['cancelled', 4800],
      );
    }
    expect(await bookkeepingFaults(server.database.queries)).toEqual([]);
  });

  it('are listed to their owner, newest first, page by page', async () => {
    const owner = await server.addAccount('vendor');
    const made: string[] = [];
    for (let count = 0; count < 33; count += 1) made.unshift((await addAdvert(server, owner)).advert._id);
    const first = (await list(owner)).as(advertsAnswerSchema).data;
    const second = (await list(owner, `?cursor=${first.nextCursor}`)).as(advertsAnswerSchema).data;
    expect(idsOf([...first.adverts, ...second.adverts])).toEqual(made);
    expect(second.nextCursor).toBeNull();
  });

  it('are listed with the title and first picture of their posts, and without them when the post is gone', async () => {
    const owner = await server.addAccount('vendor');
    const images = [await addPicture(server, owner, await jpeg()), await addPicture(server, owner, await jpeg())];
    const bare = await addAdvert(server, owner);
    const body = { ...DRAFT, title: 'With a picture', images };
    const answer = await server.call('POST', '/api/v1/posts?adsType=daily&adsPrice=1000', { as: owner, body });
    const [picture] = answer.as(postCreatedAnswerSchema).data.post.pictures;
    expect((await list(owner)).body).toHaveProperty('data.adverts', [
      expect.objectContaining({ post: { title: 'With a picture', image: picture?.url.replace('.webp', '-320.webp') } }),
      expect.objectContaining({ post: { title: 'An advert', image: null } }),
    ]);
    await server.call('DELETE', `/api/v1/adverts/${bare.advert._id}`, { as: owner });
    expect((await adverts(owner))[1]).toMatchObject({ postId: null, post: null });
  });

  it('are stored without a link when the payment service is unreachable, and a link can be requested later', async () => {
    const away = await startTestServer(kind, {
      FLUTTERWAVE_SECRET_KEY: 'x',
      FLUTTERWAVE_WEBHOOK_HASH: 'y',
      PAYMENTS_URL: 'http://127.0.0.1:1/v3',
    });
    const owner = await away.addAccount('vendor');
    const answer = await postAdvert(away, owner);
    expect(answer.status).toBe(201);
    const { message, data } = answer.as(postCreatedAnswerSchema);
    expect(message).toMatch(/^Your post is saved, but the payment service cannot be reached/);
    expect(data).toMatchObject({ advert: { state: 'awaiting_payment' } });
    expect(answer.body).not.toHaveProperty('data.link');
    expect(await away.call('POST', `/api/v1/adverts/${data.advert?._id}/pay`, { as: owner })).toMatchObject({
      status: 503,
      body: { code: 'payment_unavailable' },
    });
    await away.stop();
  });

  it('do not include plain posts, which can be deleted', async () => {
    const plain = await addPost(server, vendor);
    expect((await server.call('DELETE', `/api/v1/posts/${plain._id}`, { as: vendor })).status).toBe(200);
  });
});
