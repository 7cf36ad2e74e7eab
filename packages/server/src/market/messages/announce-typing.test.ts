import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { eventsOf, newMessage, send } from '../../../test/messages.ts';
import { type TestClient, connect } from '../../../test/sockets.ts';
import { type Account, GATE_DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

const hasTypingEvent = (client: TestClient) => client.events.some(({ name }) => name === 'typing');

describe.each(GATE_DATABASES)('typing on %s', (kind) => {
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

  const join = (as: Account, at = server) => connect(at, as);
  /** Waits for a new message. All earlier events have arrived by then. */
  async function receiveMessage(client: TestClient) {
    await send(server, await server.addAccount(), bayo, { message: 'By the way' });
    await client.receive('newMessage', ({ message }) => message.text === 'By the way');
  }

  it('is sent to all devices of the recipient and to nobody else, and is not stored', async () => {
    await send(server, bayo, ada);
    const [mine, tablet, phone, laptop] = [await join(ada), await join(ada), await join(bayo), await join(bayo)];
    expect(await mine.request('typing', { recipientId: bayo.id })).toEqual({ ok: true });
    for (const client of [phone, laptop]) expect(await client.receive('typing')).toEqual({ userId: ada.id });
    await receiveMessage(phone);
    expect([mine, tablet].some(hasTypingEvent)).toBe(false);
    const { events } = await eventsOf(server, bayo);
    expect(events.map(({ name }) => name)).toEqual(['newMessage', 'newMessage', 'newNotification']);
  });

  it('is not sent across a block, in either direction', async () => {
    await send(server, bayo, ada);
    const [mine, theirs] = [await join(ada), await join(bayo)];
    await server.call('POST', `/api/v1/users/${ada.id}/block`, { as: bayo });
    expect(await mine.request('typing', { recipientId: bayo.id })).toMatchObject({ ok: false, code: 'blocked' });
    expect(await theirs.request('typing', { recipientId: ada.id })).toMatchObject({
      ok: false,
      code: 'blocked_by_you',
    });
    await receiveMessage(theirs);
    expect([mine, theirs].some(hasTypingEvent)).toBe(false);
  });

  it('is not sent while either hides their presence, and the answer does not reveal it', async () => {
    await send(server, bayo, ada);
    const [mine, theirs] = [await join(ada), await join(bayo)];
    const setPresence = (as: Account, showsPresence: boolean) =>
      server.call('PATCH', '/api/v1/users/settings', { as, body: { showsPresence } });
    for (const hidden of [ada, bayo]) {
      await setPresence(hidden, false);
      expect(await mine.request('typing', { recipientId: bayo.id })).toEqual({ ok: true });
      expect(await theirs.request('typing', { recipientId: ada.id })).toEqual({ ok: true });
      await setPresence(hidden, true);
    }
    await receiveMessage(theirs);
    expect([mine, theirs].some(hasTypingEvent)).toBe(false);
    await mine.request('typing', { recipientId: bayo.id });
    expect(await theirs.receive('typing')).toEqual({ userId: ada.id });
  });

  it('is refused for oneself, strangers, unknown users and invalid payloads', async () => {
    const [mine, theirs] = [await join(ada), await join(bayo)];
    expect(await mine.request('typing', { recipientId: bayo.id })).toMatchObject({ ok: false, code: 'not_found' });
    expect(await mine.request('typing', { recipientId: randomUUID() })).toMatchObject({ ok: false, code: 'not_found' });
    expect(await mine.request('typing', { recipientId: ada.id })).toMatchObject({
      ok: false,
      code: 'cannot_message_self',
    });
    expect(await mine.request('typing', { recipientId: 7 })).toMatchObject({ ok: false, code: 'validation_failed' });
    await receiveMessage(theirs);
    expect(hasTypingEvent(theirs)).toBe(false);
  });

  it('is limited per user, and does not limit other events', async () => {
    const strict = await startTestServer(kind, { RATE_LIMIT_SCALE: '0.1' });
    const [one, other] = [await strict.addAccount(), await strict.addAccount()];
    const { conversationId } = await newMessage(strict, other, one);
    const clientsOfOne = [
      await join(one, strict),
      await join(one, strict),
      await join(one, strict),
      await join(one, strict),
    ];
    const answers = [];
    for (const client of clientsOfOne)
      for (let index = 0; index < 2; index += 1)
        answers.push(await client.request('typing', { recipientId: other.id }));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true, true, false, false]);
    expect(answers.at(-1)).toMatchObject({ code: 'rate_limited' });
    expect(await clientsOfOne[0]?.request('markMessagesAsSeen', { conversationId, userId: other.id })).toEqual({
      ok: true,
    });
    await strict.stop();
  });
});
