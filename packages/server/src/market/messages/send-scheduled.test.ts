import { DAY, HOUR, MINUTE } from '@oja/contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';

import { block, unblock } from '../../../test/blocks.ts';
import { eraseAll } from '../../../test/erase.ts';
import { conversationsOf, countsOf, eventsOf, newMessage, send, threadOf } from '../../../test/messages.ts';
import { createDatabase } from '../../../test/postgres.ts';
import { addPost } from '../../../test/posts.ts';
import { newScheduled, schedule, scheduledOf, sendDue, takeBack } from '../../../test/scheduled-messages.ts';
import {
  type Account,
  DATABASES,
  GATE_DATABASES,
  type TestServer,
  startTestServer,
} from '../../../test/test-server.ts';
import { EventPublisher } from '../../foundation/events/event-publisher.ts';
import { ApiError } from '../../foundation/http/api-error.ts';

describe.each(DATABASES)('sending messages at their time on %s', (kind) => {
  let server: TestServer;
  let ada: Account;
  let bayo: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    [ada, bayo] = [await server.addAccount(), await server.addAccount('vendor')];
  });

  /** What the recipient has received. */
  const textsTo = async (to = bayo, from = ada) => (await threadOf(server, to, from)).data.map(({ text }) => text);
  const failuresOf = async (as = ada) => (await scheduledOf(server, as)).map(({ text, error }) => [text, error?.code]);

  it('sends what is due as an ordinary message, and leaves what is not', async () => {
    const { _id: postId } = await addPost(server, bayo);
    const { _id: replyTo } = await newMessage(server, bayo, ada, { message: 'When?' });
    const { clientId } = await newScheduled(server, ada, bayo, { message: 'Tomorrow', postId, replyTo });
    const later = await newScheduled(server, ada, bayo, { inMs: HOUR + 1 });
    await sendDue(server, HOUR - 1);
    expect(await textsTo()).toEqual(['When?']);
    await sendDue(server);
    const { data } = await threadOf(server, bayo, ada);
    expect(data.at(-1)).toMatchObject({ clientId, text: 'Tomorrow', post: { _id: postId }, quote: { _id: replyTo } });
    expect(data.at(-1)?.createdAt).toBe(new Date(server.clock.now + HOUR).toISOString());
    expect(await scheduledOf(server, ada)).toEqual([later]);
    expect(await countsOf(server, bayo)).toEqual({ unread: 1, unreadNotifications: 1 });
    const names = (await eventsOf(server, bayo)).events.map(({ name }) => name);
    expect(names.slice(-2)).toEqual(['newMessage', 'newNotification']);
    expect((await eventsOf(server, ada)).events.slice(-2).map(({ name }) => name)).toEqual([
      'newMessage',
      'scheduledChanged',
    ]);
  });

  it('begins a conversation, and is answered by an automatic message as any other', async () => {
    const settings = { greeting: 'Welcome!', away: '', isAway: false, hours: null };
    await server.call('PUT', '/api/v1/messages/automatic-replies', { as: bayo, body: settings });
    await schedule(server, ada, bayo);
    expect((await conversationsOf(server, bayo)).conversations).toEqual([]);
    await sendDue(server);
    expect(await textsTo()).toEqual(['Good morning', 'Welcome!']);
  });

  it('sends many in the order of their times, once', async () => {
    const count = 30;
    for (let index = 0; index < count; index += 1)
      await schedule(server, ada, bayo, { inMs: HOUR - index * MINUTE, message: String(index) });
    const eze = await server.addAccount();
    for (let index = 0; index < count; index += 1) await schedule(server, eze, bayo, { message: String(index) });
    await sendDue(server);
    await sendDue(server);
    expect((await textsTo()).map(Number)).toEqual(Array.from({ length: count }, (_, index) => count - 1 - index));
    expect(new Set(await textsTo(bayo, eze)).size).toBe(count);
    expect(await scheduledOf(server, eze)).toEqual([]);
  });

  it('sends once when several nodes look at the same time', async () => {
    for (let index = 0; index < 5; index += 1) await schedule(server, ada, bayo, { message: String(index) });
    await Promise.all([1, 2, 3, 4].map(() => sendDue(server)));
    expect((await textsTo()).toSorted()).toEqual(['0', '1', '2', '3', '4']);
  });

  it('is either sent or taken back when both happen at the same time', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { clientId } = await newScheduled(server, ada, bayo, { message: String(round) });
      const sending = round % 2 === 0 ? sendDue(server) : undefined;
      const [{ status }] = await Promise.all([takeBack(server, ada, clientId), sending ?? sendDue(server)]);
      const isSent = (await textsTo()).includes(String(round));
      expect({ status, isSent }).toEqual(status === 200 ? { status, isSent: false } : { status: 409, isSent: true });
    }
  });

  it('sends a message once that was also sent at once with the same clientId', async () => {
    const { clientId } = await newScheduled(server, ada, bayo);
    await send(server, ada, bayo, { clientId, message: 'Good morning' });
    await sendDue(server);
    expect(await textsTo()).toEqual(['Good morning']);
    expect(await scheduledOf(server, ada)).toEqual([]);
  });

  it('keeps the text with the reason after a block, and sends the others', async () => {
    const cola = await server.addAccount();
    await newMessage(server, ada, bayo, { message: 'Hello' });
    await schedule(server, ada, bayo, { message: 'To Bayo' });
    await schedule(server, ada, cola, { message: 'To Cola' });
    await block(server, bayo, ada);
    await sendDue(server);
    expect(await failuresOf()).toEqual([['To Bayo', 'blocked']]);
    expect(await textsTo(cola)).toEqual(['To Cola']);
    expect((await eventsOf(server, ada)).events.at(-1)?.name).toBe('scheduledChanged');
    await unblock(server, bayo, ada);
    await sendDue(server, DAY);
    expect(await textsTo()).toEqual(['Hello']);
    const [failed] = await scheduledOf(server, ada);
    expect(failed?.error?.message).toBe('You cannot message this person.');
    // The sender chooses a new time, or takes it back.
    await schedule(server, ada, bayo, { clientId: failed?.clientId ?? '', message: 'To Bayo', inMs: 2 * DAY });
    expect(await failuresOf()).toEqual([['To Bayo', undefined]]);
    await sendDue(server, 2 * DAY);
    expect(await textsTo()).toEqual(['Hello', 'To Bayo']);
  });

  it('goes on after one that cannot be stored, which is tried again, and stores the error of one that is blocked at its commit', async () => {
    for (const [index, message] of ['One', 'Two', 'Three'].entries())
      await schedule(server, ada, bayo, { message, inMs: HOUR + index });
    const events = new EventPublisher(server.database.queries, () => undefined);
    const fail = vi.spyOn(events, 'commitAndPush');
    // Together, the first one, and the second one, which is blocked in the moment before its commit.
    for (const error of [new Error('away'), new Error('away'), new ApiError('blocked')])
      fail.mockRejectedValueOnce(error);
    await sendDue(server, DAY, events);
    expect(await textsTo()).toEqual(['Three']);
    expect(await failuresOf()).toEqual([
      ['One', undefined],
      ['Two', 'blocked'],
    ]);
    await sendDue(server, DAY);
    expect(await textsTo()).toEqual(['Three', 'One']);
  });

  it('keeps the text after the recipient or the post is gone', async () => {
    const cola = await server.addAccount();
    const { _id: postId } = await addPost(server, bayo);
    await schedule(server, ada, bayo, { message: 'About it', postId });
    await schedule(server, ada, cola, { message: 'To Cola', inMs: HOUR - 1 });
    await server.call('DELETE', `/api/v1/posts/${postId}`, { as: bayo });
    await server.call('DELETE', `/api/v1/users/delete/${cola.id}`, { as: cola });
    await sendDue(server);
    expect(await failuresOf()).toEqual([
      ['To Cola', 'user_not_found'],
      ['About it', 'shared_post_gone'],
    ]);
    await eraseAll(server);
    expect(await failuresOf()).toHaveLength(2);
  });

  it('sends nothing for a deleted account, whose restored owner finds the text', async () => {
    await schedule(server, ada, bayo);
    const hide = (at: number | null) =>
      server.database.queries.updateTable('users').set({ deleted_at: at }).where('id', '=', ada.id).execute();
    await hide(server.clock.now);
    await sendDue(server);
    await hide(null);
    await sendDue(server);
    expect(await textsTo()).toEqual([]);
    expect(await failuresOf()).toEqual([['Good morning', 'scheduled_sender_away']]);
  });
});

describe.each(GATE_DATABASES.filter((kind) => kind === 'postgres'))('two servers on one %s', (kind) => {
  it('send each message once, with the connections of both', async () => {
    const database = await createDatabase(inject('postgresUrl'));
    const nodes = [1, 2].map(() => startTestServer(kind, { DATABASE_URL: database.url }));
    const [one, two] = await Promise.all(nodes);
    if (!one || !two) throw new Error('no servers');
    const [ada, bayo] = [await one.addAccount(), await one.addAccount()];
    for (let index = 0; index < 10; index += 1) await schedule(one, ada, bayo, { message: String(index) });
    await Promise.all([sendDue(one), sendDue(two), sendDue(one), sendDue(two)]);
    expect((await threadOf(two, bayo, ada)).data).toHaveLength(10);
    expect(await scheduledOf(two, ada)).toEqual([]);
    await Promise.all([one.stop(), two.stop()]);
    await database.drop();
  });
});
