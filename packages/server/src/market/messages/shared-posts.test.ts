import { randomUUID } from 'node:crypto';

import { messageEditedAnswerSchema } from '@oja/contract/messages';
import { postCreatedAnswerSchema } from '@oja/contract/posts';
import { uploadAnswerSchema } from '@oja/contract/uploads';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { block } from '../../../test/blocks.ts';
import { countQueries } from '../../../test/count-queries.ts';
import {
  conversationsOf,
  countsOf,
  eventsOf,
  messageTo,
  newMessage,
  newMessageOf,
  send,
  sendTogether,
  threadOf,
} from '../../../test/messages.ts';
import { jpeg, upload } from '../../../test/pictures.ts';
import { post } from '../../../test/posts.ts';
import { connect } from '../../../test/sockets.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { readThread } from './read-thread.ts';
import { sendMessages } from './send-messages.ts';

const GONE = { title: null, picture: null, price: null, pricePoint: null, isAvailable: false };

describe.each(DATABASES)('messages about posts on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  let ada: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    [vendor, ada] = [await server.addAccount('vendor'), await server.addAccount()];
  });

  const offer = async (changes: object = {}): Promise<string> =>
    (await post(server, vendor, { price: 18_500, pricePoint: 'Fixed Price', ...changes })).as(postCreatedAnswerSchema)
      .data.post._id;
  const remove = (id: string) => server.call('DELETE', `/api/v1/posts/${id}`, { as: vendor });
  const page = (as: Account, partner: Account, before?: string) => threadOf(server, as, partner, before);
  const rawPage = async (as: Account, partner: Account) =>
    (await server.call('GET', `/api/v1/messages/${partner.id}`, { as })).body;
  const events = async (as: Account) => (await eventsOf(server, as)).events;

  it('contain the current post for both people in the answer, the thread and replayed events', async () => {
    const picture = (await upload(server, vendor, await jpeg(640, 480), 'post')).as(uploadAnswerSchema);
    const postId = await offer({ title: 'Akwete wrapper', images: [picture.secure_url] });
    const answer = await send(server, ada, vendor, { message: 'Is it still there?', postId });
    const thumbnail = expect.stringMatching(/\/images\/.+\.webp$/);
    const shared = {
      _id: postId,
      title: 'Akwete wrapper',
      picture: thumbnail,
      price: 18_500,
      pricePoint: 'Fixed Price',
      isAvailable: true,
      status: 'available',
      vendorId: vendor.id,
    };
    expect(answer.status).toBe(201);
    expect(answer.body).toHaveProperty('data.newMessage.post', shared);
    expect(newMessageOf(answer).post?.picture).not.toBe(picture.secure_url);
    await server.call('PATCH', `/api/v1/posts/${postId}`, { as: vendor, body: { price: 17_000 } });
    for (const [me, other] of [
      [ada, vendor],
      [vendor, ada],
    ] as const) {
      expect(await page(me, other)).toMatchObject({
        post: { ...shared, price: 17_000 },
        data: [{ post: { ...shared, price: 17_000 } }],
      });
      expect((await events(me))[0]).toMatchObject({
        name: 'newMessage',
        payload: { message: { post: { ...shared, price: 17_000 } } },
      });
    }
    const plain = await newMessage(server, ada, vendor, { message: 'Good morning' });
    expect(plain.post).toBeNull();
  });

  it('are refused without side effects when the post is deleted, hidden or unknown', async () => {
    const gone = await offer();
    await remove(gone);
    const hidden = await offer();
    await server.database.queries
      .updateTable('posts')
      .set({ is_advert: 1, shown_until: 0 })
      .where('id', '=', hidden)
      .execute();
    for (const postId of [gone, hidden, randomUUID()]) {
      expect(await send(server, vendor, ada, { postId })).toMatchObject({
        status: 404,
        body: { code: 'shared_post_gone' },
      });
    }
    expect(await send(server, ada, vendor, { postId: 'wrapper' })).toMatchObject({
      status: 422,
      body: { fields: { postId: expect.any(String) } },
    });
    const blank = await server.call('POST', '/api/v1/messages', {
      as: ada,
      body: { recipientId: vendor.id, clientId: randomUUID(), message: ' ', img: '', postId: await offer() },
    });
    expect(blank).toMatchObject({ status: 422, body: { fields: { message: expect.any(String) } } });
    expect(await countsOf(server, ada)).toEqual({ unread: 0, unreadNotifications: 0 });
    expect(
      await server.database.queries
        .selectFrom('conversations')
        .select('id')
        .where((where) => where.or([where('low_id', '=', ada.id), where('high_id', '=', ada.id)]))
        .execute(),
    ).toEqual([]);
    // A refused message must not affect others that are stored in the same batch.
    const together = await Promise.all([
      send(server, ada, vendor, { postId: gone }),
      send(server, ada, vendor),
      send(server, vendor, ada, { postId: await offer() }),
    ]);
    expect(together.map(({ status }) => status)).toEqual([404, 201, 201]);
  });

  it('are stored once per clientId, also after the post is deleted, and another post with the clientId answers 409', async () => {
    const [postId, other, clientId] = [await offer(), await offer(), randomUUID()];
    const attempt = (about?: string) =>
      send(server, ada, vendor, { message: 'Still there?', clientId, ...(about !== undefined && { postId: about }) });
    const first = await attempt(postId);
    expect(await attempt(other)).toMatchObject({ status: 409, body: { code: 'client_id_reused' } });
    expect(await attempt()).toMatchObject({ status: 409, body: { code: 'client_id_reused' } });
    await remove(postId);
    const again = await attempt(postId);
    expect(again).toMatchObject({
      status: 201,
      body: { data: { newMessage: { _id: newMessageOf(first)._id, post: { _id: postId, ...GONE } } } },
    });
    await remove(other);
    expect((await attempt(other)).error.code).toBe('client_id_reused');
    expect((await page(vendor, ada)).data).toHaveLength(1);
  });

  it('set the post of the conversation to the newest shared post, from either side and any page', async () => {
    const [older, newer] = [await offer({ title: 'Older' }), await offer({ title: 'Newer' })];
    expect(await rawPage(ada, vendor)).toEqual({ data: [], hasMore: false, post: null });
    await send(server, ada, vendor, { postId: older });
    expect((await page(vendor, ada)).post).toMatchObject({ _id: older, title: 'Older' });
    const { _id } = await newMessage(server, vendor, ada, { message: 'Or this one', postId: newer });
    expect((await page(ada, vendor)).post).toMatchObject({ _id: newer, title: 'Newer' });
    for (let index = 0; index < 31; index += 1) await send(server, ada, vendor);
    const newest = await page(ada, vendor);
    expect(newest.data.every((message) => message.post === null)).toBe(true);
    expect(newest.post).toMatchObject({ _id: newer, title: 'Newer' });
    const before = await page(ada, vendor, newest.data[0]?._id);
    expect(before.post).toBeNull();
    expect(before.data.map((message) => message.post?._id)).toEqual(
      [older, newer, undefined, undefined].slice(0, before.data.length),
    );

    await server.call('DELETE', `/api/v1/messages/${_id}`, { as: vendor });
    expect((await page(ada, vendor)).post?._id).toBe(older);
    await remove(older);
    expect(await rawPage(ada, vendor)).toHaveProperty('post', { _id: older, ...GONE });
  });

  it('show a post to neither side of a block, and to the third person who is its partner', async () => {
    const [postId, bayo] = [await offer({ title: 'Akwete wrapper' }), await server.addAccount()];
    await block(server, vendor, ada);
    // The blocked person shares the post, also in the same batch as its owner.
    const [byAda, byVendor] = await Promise.all([
      send(server, ada, bayo, { postId }),
      send(server, vendor, bayo, { postId }),
    ]);
    expect(byAda).toMatchObject({ status: 404, body: { code: 'shared_post_gone' } });
    expect(newMessageOf(byVendor).post).toMatchObject({ title: 'Akwete wrapper' });
    // The third person shares it with the blocked person.
    const socket = await connect(server, ada);
    const { _id: id, post: shared } = await newMessage(server, bayo, ada, { message: 'Seen tis?', postId });
    expect(shared).toMatchObject({ title: 'Akwete wrapper' });
    expect((await socket.receive('newMessage')).message.post).toEqual({ _id: postId, ...GONE });
    const edited = await server.call('PATCH', `/api/v1/messages/${id}`, {
      as: bayo,
      body: { text: 'Seen this?', img: '' },
    });
    expect(edited.as(messageEditedAnswerSchema).data.message.post).toMatchObject({ title: 'Akwete wrapper' });
    expect((await socket.receive('messageUpdated')).message.post).toEqual({ _id: postId, ...GONE });
    await newMessage(server, ada, bayo, { message: 'What is it?', replyTo: id });
    const read = [
      await rawPage(ada, bayo),
      (await events(ada)).filter(({ name }) => name.startsWith('message')),
      await conversationsOf(server, ada),
      (await sendTogether(server, ada, [messageTo(bayo, { postId })])).body,
      socket.events,
    ];
    for (const shown of read) expect(JSON.stringify(shown)).not.toContain('Akwete');
    expect((await conversationsOf(server, ada)).conversations[0]).not.toHaveProperty('post');
  });

  it('of a person who blocked while the message was on its way are gone for the blocked sender', async () => {
    const [postId, bayo, clientId] = [await offer(), await server.addAccount(), randomUUID()];
    const attempt = () => send(server, ada, bayo, { postId, clientId });
    expect(newMessageOf(await attempt()).post?.isAvailable).toBe(true);
    await block(server, vendor, ada);
    expect(newMessageOf(await attempt()).post).toEqual({ _id: postId, ...GONE });
  });

  it('cost one more query in total, and messages without a post cost none', async () => {
    const { queries } = server.database;
    const [images, now] = [new ImageAddresses('https://oja.test'), server.clock.now];
    const posts = await Promise.all(Array.from({ length: 8 }, () => offer()));
    const lines = (about: boolean) =>
      posts.map((postId) => ({
        senderId: ada.id,
        recipientId: vendor.id,
        clientId: randomUUID(),
        text: 'How far?',
        img: null,
        postId: about ? postId : null,
        replyTo: null,
      }));
    const sending = (about: boolean) =>
      queries
        .transaction()
        .execute((transaction) =>
          countQueries(transaction, (counted) => sendMessages(counted, lines(about), { kind, images }, now)),
        );
    const reading = async () => {
      const { id } = await queries
        .selectFrom('conversations')
        .select('id')
        .where((where) => where.or([where('low_id', '=', ada.id), where('high_id', '=', ada.id)]))
        .executeTakeFirstOrThrow();
      return countQueries(queries, (counted) =>
        readThread(counted, id, { viewerId: ada.id, before: undefined }, images, now),
      );
    };
    await sending(false);
    expect(await reading()).toBe(1);
    const without = await sending(false);
    expect(await sending(true)).toBe(without + 1);
    expect(await reading()).toBe(2);
  });

  it('keep their post when they are edited, and lose it when they are deleted', async () => {
    const postId = await offer();
    const { _id: id } = await newMessage(server, ada, vendor, { message: 'Stil there?', postId });
    const edited = await server.call('PATCH', `/api/v1/messages/${id}`, {
      as: ada,
      body: { text: 'Still there?', img: '' },
    });
    expect(edited.as(messageEditedAnswerSchema).data.message).toMatchObject({
      text: 'Still there?',
      post: { _id: postId, isAvailable: true },
    });
    await server.call('DELETE', `/api/v1/messages/${id}`, { as: ada });
    expect(await page(ada, vendor)).toMatchObject({ post: null, data: [{ post: null }] });
    expect((await events(vendor)).filter(({ name }) => name === 'messageDeleted')).toMatchObject([
      { payload: { message: { post: null } } },
    ]);
  });
});
