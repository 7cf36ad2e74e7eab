import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { conversationsOf, countsOf, eventsOf, newMessage, send } from '../../../test/messages.ts';
import { connect } from '../../../test/sockets.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

describe.each(DATABASES)('muting on %s', (kind) => {
  let server: TestServer;
  let ada: Account;
  let bayo: Account;
  let conversationId: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    [ada, bayo] = [await server.addAccount(), await server.addAccount()];
    conversationId = (await newMessage(server, ada, bayo)).conversationId;
  });

  const join = (as: Account) => connect(server, as);
  const mute = (as: Account, id = conversationId) =>
    server.call('PUT', `/api/v1/messages/conversations/${id}/mute`, { as });
  const unmute = (as: Account) =>
    server.call('DELETE', `/api/v1/messages/conversations/${conversationId}/mute`, { as });
  const isMuted = async (as: Account) => (await conversationsOf(server, as)).conversations[0]?.isMuted;
  const mutedUnread = async (as: Account) => (await conversationsOf(server, as)).mutedUnreadCount;
  const eventsFor = async (as: Account) => (await eventsOf(server, as)).events;

  it("works once for each user separately, is sent only to the user's own devices, and is replayed", async () => {
    // Bayo has a second conversation, with another user.
    await send(server, await server.addAccount(), bayo);
    const [phone, theirs] = [await join(ada), await join(bayo)];
    expect(await mute(ada)).toMatchObject({ status: 200, body: { data: { isMuted: true } } });
    const payload = {
      seq: 2,
      userId: bayo.id,
      conversationId,
      block: 'none',
      isMuted: true,
      labels: [],
      setAside: null,
    };
    expect(await phone.receive('conversationChanged')).toEqual(payload);
    const caughtUp = await server.call('GET', '/api/v1/events?after=1', { as: ada });
    expect(caughtUp).toHaveProperty('body.data.events', [{ name: 'conversationChanged', payload }]);
    expect([await isMuted(ada), await isMuted(bayo)]).toEqual([true, false]);
    expect((await mute(ada)).status).toBe(200);
    expect(await eventsFor(ada)).toHaveLength(2);

    expect(await unmute(ada)).toHaveProperty('body.data', { isMuted: false });
    expect(await phone.receive('conversationChanged', (change) => !change.isMuted)).toMatchObject({ seq: 3 });
    expect(await isMuted(ada)).toBe(false);
    expect((await unmute(ada)).status).toBe(200);
    expect(await eventsFor(ada)).toHaveLength(3);
    expect(theirs.events.some(({ name }) => name === 'conversationChanged')).toBe(false);
  });

  it("answers 404 for an unknown conversation and for other users' conversations", async () => {
    expect(await mute(ada, randomUUID())).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await mute(await server.addAccount())).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('keeps messages and unread counts but creates no notifications, and stays on after new messages', async () => {
    await mute(ada);
    const chidi = await server.addAccount();
    await Promise.all([send(server, bayo, ada), send(server, chidi, ada), send(server, ada, bayo)]);
    await send(server, bayo, ada);
    expect(await countsOf(server, ada)).toEqual({ unread: 3, unreadNotifications: 1 });
    expect(await mutedUnread(ada)).toBe(2);
    expect((await eventsFor(ada)).filter(({ name }) => name === 'newMessage')).toHaveLength(5);
    expect(await isMuted(ada)).toBe(true);
    await unmute(ada);
    await send(server, bayo, ada);
    expect(await countsOf(server, ada)).toEqual({ unread: 4, unreadNotifications: 2 });
    expect(await mutedUnread(ada)).toBe(0);
  });
});
