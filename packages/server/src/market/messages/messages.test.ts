import { conversationsAnswerSchema, messageEditedAnswerSchema } from '@oja/contract/messages';
import { VALIDATION } from '@oja/contract/texts';
import { uploadAnswerSchema } from '@oja/contract/uploads';
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { conversationsOf, countsOf, newMessage, newMessageOf, send, threadOf } from '../../../test/messages.ts';
import { jpeg, upload } from '../../../test/pictures.ts';
import { refuseChanges } from '../../../test/refuse-changes.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { newId } from '../../foundation/db/new-id.ts';
import { pruneConversations } from './conversation-jobs.ts';

describe.each(DATABASES)('messages on %s', (kind) => {
  let server: TestServer;
  let ada: Account;
  let bayo: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    [ada, bayo] = [await server.addAccount(), await server.addAccount()];
  });

  const page = (as: Account, partner: { id: string }, before?: string) => threadOf(server, as, partner, before);
  const conversations = (as: Account) => conversationsOf(server, as);

  describe('POST /api/v1/messages', () => {
    it('stores a message, counts it as unread only for the recipient, and notifies the recipient once', async () => {
      const answer = await send(server, ada, bayo, { message: 'Good afternoon sir' });
      expect(answer.status).toBe(201);
      expect(newMessageOf(answer)).toMatchObject({
        text: 'Good afternoon sir',
        img: null,
        seen: false,
        sender: { _id: ada.id },
        recipientId: bayo.id,
      });
      await send(server, ada, bayo, { message: 'Are you there?' });
      expect(await countsOf(server, bayo)).toEqual({ unread: 2, unreadNotifications: 1 });
      expect(await countsOf(server, ada)).toEqual({ unread: 0, unreadNotifications: 0 });
      const {
        conversations: [conversation],
        totalUnreadCount,
      } = await conversations(bayo);
      expect(conversation).toMatchObject({
        userId: ada.id,
        unreadCount: 2,
        mock: false,
        isDeletedAccount: false,
        lastMessage: { text: 'Are you there?', seen: false },
        participants: [{ _id: ada.id }, { _id: bayo.id }],
      });
      expect(conversation?.unreadMessages).toHaveLength(2);
      expect(totalUnreadCount).toBe(2);
    });

    it('stores one message per sender and clientId, also for concurrent requests', async () => {
      const clientId = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => send(server, ada, bayo, { message: 'Hello', clientId })),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(answers.map((answer) => newMessageOf(answer)._id)).size).toBe(1);
      expect((await page(bayo, ada)).data).toHaveLength(1);
      expect(await countsOf(server, bayo)).toEqual({ unread: 1, unreadNotifications: 1 });
      const other = await send(server, ada, bayo, { message: 'Something else', clientId });
      expect(other).toMatchObject({ status: 409, body: { code: 'client_id_reused' } });
      const elsewhere = await send(server, ada, await server.addAccount(), { message: 'Hello', clientId });
      expect(elsewhere.error.code).toBe('client_id_reused');
      expect((await send(server, bayo, ada, { message: 'Hi', clientId })).status).toBe(201);
      const shouted = await newMessage(server, ada, bayo, { message: 'Hello', clientId: clientId.toUpperCase() });
      expect(shouted.clientId).toBe(clientId);
    });

    it('generates a clientId for a message without one, so that each call creates a new message', async () => {
      const body = { recipientId: bayo.id, message: 'How much last?', img: '' };
      const answers = [
        await server.call('POST', '/api/v1/messages', { as: ada, body }),
        await server.call('POST', '/api/v1/messages', { as: ada, body }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      expect(new Set(answers.map((answer) => newMessageOf(answer).clientId)).size).toBe(2);
      expect((await page(bayo, ada)).data).toHaveLength(2);
    });

    it('keeps counters right when many users write at once, in both directions', async () => {
      const others = await Promise.all(Array.from({ length: 4 }, () => server.addAccount()));
      await Promise.all([
        ...Array.from({ length: 40 }, (_, index) => send(server, ada, others[index % 4] ?? bayo)),
        ...Array.from({ length: 40 }, (_, index) => send(server, others[index % 4] ?? bayo, ada)),
        ...Array.from({ length: 20 }, () => send(server, ada, bayo)),
      ]);
      expect(await countsOf(server, ada)).toEqual({ unread: 40, unreadNotifications: 4 });
      expect(await countsOf(server, bayo)).toEqual({ unread: 20, unreadNotifications: 1 });
      const sequence = await server.database.queries
        .selectFrom('events')
        .select('seq')
        .where('user_id', '=', ada.id)
        .orderBy('seq')
        .execute();
      expect(sequence.map(({ seq }) => seq)).toEqual(Array.from({ length: 104 }, (_, index) => index + 1));
    });

    it('orders a message after all earlier ones, also after one from a node whose clock is ahead', async () => {
      const { _id } = await newMessage(server, ada, bayo, { message: 'One' });
      const ahead = newId(Date.now() + 60_000);
      await server.database.queries.updateTable('messages').set({ id: ahead }).where('id', '=', _id).execute();
      await send(server, ada, bayo, { message: 'Two' });
      await send(server, bayo, ada, { message: 'Three' });
      const { data } = await page(bayo, ada);
      expect(data.map(({ text }) => text)).toEqual(['One', 'Two', 'Three']);
    });

    it('refuses messages to oneself, to unknown users and to users who are not activated, and changes nothing', async () => {
      expect(await send(server, ada, { id: ada.id.toUpperCase() })).toMatchObject({
        status: 400,
        body: { code: 'cannot_message_self' },
      });
      expect(await send(server, ada, ada)).toMatchObject({ status: 400, body: { code: 'cannot_message_self' } });
      expect(await send(server, ada, { id: randomUUID() })).toMatchObject({
        status: 404,
        body: { code: 'user_not_found' },
      });
      await server.database.queries
        .updateTable('users')
        .set({ activated_at: null })
        .where('id', '=', bayo.id)
        .execute();
      expect(await send(server, ada, bayo)).toMatchObject({ status: 404, body: { code: 'user_not_found' } });
      expect((await server.call('GET', '/api/v1/messages/conversations', { as: ada })).body).toEqual({
        data: { conversations: [], totalUnreadCount: 0, mutedUnreadCount: 0, nextCursor: null },
      });
      const one = await Promise.all([
        send(server, ada, { id: randomUUID() }),
        send(server, ada, await server.addAccount()),
      ]);
      expect(one.map(({ status }) => status)).toEqual([404, 201]);
    });

    it('answers 422 for an empty message, a long text, a foreign picture and a picture for another purpose', async () => {
      const blank = await server.call('POST', '/api/v1/messages', {
        as: ada,
        body: { recipientId: bayo.id, clientId: randomUUID(), message: '  ', img: '' },
      });
      expect(blank).toMatchObject({
        status: 422,
        body: { fields: { message: 'Write a message or choose an image first.' } },
      });
      expect((await send(server, ada, bayo, { message: 'x'.repeat(4001) })).error.fields).toHaveProperty('message');
      const foreign = await send(server, ada, bayo, { img: 'https://elsewhere.example/a.webp' });
      expect(foreign).toMatchObject({
        status: 422,
        body: { fields: { img: 'Images must be uploaded to Oja first.' } },
      });
      const post = (await upload(server, ada, await jpeg(64, 48), 'post')).as(uploadAnswerSchema);
      expect((await send(server, ada, bayo, { img: post.secure_url })).status).toBe(422);
      const others = (await upload(server, bayo, await jpeg(64, 48), 'chat')).as(uploadAnswerSchema);
      expect((await send(server, ada, bayo, { img: others.secure_url })).status).toBe(422);
      expect((await page(ada, bayo)).data).toEqual([]);
    });

    it('accepts a picture without text, and releases it when the message is deleted', async () => {
      const picture = (await upload(server, ada, await jpeg(64, 48), 'chat')).as(uploadAnswerSchema);
      const clientId = randomUUID();
      const message = await newMessage(server, ada, bayo, { img: picture.secure_url, clientId });
      expect(message).toMatchObject({ text: '', img: picture.secure_url });
      await send(server, ada, bayo, { img: picture.secure_url, clientId });
      const uses = async () =>
        (
          await server.database.queries.selectFrom('uploads').select('uses').where('user_id', '=', ada.id).execute()
        ).map((row) => row.uses);
      expect(await uses()).toEqual([1]);
      await server.call('DELETE', `/api/v1/messages/${message._id}`, { as: ada });
      expect(await uses()).toEqual([0]);
      const [row] = await server.database.queries
        .selectFrom('messages')
        .selectAll()
        .where('id', '=', message._id)
        .execute();
      expect(row).toMatchObject({ text: '', img: null });
    });
  });

  it('GET /api/v1/messages/{partnerId} returns pages backwards without duplicates or gaps', async () => {
    for (let index = 0; index < 65; index += 1)
      await send(server, index % 2 ? ada : bayo, index % 2 ? bayo : ada, { message: `Number ${index}` });
    const newest = await page(ada, bayo);
    const middle = await page(ada, bayo, newest.data[0]?._id);
    const oldest = await page(ada, bayo, middle.data[0]?._id);
    expect([newest.data.length, middle.data.length, oldest.data.length]).toEqual([30, 30, 5]);
    expect([newest.hasMore, middle.hasMore, oldest.hasMore]).toEqual([true, true, false]);
    const texts = [...oldest.data, ...middle.data, ...newest.data].map(({ text }) => text);
    expect(texts).toEqual(Array.from({ length: 65 }, (_, index) => `Number ${index}`));
    const full = await page(ada, bayo, middle.data[25]?._id);
    expect([full.data.length, full.hasMore]).toEqual([30, false]);
    expect((await server.call('GET', `/api/v1/messages/${randomUUID()}`, { as: ada })).error.code).toBe(
      'user_not_found',
    );
  });

  describe('GET /api/v1/messages/conversations', () => {
    it('returns the date when the partner joined', async () => {
      const joinedAt = '2026-01-02T03:04:05.678Z';
      await server.database.queries
        .updateTable('users')
        .set({ created_at: Date.parse(joinedAt) })
        .where('id', '=', ada.id)
        .execute();
      await send(server, ada, bayo);
      expect((await conversations(bayo)).conversations).toMatchObject([{ userId: ada.id, joinedAt }]);
    });

    it('pages by the newest message, and marks partners whose accounts were deleted', async () => {
      const partners = await Promise.all(Array.from({ length: 203 }, () => server.addAccount()));
      // Two messages share each timestamp, and the first page ends between two of them.
      for (const [index, partner] of partners.entries()) {
        server.clock.now += (index + 1) % 2;
        await send(server, partner, ada);
      }
      const first = await conversations(ada);
      expect(first.conversations).toHaveLength(200);
      expect(first.totalUnreadCount).toBe(203);
      const answer = await server.call('GET', `/api/v1/messages/conversations?cursor=${first.nextCursor}`, { as: ada });
      const second = answer.as(conversationsAnswerSchema).data;
      expect(second.conversations).toHaveLength(3);
      expect(second.nextCursor).toBeNull();
      expect((await server.call('GET', '/api/v1/messages/conversations?cursor=1_nothing', { as: ada })).status).toBe(
        422,
      );
      const ids = [...first.conversations, ...second.conversations].map(({ userId }) => userId);
      expect(new Set(ids).size).toBe(203);
      const moments = ids.map((id) => Math.floor(partners.findIndex((partner) => partner.id === id) / 2));
      expect(moments).toEqual(moments.toSorted((one, other) => other - one));

      await server.database.queries
        .deleteFrom('users')
        .where('id', '=', ids[0] ?? '')
        .execute();
      const [gone] = (await conversations(ada)).conversations;
      expect(gone).toMatchObject({
        userId: ids[0],
        isDeletedAccount: true,
        name: 'Deleted account',
        profileImage: null,
        joinedAt: null,
      });
      expect((await page(ada, { id: ids[0] ?? '' })).data).toHaveLength(1);
      expect((await send(server, ada, { id: ids[0] ?? '' })).error.code).toBe('user_not_found');
    });
  });

  describe('PATCH and DELETE /api/v1/messages/{messageId}', () => {
    it('change the text for both, and answer 403 to the partner and 404 to strangers', async () => {
      const { _id: id } = await newMessage(server, ada, bayo, { message: 'Fist draft' });
      const edit = (as: Account, text: string) =>
        server.call('PATCH', `/api/v1/messages/${id}`, { as, body: { text, img: '' } });
      expect(await edit(ada, 'First draft')).toMatchObject({
        status: 200,
        body: { message: 'Message edited.', data: { message: { text: 'First draft' } } },
      });
      expect((await edit(bayo, 'Mine')).error.code).toBe('forbidden');
      expect((await edit(await server.addAccount(), 'Mine')).error.code).toBe('message_not_found');
      expect((await edit(ada, '')).status).toBe(422);
      expect((await page(bayo, ada)).data[0]).toMatchObject({ text: 'First draft', seen: false });
      expect((await conversations(bayo)).conversations[0]?.lastMessage?.text).toBe('First draft');
    });

    it("accept only the user's own picture that was uploaded for chats", async () => {
      const { _id: id } = await newMessage(server, ada, bayo);
      const picture = async (as: Account, preset: string) =>
        (await upload(server, as, await jpeg(60, 60), preset)).as(uploadAnswerSchema).secure_url;
      const edit = (img: string) =>
        server.call('PATCH', `/api/v1/messages/${id}`, { as: ada, body: { text: '', img } });
      const own = await picture(ada, 'chat');
      expect((await edit(own)).as(messageEditedAnswerSchema).data.message).toMatchObject({ text: '', img: own });
      for (const img of [await picture(ada, 'post'), await picture(bayo, 'chat'), 'https://elsewhere.example/a.webp']) {
        expect(await edit(img)).toMatchObject({ status: 422, body: { fields: { img: VALIDATION.imageForeign } } });
      }
    });

    it('leave an empty place after a deletion, and make the previous message the last one', async () => {
      await send(server, ada, bayo, { message: 'One' });
      const { _id: id } = await newMessage(server, ada, bayo, { message: 'Two' });
      const remove = (as: Account) => server.call('DELETE', `/api/v1/messages/${id}`, { as });
      expect((await remove(bayo)).error.code).toBe('forbidden');
      expect(await remove(ada)).toMatchObject({ status: 200, body: { message: 'Message deleted.' } });
      expect((await remove(ada)).status).toBe(200);
      const late = await server.call('PATCH', `/api/v1/messages/${id}`, { as: ada, body: { text: 'Three', img: '' } });
      expect(late.error.code).toBe('message_not_found');
      const { data } = await page(bayo, ada);
      expect(data[1]).toMatchObject({ text: '', img: null, deletedAt: expect.any(String) });
      expect(await countsOf(server, bayo)).toEqual({ unread: 1, unreadNotifications: 1 });
      expect((await conversations(bayo)).conversations[0]?.lastMessage?.text).toBe('One');

      await server.call('DELETE', `/api/v1/messages/${data[0]?._id}`, { as: ada });
      expect(await countsOf(server, bayo)).toEqual({ unread: 0, unreadNotifications: 0 });
      expect((await conversations(bayo)).conversations[0]).toMatchObject({ lastMessage: null, mock: false });
    });

    it('keep counters and last message right during concurrent deletions and messages', async () => {
      const sent = await Promise.all(Array.from({ length: 12 }, () => newMessage(server, ada, bayo)));
      await Promise.all([
        ...sent.map(({ _id }) => server.call('DELETE', `/api/v1/messages/${_id}`, { as: ada })),
        ...Array.from({ length: 7 }, (_, index) => send(server, ada, bayo, { message: `Still here ${index}` })),
      ]);
      expect((await countsOf(server, bayo)).unread).toBe(7);
      const newest = (await page(bayo, ada)).data.findLast((message) => message.deletedAt === null);
      expect((await conversations(bayo)).conversations[0]).toMatchObject({ lastMessage: { _id: newest?._id } });
    });
  });

  it('a conversation is deleted with its pictures when both users are gone, and kept while one remains', async () => {
    const picture = (await upload(server, ada, await jpeg(64, 48), 'chat')).as(uploadAnswerSchema);
    await send(server, ada, bayo, { img: picture.secure_url });
    const { queries } = server.database;
    const written = async () =>
      (await queries.selectFrom('messages').select('id').where('sender_id', '=', ada.id).execute()).length;
    await queries.deleteFrom('users').where('id', '=', ada.id).execute();
    await pruneConversations(queries, server.clock.now, server.services.log);
    expect(await written()).toBe(1);
    await queries.deleteFrom('users').where('id', '=', bayo.id).execute();
    await pruneConversations(queries, server.clock.now, server.services.log);
    expect(await written()).toBe(0);
    const key = new URL(picture.secure_url).pathname.split('/').at(-1)?.replace('.webp', '') ?? '';
    expect(await queries.selectFrom('uploads').select('uses').where('key', '=', key).executeTakeFirst()).toEqual({
      uses: 0,
    });
  });

  it('a conversation that cannot be deleted does not block the others', async () => {
    const { queries } = server.database;
    const pairs = [];
    for (let count = 0; count < 2; count += 1) {
      const [one, other] = [await server.addAccount(), await server.addAccount()];
      const { conversationId } = await newMessage(server, one, other);
      pairs.push({ ids: [one.id, other.id], conversationId });
    }
    await queries
      .deleteFrom('users')
      .where(
        'id',
        'in',
        pairs.flatMap(({ ids }) => ids),
      )
      .execute();
    const allow = await refuseChanges(
      server.database,
      'delete',
      'conversations',
      `old.id = '${pairs[0]?.conversationId}'`,
    );
    await pruneConversations(queries, server.clock.now, server.services.log);
    await allow();
    const left = await queries
      .selectFrom('conversations')
      .select('id')
      .where(
        'id',
        'in',
        pairs.map(({ conversationId }) => conversationId),
      )
      .execute();
    expect(left).toEqual([{ id: pairs[0]?.conversationId }]);
  });

  it('more than 60 messages a minute answer 429', async () => {
    const strict = await startTestServer(kind, { RATE_LIMIT_SCALE: '1' });
    const [one, other] = [await strict.addAccount(), await strict.addAccount()];
    const statuses = [];
    for (let index = 0; index < 61; index += 1) statuses.push((await send(strict, one, other)).status);
    await strict.stop();
    expect(statuses.slice(0, 60).every((status) => status === 201)).toBe(true);
    expect(statuses[60]).toBe(429);
  });
});
