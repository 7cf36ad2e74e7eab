import { randomUUID } from 'node:crypto';

import {
  type AutomaticReplies,
  NO_AUTOMATIC_REPLIES,
  automaticRepliesAnswerSchema,
} from '@oja/contract/automatic-replies';
import { AUTOMATIC_REPLY_MAX, DAY, HOUR, MINUTE } from '@oja/contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { block } from '../../../test/blocks.ts';
import { conversationsOf, countsOf, eventsOf, newMessage, send, threadOf } from '../../../test/messages.ts';
import { type Account, GATE_DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { EventPublisher } from '../../foundation/events/event-publisher.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { isOpenAt } from './automatic-replies.ts';
import { MessageWriter } from './message-writer.ts';
import { seeMessages } from './see-messages.ts';

const WEEK = 7 * DAY;
/** The Monday after now, 10:00 in Lagos. 5 January 1970 was a Monday. */
const MONDAY = (Math.floor((Date.now() - 4 * DAY) / WEEK) + 1) * WEEK + 4 * DAY + 9 * HOUR;
const day = { from: '08:00', to: '18:00' };
const hours = [day, day, day, day, day, { from: '09:00', to: '13:30' }, null];
const shop: AutomaticReplies = { greeting: 'Welcome!', away: 'We are closed.', isAway: false, hours };

it('opening hours are those of Lagos, from Monday to Sunday', () => {
  const isOpen = (after: number) => isOpenAt({ hours }, MONDAY + after);
  expect(isOpen(0)).toBe(true);
  expect([isOpen(-2 * HOUR - 1), isOpen(-2 * HOUR)]).toEqual([false, true]);
  expect([isOpen(8 * HOUR - 1), isOpen(8 * HOUR)]).toEqual([true, false]);
  expect([isOpen(5 * DAY + 3.5 * HOUR - 1), isOpen(5 * DAY + 3.5 * HOUR)]).toEqual([true, false]);
  expect(isOpen(6 * DAY)).toBe(false);
  expect(isOpenAt({ hours: null }, MONDAY)).toBe(true);
});

describe.each(GATE_DATABASES)('automatic messages on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  let ada: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    server.clock.now = MONDAY;
    vendor = await server.addAccount('vendor');
    ada = await server.addAccount();
  });

  const set = (settings: object, as = vendor) =>
    server.call('PUT', '/api/v1/messages/automatic-replies', { as, body: { ...NO_AUTOMATIC_REPLIES, ...settings } });
  /** The texts of the automatic messages of a conversation. */
  const automatic = async (as = ada, partner = vendor) =>
    (await threadOf(server, as, partner)).data.filter((message) => message.automatic).map(({ text }) => text);

  it('are none before a vendor sets them, and are set for all devices', async () => {
    const read = async () =>
      (await server.call('GET', '/api/v1/messages/automatic-replies', { as: vendor })).as(automaticRepliesAnswerSchema)
        .data;
    expect(await read()).toEqual(NO_AUTOMATIC_REPLIES);
    await send(server, ada, vendor);
    expect(await automatic()).toEqual([]);
    expect((await set(shop)).status).toBe(200);
    expect(await read()).toEqual(shop);
  });

  it('are refused with a long text, with six days, and with a day that closes before it opens', async () => {
    expect((await set({ greeting: 'x'.repeat(AUTOMATIC_REPLY_MAX + 1) })).error.fields).toHaveProperty('greeting');
    expect((await set({ hours: hours.slice(1) })).status).toBe(422);
    expect((await set({ hours: [{ from: '18:00', to: '08:00' }, ...hours.slice(1)] })).status).toBe(422);
  });

  it('greet somebody who writes for the first time, once, and reach both people in the numbered log', async () => {
    await set(shop);
    const { clientId } = await newMessage(server, ada, vendor, { message: 'Good morning' });
    await send(server, ada, vendor, { message: 'Good morning', clientId: clientId ?? '' });
    server.clock.now += DAY;
    await send(server, ada, vendor);
    expect(await automatic()).toEqual(['Welcome!']);
    const { events } = await eventsOf(server, ada);
    expect(events.map(({ name }) => name)).toEqual(['newMessage', 'newMessage', 'newNotification', 'newMessage']);
    expect(events[1]).toMatchObject({ payload: { message: { automatic: true, sender: { _id: vendor.id } } } });
    expect(await countsOf(server, ada)).toEqual({ unread: 1, unreadNotifications: 1 });
    expect(await countsOf(server, vendor)).toEqual({ unread: 2, unreadNotifications: 1 });
  });

  it('say outside the opening hours, once a day and person, that the vendor is away', async () => {
    await set({ ...shop, greeting: '' });
    await send(server, ada, vendor);
    expect(await automatic()).toEqual([]);
    server.clock.now += 9 * HOUR;
    await send(server, ada, vendor);
    await send(server, ada, vendor);
    expect(await automatic()).toEqual(['We are closed.']);
    const bola = await server.addAccount();
    await send(server, bola, vendor);
    expect(await automatic(bola)).toEqual(['We are closed.']);
    const { conversations } = await conversationsOf(server, vendor);
    const lastOf = (buyer: Account) => conversations.find(({ userId }) => userId === buyer.id)?.lastMessage;
    expect(lastOf(bola)).toMatchObject({ automatic: true, sender: { _id: vendor.id } });
    expect(lastOf(ada)?.automatic).toBeUndefined();
    server.clock.now += DAY;
    await send(server, ada, vendor);
    expect(await automatic()).toEqual(['We are closed.', 'We are closed.']);
  });

  it('are sent once when messages of a person arrive at the same time', async () => {
    await set({ ...shop, isAway: true });
    await Promise.all([1, 2, 3, 4].map(() => send(server, ada, vendor)));
    expect((await automatic()).toSorted()).toEqual(['We are closed.', 'Welcome!']);
  });

  it('are sent once when two servers store messages of a person at the same time', async () => {
    await set({ ...shop, isAway: true });
    const { database } = server;
    const events = new EventPublisher(database.queries, () => undefined);
    const writers = [1, 2].map(() => new MessageWriter(database, events, new ImageAddresses(''), () => MONDAY));
    const message = { senderId: ada.id, recipientId: vendor.id, text: 'Hello', img: null, postId: null, replyTo: null };
    await Promise.all(writers.map((writer) => writer.send([{ ...message, clientId: randomUUID() }])));
    expect((await threadOf(server, ada, vendor)).data).toHaveLength(4);
    expect((await automatic()).toSorted()).toEqual(['We are closed.', 'Welcome!']);
  });

  it('of two vendors who are both away do not answer each other', async () => {
    const other = await server.addAccount('vendor');
    await set({ ...shop, isAway: true });
    await set({ ...shop, away: 'Back on Monday.', isAway: true }, other);
    await send(server, other, vendor);
    expect(await automatic(other)).toEqual(['Welcome!', 'We are closed.']);
    expect((await threadOf(server, other, vendor)).data).toHaveLength(3);
  });

  it('are not sent while the vendor writes or reads in the conversation', async () => {
    await set({ ...shop, isAway: true });
    const { conversationId } = await newMessage(server, vendor, ada);
    await send(server, ada, vendor);
    server.clock.now += 4 * MINUTE;
    await server.database.transact((transaction) =>
      seeMessages(transaction, { conversationId, userId: vendor.id, partnerId: ada.id }, server.clock.now),
    );
    server.clock.now += 4 * MINUTE;
    await send(server, ada, vendor);
    expect(await automatic()).toEqual([]);
    server.clock.now += 2 * MINUTE;
    await send(server, ada, vendor);
    expect(await automatic()).toEqual(['We are closed.']);
  });

  it('are not sent to blocked people, nor by somebody who is no verified vendor any more', async () => {
    await set({ ...shop, isAway: true });
    await block(server, vendor, ada);
    expect((await send(server, ada, vendor)).status).toBe(403);
    const bola = await server.addAccount();
    await server.database.queries
      .updateTable('users')
      .set({ is_verified_vendor: 0 })
      .where('id', '=', vendor.id)
      .execute();
    await send(server, bola, vendor);
    expect((await threadOf(server, bola, vendor)).data).toHaveLength(1);
  });
});
