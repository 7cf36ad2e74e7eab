import { sessionAnswerSchema } from '@oja/contract/auth';
import { dashboardProfileAnswerSchema, settingsEditAnswerSchema } from '@oja/contract/users';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { conversationsOf, countsOf, eventsOf, newMessage, send, threadOf } from '../../../test/messages.ts';
import { connect } from '../../../test/sockets.ts';
import { type Account, DATABASES, PASSWORD, type TestServer, startTestServer } from '../../../test/test-server.ts';

describe.each(DATABASES)('read receipts on %s', (kind) => {
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

  const join = (as: Account) => connect(server, as);
  const set = (as: Account, readReceipts: unknown) =>
    server.call('PATCH', '/api/v1/users/settings', { as, body: { readReceipts } });
  const seenBy = async (as: Account, partner: Account) =>
    (await threadOf(server, as, partner)).data.map(({ seen }) => seen);
  const lastSeen = async (as: Account) => (await conversationsOf(server, as)).conversations[0]?.lastMessage?.seen;
  const eventNames = async (as: Account) => (await eventsOf(server, as)).events.map(({ name }) => name);

  it('are on by default, can be changed, and are returned in the own profile and at login', async () => {
    const own = async () =>
      (await server.call('GET', `/api/v1/users/dashboard/${ada.userName}`, { as: ada })).as(
        dashboardProfileAnswerSchema,
      ).data.readReceipts;
    expect(await own()).toBe(true);
    expect(await set(ada, false)).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('off'), data: { _id: ada.id, readReceipts: false } },
    });
    expect(await own()).toBe(false);
    const login = await server.call('POST', '/api/login', { body: { userName: ada.userName, password: PASSWORD } });
    expect(login.as(sessionAnswerSchema).data.user.readReceipts).toBe(false);
    expect((await set(ada, true)).as(settingsEditAnswerSchema).data.readReceipts).toBe(true);
    const profile = await server.call('GET', `/api/v1/users/profile/${ada.id}`, { as: bayo });
    expect(profile).toMatchObject({ status: 200, body: { data: { _id: ada.id } } });
    expect(profile.body).not.toHaveProperty('data.readReceipts');
  });

  it.each([{ body: {} }, { body: { readReceipts: 'no' } }])('answer 422 to $body', async ({ body }) => {
    const answer = await server.call('PATCH', '/api/v1/users/settings', { as: ada, body });
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { readReceipts: 'Say whether read receipts are on or off.' } },
    });
  });

  it.each(['the reader', 'the sender'] as const)(
    'are hidden from both, also later, when %s has turned them off, while unread counts work',
    async (whose) => {
      const { conversationId } = await newMessage(server, bayo, ada, { message: 'One' });
      await send(server, ada, bayo, { message: 'Two' });
      const [mine, theirs] = [await join(ada), await join(bayo)];
      const discreet = whose === 'the reader' ? ada : bayo;
      await set(discreet, false);
      expect(await mine.request('markMessagesAsSeen', { conversationId, userId: bayo.id })).toEqual({ ok: true });
      expect(await theirs.request('markMessagesAsSeen', { conversationId, userId: ada.id })).toEqual({ ok: true });
      expect([await countsOf(server, ada), await countsOf(server, bayo)]).toEqual(
        Array.from({ length: 2 }, () => ({ unread: 0, unreadNotifications: 0 })),
      );
      expect([await mine.receive('conversationRead'), await theirs.receive('conversationRead')]).toHaveLength(2);
      // The recipient always sees their own seen marks.
      expect([await seenBy(ada, bayo), await seenBy(bayo, ada)]).toEqual([
        [true, false],
        [false, true],
      ]);
      expect([await lastSeen(ada), await lastSeen(bayo)]).toEqual([false, true]);

      await set(discreet, true);
      expect([await seenBy(ada, bayo), await seenBy(bayo, ada)]).toEqual([
        [true, false],
        [false, true],
      ]);
      expect([
        ...(await eventNames(ada)),
        ...(await eventNames(bayo)),
        ...[mine, theirs].flatMap(({ events }) => events.map(({ name }) => name)),
      ]).not.toContain('messagesSeen');
      const { _id } = await newMessage(server, bayo, ada, { message: 'Three' });
      await mine.request('markMessagesAsSeen', { conversationId, userId: bayo.id });
      expect(await theirs.receive('messagesSeen')).toMatchObject({ from: _id, upTo: _id });
      expect(await seenBy(bayo, ada)).toEqual([false, true, true]);
    },
  );

  it('up to a message leave what arrived after it unseen, unread and announced', async () => {
    const first = await newMessage(server, bayo, ada, { message: 'One' });
    await send(server, bayo, ada, { message: 'Two' });
    const newest = await newMessage(server, bayo, ada, { message: 'Three' });
    const [mine, theirs] = [await join(ada), await join(bayo)];
    const { conversationId, _id: upTo } = first;
    expect(await mine.request('markMessagesAsSeen', { conversationId, userId: bayo.id, upTo })).toEqual({ ok: true });
    expect(await mine.receive('conversationRead')).toMatchObject({ conversationId, upTo });
    expect(await theirs.receive('messagesSeen')).toMatchObject({ from: upTo, upTo });
    expect(await seenBy(bayo, ada)).toEqual([true, false, false]);
    expect(await countsOf(server, ada)).toEqual({ unread: 2, unreadNotifications: 1 });

    await mine.request('markMessagesAsSeen', { conversationId, userId: bayo.id, upTo: newest._id });
    expect(await seenBy(bayo, ada)).toEqual([true, true, true]);
    expect(await countsOf(server, ada)).toEqual({ unread: 0, unreadNotifications: 0 });
  });

  it('stay visible from before they were turned off, and between other users', async () => {
    const chidi = await server.addAccount();
    const { conversationId } = await newMessage(server, bayo, ada);
    const other = (await newMessage(server, bayo, chidi)).conversationId;
    const [mine, third] = [await join(ada), await join(chidi)];
    await mine.request('markMessagesAsSeen', { conversationId, userId: bayo.id });
    await set(ada, false);
    await third.request('markMessagesAsSeen', { conversationId: other, userId: bayo.id });
    expect([await seenBy(bayo, ada), await seenBy(bayo, chidi)]).toEqual([[true], [true]]);
  });
});
