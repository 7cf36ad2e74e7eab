import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { countsOf, send } from '../../test/messages.ts';
import { connect } from '../../test/sockets.ts';
import { type Account, DATABASES, PASSWORD, type TestServer, startTestServer } from '../../test/test-server.ts';

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
  const set = (as: Account, readReceipts: unknown) => server.call('PATCH', '/api/v1/users/settings', { as, body: { readReceipts } });
  const seenBy = async (as: Account, partner: Account) =>
    (await server.call('GET', `/api/v1/messages/${partner.id}`, { as })).body.data.map(({ seen }: { seen: boolean }) => seen);
  const lastSeen = async (as: Account) => (await server.call('GET', '/api/v1/messages/conversations', { as })).body.data.conversations[0].lastMessage.seen;
  const eventsOf = async (as: Account) => (await server.call('GET', '/api/v1/events?after=0', { as })).body.data.events.map(({ name }: { name: string }) => name);

  it('are on at first; a person sets them, and reads it with their own profile and at login', async () => {
    const own = async () => (await server.call('GET', `/api/v1/users/dashboard/${ada.userName}`, { as: ada })).body.data.readReceipts;
    expect(await own()).toBe(true);
    expect(await set(ada, false)).toMatchObject({ status: 200, body: { message: expect.stringContaining('off'), data: { _id: ada.id, readReceipts: false } } });
    expect(await own()).toBe(false);
    const { body } = await server.call('POST', '/api/login', { body: { userName: ada.userName, password: PASSWORD } });
    expect(body.data.user.readReceipts).toBe(false);
    expect((await set(ada, true)).body.data.readReceipts).toBe(true);
    expect((await server.call('GET', `/api/v1/users/profile/${ada.id}`, { as: bayo })).body.data).not.toHaveProperty('readReceipts');
  });

  it.each([{ body: {} }, { body: { readReceipts: 'no' } }])('422: $body', async ({ body }) => {
    const answer = await server.call('PATCH', '/api/v1/users/settings', { as: ada, body });
    expect(answer).toMatchObject({ status: 422, body: { fields: { readReceipts: 'Say whether read receipts are on or off.' } } });
  });

  it.each(['who sees', 'who wrote'] as const)('off for the one %s: neither is told, nor later; unread counts work as ever', async (whose) => {
    const { conversationId } = (await send(server, bayo, ada, { message: 'One' })).body.data.newMessage;
    await send(server, ada, bayo, { message: 'Two' });
    const [mine, theirs] = [await join(ada), await join(bayo)];
    const discreet = whose === 'who sees' ? ada : bayo;
    await set(discreet, false);
    expect(await mine.ask('markMessagesAsSeen', { conversationId, userId: bayo.id })).toEqual({ ok: true });
    expect(await theirs.ask('markMessagesAsSeen', { conversationId, userId: ada.id })).toEqual({ ok: true });
    expect([await countsOf(server, ada), await countsOf(server, bayo)]).toEqual(Array.from({ length: 2 }, () => ({ unread: 0, unreadNotifications: 0 })));
    expect([await mine.hear('conversationRead'), await theirs.hear('conversationRead')]).toHaveLength(2);
    // Of what was written to oneself one knows that one has seen it.
    expect([await seenBy(ada, bayo), await seenBy(bayo, ada)]).toEqual([[true, false], [false, true]]);
    expect([await lastSeen(ada), await lastSeen(bayo)]).toEqual([false, true]);

    await set(discreet, true);
    expect([await seenBy(ada, bayo), await seenBy(bayo, ada)]).toEqual([[true, false], [false, true]]);
    expect([...(await eventsOf(ada)), ...(await eventsOf(bayo)), ...[mine, theirs].flatMap(({ heard }) => heard.map(({ name }) => name))]).not.toContain('messagesSeen');
    const { _id } = (await send(server, bayo, ada, { message: 'Three' })).body.data.newMessage;
    await mine.ask('markMessagesAsSeen', { conversationId, userId: bayo.id });
    expect(await theirs.hear('messagesSeen')).toMatchObject({ from: _id, upTo: _id });
    expect(await seenBy(bayo, ada)).toEqual([false, true, true]);
  });

  it('off leave what was told before, and what others tell each other', async () => {
    const chidi = await server.addAccount();
    const { conversationId } = (await send(server, bayo, ada)).body.data.newMessage;
    const other = (await send(server, bayo, chidi)).body.data.newMessage.conversationId;
    const [mine, third] = [await join(ada), await join(chidi)];
    await mine.ask('markMessagesAsSeen', { conversationId, userId: bayo.id });
    await set(ada, false);
    await third.ask('markMessagesAsSeen', { conversationId: other, userId: bayo.id });
    expect([await seenBy(bayo, ada), await seenBy(bayo, chidi)]).toEqual([[true], [true]]);
  });
});
