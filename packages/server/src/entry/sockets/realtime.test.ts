import { randomUUID } from 'node:crypto';

import { sessionAnswerSchema } from '@oja/contract/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { countsOf, eventsOf, newMessage, notificationsOf, send, threadOf } from '../../../test/messages.ts';
import { type TestClient, connect, open, connectErrorOf } from '../../../test/sockets.ts';
import { type Account, GATE_DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

const isAgain = ({ message }: { message: { text: string } }) => message.text === 'Again';

describe.each(GATE_DATABASES)('sockets on %s', (kind) => {
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

  const join = (as: Account, options?: Parameters<typeof connect>[2]) => connect(server, as, options);
  const refused = async (options: Parameters<typeof open>[2]) => connectErrorOf(await open(server, ada, options));

  describe('connecting', () => {
    it('sends the sequence number, the notifications and the online users first', async () => {
      await send(server, bayo, ada);
      const client = await join(ada);
      expect(client.events.map(({ name }) => name)).toEqual(['ready', 'allNotifications', 'getOnlineUsers']);
      expect(await client.receive('ready')).toEqual({ seq: 2, postsMoment: expect.any(Number) });
      expect(await client.receive('allNotifications')).toMatchObject({
        seq: 2,
        unreadCount: 1,
        notifications: [{ type: 'message', isRead: false, senderId: { _id: bayo.id } }],
      });
    });

    it('also works over polling', async () => {
      const client = await join(ada, { transports: ['polling'] });
      await send(server, bayo, ada, { message: 'By post' });
      expect((await client.receive('newMessage')).message.text).toBe('By post');
    });

    it('accepts a token only in auth: refuses a missing or wrong token, and one in the query or a cookie', async () => {
      const query = { userId: ada.id };
      expect(await refused({ auth: {}, query })).toMatchObject({
        code: 'unauthenticated',
        message: 'Please log in to continue.',
      });
      expect(await refused({ auth: { token: 'a'.repeat(43) }, query })).toMatchObject({ code: 'unauthenticated' });
      expect(await refused({ auth: { token: { $ne: null } }, query })).toMatchObject({ code: 'unauthenticated' });
      expect(await refused({ auth: {}, query: { ...query, token: ada.token } })).toMatchObject({
        code: 'unauthenticated',
      });
      expect(await refused({ auth: {}, query, extraHeaders: { cookie: `token=${ada.token}` } })).toMatchObject({
        code: 'unauthenticated',
      });
    });

    it('refuses a userId that does not match the token', async () => {
      expect(await refused({ query: { userId: bayo.id } })).toMatchObject({ code: 'forbidden' });
      expect(await refused({ query: {} })).toMatchObject({ code: 'forbidden' });
    });

    it('refuses pages of other origins', async () => {
      expect(await refused({ extraHeaders: { origin: 'https://evil.example' } })).not.toMatchObject({
        code: expect.anything(),
      });
      await join(ada, { extraHeaders: { origin: 'http://oja.test' } });
      await join(ada, { extraHeaders: { origin: 'oja-app://app' } });
    });

    it('refuses a client that reconnects in a loop', async () => {
      const strict = await startTestServer(kind, { RATE_LIMIT_SCALE: '0.02' });
      const account = await strict.addAccount();
      for (let index = 0; index < 2; index += 1) (await connect(strict, account)).close();
      const client = await open(strict, account);
      expect(await connectErrorOf(client)).toMatchObject({ code: 'rate_limited' });
      client.close();
      await strict.stop();
    });

    it('allows 20 sockets per user, then closes the oldest with a reason', async () => {
      const first = await join(ada);
      const others: TestClient[] = [];
      while (others.length < 20) others.push(await join(ada));
      expect(await first.receive('closing')).toMatchObject({ code: 'too_many_connections' });
      await expect.poll(() => first.socket.connected).toBe(false);
      expect(others.filter(({ socket }) => socket.connected)).toHaveLength(20);
    });
  });

  describe('server events', () => {
    it("deliver a message to the recipient and the sender's other devices, each with the next number", async () => {
      const [mine, theirs] = [await join(ada), await join(bayo)];
      const message = await newMessage(server, ada, bayo, { message: 'Good morning' });
      expect(await theirs.receive('newMessage')).toEqual({ seq: 1, message });
      expect(await theirs.receive('newNotification')).toMatchObject({
        seq: 2,
        unreadCount: 1,
        notification: { type: 'message', message: `${ada.name} sent you a message` },
      });
      expect(await mine.receive('newMessage')).toEqual({ seq: 1, message });
    });

    it('deliver edits and deletions to both people, each with the next number', async () => {
      const [mine, theirs] = [await join(ada), await join(bayo)];
      const { _id: id } = await newMessage(server, ada, bayo);
      await server.call('PATCH', `/api/v1/messages/${id}`, { as: ada, body: { text: 'Better', img: '' } });
      expect(await theirs.receive('messageUpdated')).toMatchObject({ seq: 3, message: { _id: id, text: 'Better' } });
      expect(await mine.receive('messageUpdated')).toMatchObject({ seq: 2, message: { _id: id, text: 'Better' } });
      await server.call('DELETE', `/api/v1/messages/${id}`, { as: ada });
      expect(await theirs.receive('messageDeleted')).toMatchObject({
        seq: 4,
        message: { _id: id, text: '', img: null },
      });
      expect(await theirs.receive('notificationDeleted')).toMatchObject({ seq: 5, unreadCount: 0 });
      expect((await mine.receive('messageDeleted')).seq).toBe(3);
      await send(server, ada, bayo, { message: 'Again' });
      expect([
        (await mine.receive('newMessage', isAgain)).seq,
        (await theirs.receive('newMessage', isAgain)).seq,
      ]).toEqual([4, 6]);
    });
  });

  describe('client events', () => {
    it("markMessagesAsSeen keeps the partner's other notifications unread", async () => {
      const mine = await join(ada);
      const { conversationId } = await newMessage(server, bayo, ada);
      await server.call('POST', `/api/v1/users/follow/${ada.id}`, { as: bayo });
      expect(await countsOf(server, ada)).toEqual({ unread: 1, unreadNotifications: 2 });
      await mine.request('markMessagesAsSeen', { conversationId, userId: bayo.id });
      expect(await countsOf(server, ada)).toEqual({ unread: 0, unreadNotifications: 1 });
    });

    it("markMessagesAsSeen resets the counters, reads the notification and informs the partner and the user's own devices", async () => {
      const [mine, phone, theirs] = [await join(ada), await join(ada), await join(bayo)];
      const { _id: from } = await newMessage(server, bayo, ada);
      const { _id: upTo, conversationId } = await newMessage(server, bayo, ada);
      expect(await mine.request('markMessagesAsSeen', { conversationId, userId: bayo.id })).toEqual({ ok: true });
      expect(await theirs.receive('messagesSeen')).toEqual({ seq: 3, conversationId, from, upTo });
      expect(await server.call('GET', '/api/v1/events?after=2', { as: bayo })).toHaveProperty('body.data.events', [
        { name: 'messagesSeen', payload: { seq: 3, conversationId, from, upTo } },
      ]);
      expect(await phone.receive('conversationRead')).toEqual({ seq: 4, conversationId, upTo });
      expect(await phone.receive('notificationRead')).toMatchObject({ seq: 5, unreadCount: 0 });
      expect(await countsOf(server, ada)).toEqual({ unread: 0, unreadNotifications: 0 });
      const { data } = await threadOf(server, bayo, ada);
      expect(data.map(({ seen }) => seen)).toEqual([true, true]);

      expect(await mine.request('markMessagesAsSeen', { conversationId, userId: bayo.id })).toEqual({ ok: true });
      expect((await eventsOf(server, ada, 5)).events).toEqual([]);
      const stranger = await join(await server.addAccount());
      expect(await stranger.request('markMessagesAsSeen', { conversationId, userId: bayo.id })).toMatchObject({
        ok: false,
        code: 'not_found',
      });
      expect(await mine.request('markMessagesAsSeen', { conversationId, userId: crypto.randomUUID() })).toMatchObject({
        ok: false,
        code: 'not_found',
      });
    });

    it('markNotificationAsRead and deleteNotification take effect once, on all devices of the user, by event and by call', async () => {
      const [mine, phone] = [await join(ada), await join(ada)];
      const others = [bayo, await server.addAccount()];
      for (const other of others) await send(server, other, ada);
      const [first, second] = (await notificationsOf(server, ada)).notifications.map(({ _id }) => _id);
      expect(await mine.request('markNotificationAsRead', { notificationId: first })).toEqual({ ok: true });
      expect(await phone.receive('notificationRead')).toEqual({
        seq: 5,
        notificationId: first,
        unreadCount: 1,
        unreadAboutMessages: 1,
      });
      expect(await mine.request('markNotificationAsRead', { notificationId: first })).toEqual({ ok: true });
      expect(await mine.request('deleteNotification', { notificationId: first })).toEqual({ ok: true });
      expect(await phone.receive('notificationDeleted')).toEqual({
        seq: 6,
        notificationId: first,
        unreadCount: 1,
        unreadAboutMessages: 1,
      });
      expect(await mine.request('deleteNotification', { notificationId: first })).toMatchObject({
        ok: false,
        code: 'not_found',
      });
      const unread = { notificationId: first, unreadCount: 1, unreadAboutMessages: 1 };
      expect(await server.call('GET', '/api/v1/events?after=4', { as: ada })).toHaveProperty('body.data.events', [
        { name: 'notificationRead', payload: { seq: 5, ...unread } },
        { name: 'notificationDeleted', payload: { seq: 6, ...unread } },
      ]);

      expect((await server.call('PATCH', `/api/v1/notifications/${second}`, { as: ada })).body).toEqual({
        message: 'Notification read.',
        code: 'notification_read',
        data: { unreadCount: 0, unreadAboutMessages: 0 },
      });
      expect(await server.call('DELETE', `/api/v1/notifications/${second}`, { as: ada })).toHaveProperty('body.data', {
        unreadCount: 0,
        unreadAboutMessages: 0,
      });
      expect(
        await phone.receive('notificationDeleted', ({ notificationId }) => notificationId === second),
      ).toMatchObject({
        seq: 8,
      });
    });

    it('answer bad payloads with validation_failed, ignore unknown events, and keep the connection open', async () => {
      const client = await join(ada);
      for (const payload of [
        [],
        [null],
        [7],
        ['x'],
        [{}],
        [{ conversationId: 1, userId: 2 }],
        [{ conversationId: randomUUID() }],
      ]) {
        expect(await client.request('markMessagesAsSeen', ...payload)).toMatchObject({
          ok: false,
          code: 'validation_failed',
        });
      }
      client.socket.emit('__proto__', {});
      client.socket.emit('newMessage', { forged: true });
      client.socket.emit('deleteNotification');
      expect(await client.request('deleteNotification', { notificationId: randomUUID() })).toMatchObject({
        ok: false,
        code: 'not_found',
      });
    });
  });

  describe('when a session ends', () => {
    it('logout closes only the sockets of that session', async () => {
      const again = await server.call('POST', '/api/login', {
        body: { userName: ada.userName, password: 'correct horse' },
      });
      const [phone, laptop] = [
        await join(ada),
        await join({ ...ada, token: again.as(sessionAnswerSchema).data.accessToken }),
      ];
      await server.call('POST', '/api/logout', { as: ada });
      expect(await phone.receive('closing')).toMatchObject({ code: 'session_ended' });
      await expect.poll(() => phone.socket.connected).toBe(false);
      expect(laptop.socket.connected).toBe(true);
    });

    it('the server finds and closes a socket whose session has expired', async () => {
      // The first check of a server comes soon, later checks every half minute.
      const young = await startTestServer(kind);
      const account = await young.addAccount();
      const client = await connect(young, account);
      await young.database.queries
        .updateTable('sessions')
        .set({ expires_at: 1 })
        .where('user_id', '=', account.id)
        .execute();
      await expect.poll(() => client.socket.connected, { timeout: 35_000, interval: 50 }).toBe(false);
      expect(await client.receive('closing')).toMatchObject({ code: 'session_ended' });
      await young.stop();
    }, 40_000);
  });

  it('GET /api/v1/events returns events in order, in their current state and in pages, and says when the log is too short', async () => {
    const ids = [];
    for (let index = 0; index < 60; index += 1)
      ids.push((await newMessage(server, ada, bayo, { message: `Number ${index}` }))._id);
    await server.call('PATCH', `/api/v1/messages/${ids[0]}`, { as: ada, body: { text: 'Edited since', img: '' } });
    for (let index = 0; index < 60; index += 1) await send(server, bayo, ada);
    const page = (after: number) => eventsOf(server, bayo, after);
    const first = await page(0);
    expect(first).toMatchObject({ lastSeq: 100, latestSeq: 122, hasMore: true, reset: false });
    expect(first.events[0]).toMatchObject({
      name: 'newMessage',
      payload: { seq: 1, message: { text: 'Edited since' } },
    });
    const second = await page(first.lastSeq);
    expect(second).toMatchObject({ lastSeq: 122, latestSeq: 122, hasMore: false, reset: false });
    const seqs = [...first.events, ...second.events].map(({ payload }) => payload.seq);
    expect(seqs).toEqual(Array.from({ length: 122 }, (_, index) => index + 1));
    expect(await page(122)).toMatchObject({ events: [], lastSeq: 122, hasMore: false, reset: false });
    expect(await page(500)).toMatchObject({ reset: true, latestSeq: 122 });
    await server.database.queries.deleteFrom('events').where('user_id', '=', bayo.id).where('seq', '<=', 10).execute();
    expect(await page(9)).toMatchObject({ reset: true, events: [], latestSeq: 122 });
    expect(await page(10)).toMatchObject({ reset: false, lastSeq: 110 });
  });
});
