import { PUSH_UNREAD_MAX } from '@oja/contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { conversationsOf, send } from '../../../../test/messages.ts';
import { newSubscription, PushService } from '../../../../test/push-service.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../../test/test-server.ts';
import { ImageAddresses } from '../../../foundation/uploads/image-addresses.ts';
import { notify } from '../notify.ts';
import { PushDeliverer } from './push-deliverer.ts';
import { Vapid } from '../../../foundation/push/vapid.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Noon in Lagos. */
const NOON = Date.UTC(2026, 0, 5, 11);

describe.each(DATABASES)('pushes on %s', (database) => {
  let server: TestServer;
  let service: PushService;
  let ada: Account;
  let bayo: Account;
  let isConnected: boolean;

  beforeAll(async () => {
    service = await PushService.start();
    server = await startTestServer(database, { PUSH_ORIGINS: service.origin });
    // The tests say when pushes are sent.
    await server.app.pushes.stop();
  });
  afterAll(async () => {
    await server.stop();
    service.stop();
  });
  beforeEach(async () => {
    await server.database.queries.deleteFrom('push_subscriptions').execute();
    server.clock.now = NOON;
    [ada, bayo] = [await server.addAccount(), await server.addAccount()];
    isConnected = false;
    service.status = 201;
    service.received.length = 0;
  });

  const subscribe = async (path = '/ada', as = ada, timeZone?: string) => {
    const subscription = newSubscription(service.origin + path, timeZone);
    const answer = await server.call('POST', '/api/v1/push-subscriptions', { as, body: subscription.body });
    expect(answer.status).toBe(200);
    return subscription;
  };
  /** A server of its own on the same database. */
  const newDeliverer = async () =>
    new PushDeliverer({
      queries: server.database.queries,
      vapid: await Vapid.open(server.database.queries, 'mailto:help@oja.test'),
      images: new ImageAddresses('http://oja.test'),
      now: () => server.clock.now,
      log: server.services.log,
      isConnected: () => Promise.resolve(isConnected),
    });
  const run = async () => (await newDeliverer()).run();
  const waiting = async () => (await server.database.queries.selectFrom('waiting_pushes').selectAll().execute()).length;
  const subscribed = async () =>
    (await server.database.queries.selectFrom('push_subscriptions').selectAll().execute()).length;
  const edit = (notifications: object, as = ada) =>
    server.call('PATCH', '/api/v1/users/settings', { as, body: { notifications } });
  const conversationId = async () => (await conversationsOf(server, ada)).conversations[0]?._id ?? '';

  it('a message reaches the browser, which alone can read it, and further ones replace it with a count', async () => {
    const browser = await subscribe();
    await send(server, bayo, ada, { message: 'Is the kettle still there?' });
    await run();
    const id = await conversationId();
    expect(service.textsOf(browser)).toMatchObject([
      {
        body: 'Is the kettle still there?',
        tag: id,
        data: { viewerId: ada.id, conversationId: id, path: `/dashboard/chat/${bayo.id}` },
      },
    ]);
    expect(service.received[0]?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '43200',
      topic: bayo.id.replaceAll('-', ''),
    });
    expect(service.received[0]?.body.includes('kettle')).toBe(false);
    await send(server, bayo, ada, { message: 'Hello?' });
    await send(server, bayo, ada, { message: 'I can come now' });
    await run();
    await run();
    const texts = service.textsOf(browser);
    expect(texts).toHaveLength(2);
    expect(texts[1]).toMatchObject({ title: expect.stringMatching(/^3 new messages from /), body: 'I can come now' });
    expect(await waiting()).toBe(0);
  });

  it('names the conversations with unread messages, so that the worker closes the others, unless there are too many', async () => {
    const chidi = await server.addAccount();
    const browser = await subscribe();
    await send(server, chidi, ada);
    await run();
    const read = await conversationId();
    const all = server.database.queries.updateTable('conversation_members');
    await all.set({ unread_count: 0 }).where('user_id', '=', ada.id).execute();
    await send(server, bayo, ada);
    await run();
    const [first, second] = service.textsOf(browser);
    expect(first?.unread).toEqual([read]);
    expect(second).toMatchObject({ unread: [second?.tag] });
    for (let count = 0; count < PUSH_UNREAD_MAX; count += 1) await send(server, await server.addAccount(), ada);
    await run();
    expect(service.textsOf(browser).at(-1)).not.toHaveProperty('unread');
  });

  it('the sender, people without a subscription, and news from before it get nothing', async () => {
    await send(server, bayo, ada);
    await subscribe('/ada');
    await subscribe('/bayo', bayo);
    await run();
    expect(service.received).toEqual([]);
    await send(server, bayo, ada);
    await run();
    expect(service.received.map(({ path }) => path)).toEqual(['/ada']);
  });

  it('waits while a device is connected, and is not sent once the message was read there', async () => {
    const browser = await subscribe();
    isConnected = true;
    await send(server, bayo, ada);
    await run();
    server.clock.now += MINUTE;
    await run();
    expect([service.received.length, await waiting()]).toEqual([0, 1]);
    await server.database.queries
      .updateTable('conversation_members')
      .set({ unread_count: 0 })
      .where('user_id', '=', ada.id)
      .execute();
    isConnected = false;
    server.clock.now += MINUTE;
    await run();
    expect([service.received.length, await waiting()]).toEqual([0, 0]);
    await send(server, bayo, ada);
    await run();
    expect(service.textsOf(browser)).toHaveLength(1);
  });

  it('a muted conversation and a blocked person make none', async () => {
    await subscribe();
    await send(server, bayo, ada);
    await server.call('PUT', `/api/v1/messages/conversations/${await conversationId()}/mute`, { as: ada });
    await run();
    await server.call('DELETE', `/api/v1/messages/conversations/${await conversationId()}/mute`, { as: ada });
    await send(server, bayo, ada);
    await server.call('POST', `/api/v1/users/${bayo.id}/block`, { as: ada });
    await run();
    expect([service.received.length, await waiting()]).toEqual([0, 0]);
  });

  it('in quiet hours of the device’s time zone it waits for the morning', async () => {
    const lagos = await subscribe('/ada', ada, 'Africa/Lagos');
    const tokyo = await subscribe('/bayo', bayo, 'Asia/Tokyo');
    server.clock.now = Date.UTC(2026, 0, 5, 21, 30); // 22:30 in Lagos, 06:30 in Tokyo
    const chidi = await server.addAccount();
    for (const to of [ada, bayo]) await send(server, chidi, to);
    await run();
    expect(service.received).toEqual([]);
    server.clock.now += 45 * MINUTE;
    await run();
    expect([service.textsOf(lagos).length, service.textsOf(tokyo).length]).toEqual([0, 1]);
    server.clock.now = Date.UTC(2026, 0, 6, 6, 10); // 07:10 in Lagos
    await run();
    expect(service.textsOf(lagos)).toHaveLength(1);
  });

  it('in the night in which the clocks are put back it waits for the morning by the new time', async () => {
    server.clock.now = Date.UTC(2026, 9, 24, 21, 30); // 22:30 summer time
    const [chidi, eze] = [await server.addAccount(), await server.addAccount()];
    const london = await subscribe('/chidi', chidi, 'Europe/London');
    await send(server, eze, chidi);
    await run();
    for (const hour of [0, 1, 6]) {
      server.clock.now = Date.UTC(2026, 9, 25, hour, 30); // 01:30 twice, then 06:30, which was 07:30 the day before
      await run();
    }
    expect(service.received).toEqual([]);
    server.clock.now = Date.UTC(2026, 9, 25, 7);
    await run();
    expect(service.textsOf(london)).toHaveLength(1);
  });

  it.each([
    ['text', { body: 'My account number is 0123456789' }],
    ['name', { body: 'New message' }],
    ['nothing', { title: 'Oja', body: 'New message', icon: null }],
  ] as const)('with the preview "%s" it shows no more than that', async (preview, shown) => {
    const browser = await subscribe();
    await edit({ preview });
    await send(server, bayo, ada, { message: 'My account number is 0123456789' });
    await run();
    expect(service.textsOf(browser)).toMatchObject([shown]);
  });

  it('other notifications are pushed by their kind with the name that leads, and not once they were read', async () => {
    const browser = await subscribe();
    const shop = await server.addAccount('vendor', { userName: 'Eze Motors' });
    const images = new ImageAddresses('http://oja.test');
    const notifyAda = (type: 'follow' | 'like') =>
      server.database.queries
        .transaction()
        .execute((transaction) =>
          notify(transaction, { type, recipientId: ada.id, senderId: shop.id, postId: null }, images, NOON),
        );
    await notifyAda('follow');
    await notifyAda('like');
    await run();
    expect(service.textsOf(browser)).toMatchObject([
      {
        title: 'Eze Motors',
        body: 'Eze Motors started following you',
        data: { path: `/dashboard/profile/${shop.id}` },
      },
    ]);
    await edit({ kinds: { like: { push: true }, message: { push: false } } });
    await server.database.queries.updateTable('notifications').set({ is_read: 1 }).execute();
    await notifyAda('like');
    await send(server, bayo, ada);
    await run();
    expect(service.textsOf(browser).map(({ body }) => body)).toEqual([
      'Eze Motors started following you',
      'Eze Motors liked your post',
    ]);
  });

  it.each([404, 410])('a subscription that answers %i is deleted', async (status) => {
    await subscribe();
    service.status = status;
    await send(server, bayo, ada);
    await run();
    expect([await subscribed(), await waiting()]).toEqual([0, 0]);
  });

  it('a push service that is away is asked less and less often, for an hour, and then given up', async () => {
    const browser = await subscribe();
    service.status = 503;
    await send(server, bayo, ada);
    for (let minute = 0; minute < 70; minute += 1) {
      await run();
      server.clock.now += MINUTE;
    }
    expect(service.received.length).toBeGreaterThan(4);
    expect(service.received.length).toBeLessThan(15);
    expect(await waiting()).toBe(0);
    await send(server, bayo, ada);
    await run();
    service.status = 201;
    server.clock.now += MINUTE;
    await run();
    expect(service.textsOf(browser).at(-1)).toMatchObject({ title: expect.stringMatching(/^2 new messages/) });
    expect(await waiting()).toBe(0);
  });

  it.each([302, 400])('an answer of %i is not followed and not repeated', async (status) => {
    await subscribe();
    service.status = status;
    await send(server, bayo, ada);
    await run();
    server.clock.now += HOUR;
    await run();
    expect(service.received.map(({ path }) => path)).toEqual(['/ada']);
    expect([await subscribed(), await waiting()]).toEqual([1, 0]);
  });

  it('five servers at once send it once', async () => {
    await subscribe();
    await send(server, bayo, ada);
    const servers = await Promise.all(Array.from({ length: 5 }, newDeliverer));
    await Promise.all(servers.map((each) => each.run()));
    expect(service.received).toHaveLength(1);
  });

  it('what a killed server had claimed is sent by the next one', async () => {
    const browser = await subscribe();
    await send(server, bayo, ada);
    isConnected = true;
    await run();
    // It had claimed the push, and died before it was handed over.
    await server.database.queries
      .updateTable('waiting_pushes')
      .set({ due_at: server.clock.now + MINUTE })
      .execute();
    isConnected = false;
    await run();
    expect(service.received).toEqual([]);
    server.clock.now += MINUTE;
    await run();
    expect(service.textsOf(browser)).toHaveLength(1);
  });
});
