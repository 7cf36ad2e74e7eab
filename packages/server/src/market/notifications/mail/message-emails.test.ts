import { DAY, HOUR, MINUTE } from '@oja/contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { countQueries } from '../../../../test/count-queries.ts';
import { conversationsOf, newMessage, send } from '../../../../test/messages.ts';
import { PushService, newSubscription } from '../../../../test/push-service.ts';
import { open } from '../../../../test/sockets.ts';
import { type Account, GATE_DATABASES, type TestServer, startTestServer } from '../../../../test/test-server.ts';
import { mailMessagesJob } from './mail-messages.ts';

/** Noon in Lagos. */
const NOON = Date.UTC(2026, 0, 5, 11);

describe.each(GATE_DATABASES)('emails about unread messages on %s', (database) => {
  let server: TestServer;
  let service: PushService;
  let ada: Account;
  let bayo: Account;
  let isConnected: boolean;
  /** Each test has days of its own, because the place in the log of events moves with the clock. */
  let noon = NOON;
  beforeAll(async () => {
    service = await PushService.start();
    server = await startTestServer(database, { PUSH_ORIGINS: service.origin });
  });
  afterAll(async () => {
    await server.stop();
    service.stop();
  });
  beforeEach(async () => {
    await server.database.queries.deleteFrom('waiting_message_mails').execute();
    noon += 10 * DAY;
    server.clock.now = noon;
    [ada, bayo] = [await server.addAccount(), await server.addAccount('vendor')];
    isConnected = false;
    server.mails.length = 0;
    server.mailFailure.reason = undefined;
    service.status = 201;
    // Their sign-in is no use of a device since the message.
    server.clock.now += MINUTE;
  });

  const newJob = (changes: Partial<Parameters<typeof mailMessagesJob>[0]> = {}) => {
    const { config, emails } = server.services;
    const given = { config, emails, queries: server.database.queries, isConnected: () => Promise.resolve(isConnected) };
    return mailMessagesJob({ ...given, ...changes });
  };
  const run = async (times = 1) => {
    await Promise.all(Array.from({ length: times }, () => newJob().run(server.clock.now)));
    await server.services.emails.settle();
    return server.mails.filter(({ to }) => to === ada.email);
  };
  const after = (ms: number, times?: number) => {
    server.clock.now += ms;
    return run(times);
  };
  const waiting = async () =>
    (await server.database.queries.selectFrom('waiting_message_mails').selectAll().execute()).length;
  const edit = (notifications: object) =>
    server.call('PATCH', '/api/v1/users/settings', { as: ada, body: { notifications } });
  const conversationOfAda = async () => (await conversationsOf(server, ada)).conversations[0]?._id ?? '';

  it('come after half an hour, one for a conversation, with the newest texts and a link to the thread', async () => {
    for (const message of ['Good morning', 'Is it still there?', 'Pay at win.example', 'x'.repeat(300)])
      await send(server, bayo, ada, { message });
    expect(await after(29 * MINUTE)).toEqual([]);
    const [email, ...others] = await after(MINUTE, 5);
    expect(others).toEqual([]);
    expect(email?.subject).toBe('4 new messages from The vendor');
    expect(email?.text).toContain('“Is it still there?”');
    expect(email?.text).toContain('“Pay at win.\u{200B}example”');
    expect(email?.text).toContain(`“${'x'.repeat(119)}…”`);
    expect(email?.text).not.toContain('Good morning');
    expect(email?.text).toContain(`Reply on Oja:\nhttp://oja.test/dashboard/chat/${bayo.id}`);
    expect(email?.html).toContain(`/dashboard/chat/${bayo.id}`);
    expect(await after(HOUR)).toHaveLength(1);
    expect(await waiting()).toBe(0);
  });

  it('are one for each conversation, and a further one counts only the messages since', async () => {
    const chidi = await server.addAccount();
    await send(server, bayo, ada);
    await send(server, chidi, ada, { message: 'Hello' });
    expect((await after(30 * MINUTE)).map(({ subject }) => subject).toSorted()).toEqual([
      'A new message from The customer',
      'A new message from The vendor',
    ]);
    await send(server, bayo, ada, { message: 'One more' });
    const [, , third] = await after(30 * MINUTE);
    expect(third?.subject).toBe('A new message from The vendor');
    expect(third?.text).toContain('One more');
  });

  it('name the shop that wrote', async () => {
    await send(server, await server.addAccount('vendor', { userName: 'Eze Motors' }), ada);
    const [email] = await after(30 * MINUTE);
    expect(email?.subject).toBe('A new message from Eze Motors');
  });

  it('are at most three a day; the rest come on the next day', async () => {
    const people = [bayo, ...(await Promise.all(Array.from({ length: 4 }, () => server.addAccount())))];
    for (const person of people) await send(server, person, ada);
    expect(await after(30 * MINUTE, 3)).toHaveLength(3);
    expect(await after(6 * HOUR)).toHaveLength(3);
    server.clock.now = noon + DAY;
    expect(await run(3)).toHaveLength(5);
  });

  it('wait for the morning of the newest browser, and come where its subscription is gone', async () => {
    const { body } = newSubscription(`${service.origin}/ada`, 'America/New_York');
    await server.call('POST', '/api/v1/push-subscriptions', { as: ada, body });
    service.status = 410;
    server.clock.now += MINUTE;
    await send(server, bayo, ada);
    expect(await after(30 * MINUTE)).toEqual([]); // 06:32 in New York
    server.clock.now = noon + HOUR;
    await server.app.pushes.run();
    expect(await run()).toHaveLength(1);
  });

  it('wait for the end of quiet hours, and thousands of conversations are held back together', async () => {
    server.clock.now = noon + 9.75 * HOUR; // 21:45 in Lagos
    const { queries } = server.database;
    const holdBack = () => {
      server.clock.now += 30 * MINUTE;
      return countQueries(queries, (counted) => newJob({ queries: counted }).run(server.clock.now));
    };
    await send(server, bayo, ada);
    const count = await holdBack();
    for (let more = 0; more < 4; more += 1) await send(server, await server.addAccount(), ada);
    expect(await holdBack()).toBe(count);
    const rows = await queries.selectFrom('waiting_message_mails').select('due_at').execute();
    expect(rows).toEqual(Array.from({ length: 5 }, () => ({ due_at: server.clock.now + 5 * MINUTE })));
    expect(await after(8 * HOUR)).toEqual([]);
    expect(await after(HOUR)).toHaveLength(3);
  });

  it('come once of each message although the clock is put back by an hour', async () => {
    await server.database.queries.updateTable('sessions').set({ last_used_at: 0 }).execute();
    await send(server, bayo, ada, { message: 'Before' });
    expect(await after(30 * MINUTE)).toHaveLength(1);
    server.clock.now -= HOUR;
    await run();
    await send(server, bayo, ada, { message: 'In the repeated hour' });
    const [, second] = await after(30 * MINUTE);
    expect(second?.text).toContain('In the repeated hour');
    expect(await after(HOUR)).toHaveLength(2);
  });

  it('do not come of what was read, deleted, or is younger than half an hour', async () => {
    await send(server, bayo, ada);
    await server.call('PUT', `/api/v1/messages/mark/${ada.id}/${bayo.id}`, { as: ada });
    const { _id: id } = await newMessage(server, bayo, ada);
    await server.call('DELETE', `/api/v1/messages/${id}`, { as: bayo });
    await server.database.queries.updateTable('messages').set({ seen_at: noon }).execute();
    expect(await after(30 * MINUTE)).toEqual([]);
    await send(server, bayo, ada, { message: 'Young' });
    expect(await after(20 * MINUTE)).toEqual([]);
    expect(await after(10 * MINUTE)).toHaveLength(1);
  });

  it.each([
    [
      'muted',
      async () => server.call('PUT', `/api/v1/messages/conversations/${await conversationOfAda()}/mute`, { as: ada }),
    ],
    ['blocked', () => server.call('POST', `/api/v1/users/${bayo.id}/block`, { as: ada })],
    ['by which the person is blocked', () => server.call('POST', `/api/v1/users/${ada.id}/block`, { as: bayo })],
    ['archived', () => server.call('PATCH', `/api/v1/conversations/${bayo.id}`, { as: ada, body: { archived: true } })],
    [
      'snoozed',
      () =>
        server.call('PATCH', `/api/v1/conversations/${bayo.id}`, {
          as: ada,
          body: { snoozedUntil: new Date(server.clock.now + DAY).toISOString() },
        }),
    ],
    ['of a person who wants no such emails', () => edit({ kinds: { message: { mail: false } } })],
    [
      'of a person whose address is not confirmed',
      () => server.database.queries.updateTable('users').set({ activated_at: null }).where('id', '=', ada.id).execute(),
    ],
    ['of a deleted account', () => server.call('DELETE', `/api/v1/users/delete/${ada.id}`, { as: ada })],
  ])('do not come of a conversation that is %s', async (_name, change) => {
    await send(server, bayo, ada);
    await change();
    await server.database.queries.updateTable('sessions').set({ last_used_at: noon }).execute();
    expect((await after(30 * MINUTE)).filter(({ subject }) => subject.includes('message'))).toEqual([]);
    expect(await waiting()).toBe(0);
  });

  it('do not come while a device is connected, nor if one was connected since the message', async () => {
    await send(server, bayo, ada);
    isConnected = true;
    expect(await after(30 * MINUTE)).toEqual([]);
    isConnected = false;
    expect(await after(HOUR)).toEqual([]);
    await send(server, bayo, ada);
    server.clock.now += 10 * MINUTE;
    const client = await open(server, ada);
    await client.receive('ready');
    const usedAt = async () =>
      (
        await server.database.queries
          .selectFrom('sessions')
          .select('last_used_at')
          .where('user_id', '=', ada.id)
          .executeTakeFirstOrThrow()
      ).last_used_at;
    client.close();
    await expect.poll(usedAt).toBe(server.clock.now);
    expect(await after(20 * MINUTE)).toEqual([]);
  });

  it('do not come of what was pushed, but of what a push service did not take, which is pushed no more', async () => {
    const { body } = newSubscription(`${service.origin}/ada`);
    await server.call('POST', '/api/v1/push-subscriptions', { as: ada, body });
    server.clock.now += MINUTE;
    await send(server, bayo, ada);
    await server.app.pushes.run();
    expect(service.received).not.toEqual([]);
    expect(await after(30 * MINUTE)).toEqual([]);
    service.status = 503;
    await send(server, bayo, ada, { message: 'Not pushed' });
    await server.app.pushes.run();
    const [email] = await after(30 * MINUTE);
    expect(email?.text).toContain('Not pushed');
    // What looked for news after the message may have begun an attempt before the email was written.
    await server.app.pushes.run();
    const pushed = service.received.length;
    server.clock.now += 20 * MINUTE;
    await server.app.pushes.run();
    expect(service.received).toHaveLength(pushed);
  });

  it.each([
    ['name', 'A new message from The vendor'],
    ['nothing', 'A new message on Oja'],
  ])('show no more than the preview "%s" allows', async (preview, subject) => {
    await edit({ preview });
    await server.database.queries.updateTable('sessions').set({ last_used_at: noon }).execute();
    await send(server, bayo, ada, { message: 'My account number is 0123456789' });
    const [email] = await after(30 * MINUTE);
    expect(email?.subject).toBe(subject);
    expect(email?.text).not.toContain('0123456789');
    expect(`${email?.text}${email?.html}`.includes('The vendor')).toBe(preview === 'name');
  });

  it('end by their link, by one press and without a session; opening it changes nothing', async () => {
    await send(server, bayo, ada);
    const [email] = await after(30 * MINUTE);
    const link = email?.unsubscribe?.replace('http://oja.test', '') ?? '';
    expect(link).toMatch(/^\/end-message-emails\?token=/);
    const choices = async () => (await server.call('GET', `/api/v1/users/dashboard/${ada.userName}`, { as: ada })).body;
    expect((await server.call('GET', link)).body).toContain('<button>End these emails</button>');
    expect(await choices()).toMatchObject({ data: { notifications: { kinds: {} } } });
    for (const forged of [link.replace(ada.id, bayo.id), `${link}x`, link.replace('message', 'search')])
      expect((await server.call('POST', forged)).body).toContain('This link is not complete');
    // As email programs send it.
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await server.call('POST', link, { headers })).body).toContain('No more of these emails');
    expect(await choices()).toMatchObject({ data: { notifications: { kinds: { message: { mail: false } } } } });
  });

  it('of a mail server that is down wait and come once, for six hours', async () => {
    const { emails } = server.services;
    await send(server, bayo, ada);
    server.mailFailure.reason = 'connect ECONNREFUSED';
    expect(await after(30 * MINUTE)).toEqual([]);
    expect(await waiting()).toBe(0);
    server.mailFailure.reason = undefined;
    server.clock.now += 10 * MINUTE;
    await emails.sendDue();
    await run();
    expect(server.mails.filter(({ to }) => to === ada.email)).toHaveLength(1);
    // After six hours it would be out of date.
    await send(server, bayo, ada);
    server.mailFailure.reason = 'connect ECONNREFUSED';
    await after(30 * MINUTE);
    server.mailFailure.reason = undefined;
    server.clock.now += 7 * HOUR;
    await emails.sendDue();
    expect(server.mails.filter(({ to }) => to === ada.email)).toHaveLength(1);
    expect(await server.database.queries.selectFrom('letters').selectAll().execute()).toEqual([]);
  });

  it('come once if a server dies before it has stored the email', async () => {
    await send(server, bayo, ada);
    server.clock.now += 30 * MINUTE;
    const dying = newJob({
      emails: Object.assign(Object.create(server.services.emails), {
        write: () => Promise.reject(new Error('killed')),
      }),
    });
    await expect(dying.run(server.clock.now)).rejects.toThrow('killed');
    expect([await waiting(), server.mails.length]).toEqual([1, 0]);
    expect(await run()).toHaveLength(1);
    expect(await run()).toHaveLength(1);
  });
});
