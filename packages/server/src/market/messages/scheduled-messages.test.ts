import { DAY, HOUR, MESSAGE_MAX, MINUTE, SCHEDULED_MAX } from '@oja/contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { block } from '../../../test/blocks.ts';
import { eventsOf, newMessage, threadOf } from '../../../test/messages.ts';
import { addPost } from '../../../test/posts.ts';
import { newScheduled, schedule, scheduledOf, sendDue, takeBack } from '../../../test/scheduled-messages.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

describe.each(DATABASES)('messages that wait to be sent on %s', (kind) => {
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

  const codeOf = async (...[as, to, changes]: [Account, { id: string }, Parameters<typeof schedule>[3]?]) =>
    (await schedule(server, as, to, changes)).error.code;

  it('are listed for their sender alone, in the order of their times, and are not in the conversation', async () => {
    const { _id: postId } = await addPost(server, bayo, { title: 'Clock' });
    const late = await newScheduled(server, ada, bayo, { inMs: DAY, message: ' Good evening ' });
    const soon = await newScheduled(server, ada, bayo, { postId });
    expect(late).toMatchObject({ text: 'Good evening', recipientId: bayo.id, post: null, error: null });
    expect(soon.post?.title).toBe('Clock');
    expect(await scheduledOf(server, ada)).toEqual([soon, late]);
    expect(await scheduledOf(server, bayo)).toEqual([]);
    expect((await threadOf(server, bayo, ada)).data).toEqual([]);
  });

  it('with the same clientId are one, whose time a later call moves', async () => {
    const { clientId } = await newScheduled(server, ada, bayo);
    await Promise.all([1, 2, 3].map(() => schedule(server, ada, bayo, { clientId })));
    const moved = await newScheduled(server, ada, bayo, { clientId, inMs: 2 * HOUR });
    expect(await scheduledOf(server, ada)).toEqual([moved]);
    expect(await codeOf(ada, bayo, { clientId, message: 'Something else' })).toBe('client_id_reused');
    expect(await codeOf(ada, await server.addAccount(), { clientId })).toBe('client_id_reused');
  });

  it('are refused with a time that is not a minute to 90 days ahead', async () => {
    const fieldsOf = async (inMs: number) => (await schedule(server, ada, bayo, { inMs })).error.fields;
    const fields = { sendAt: 'Choose a time at least a minute and at most 90 days ahead.' };
    expect(await fieldsOf(-HOUR)).toEqual(fields);
    expect(await fieldsOf(MINUTE - 1)).toEqual(fields);
    expect(await fieldsOf(90 * DAY + 1)).toEqual(fields);
    expect((await schedule(server, ada, bayo, { sendAt: 'tomorrow' })).error.fields).toEqual(fields);
    for (const inMs of [MINUTE, 90 * DAY]) expect((await schedule(server, ada, bayo, { inMs })).status).toBe(201);
  });

  it('have the limits of a message', async () => {
    expect((await schedule(server, ada, bayo, { message: ' ' })).error.fields).toHaveProperty('message');
    const long = 'a'.repeat(MESSAGE_MAX);
    expect((await schedule(server, ada, bayo, { message: `${long}a` })).error.fields).toHaveProperty('message');
    expect((await schedule(server, ada, bayo, { message: long })).status).toBe(201);
  });

  it('are at most 50 a person, also when scheduled at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: SCHEDULED_MAX + 2 }, () => schedule(server, ada, bayo)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ error: { code, message } }) => [code, message])).toEqual(
      Array.from({ length: 2 }, () => ['scheduled_full', 'At most 50 of your messages can wait. Take one back first.']),
    );
    expect(await scheduledOf(server, ada)).toHaveLength(SCHEDULED_MAX);
  });

  it('are refused where a message would be refused now', async () => {
    const unknown = '01890000-0000-7000-8000-000000000000';
    const cola = await server.addAccount();
    const { _id: replyTo } = await newMessage(server, ada, cola);
    expect(await codeOf(ada, ada)).toBe('cannot_message_self');
    expect(await codeOf(ada, { id: unknown })).toBe('user_not_found');
    expect(await codeOf(ada, bayo, { postId: unknown })).toBe('shared_post_gone');
    expect((await schedule(server, ada, bayo, { replyTo })).error.fields).toHaveProperty('replyTo');
    expect((await schedule(server, ada, cola, { replyTo })).status).toBe(201);
    await block(server, bayo, ada);
    expect(await codeOf(ada, bayo)).toBe('blocked');
    expect(await codeOf(bayo, ada)).toBe('blocked_by_you');
  });

  it('are taken back by their sender alone, until they are sent', async () => {
    const { clientId } = await newScheduled(server, ada, bayo);
    expect((await takeBack(server, bayo, clientId)).error.code).toBe('scheduled_not_found');
    expect((await takeBack(server, ada, clientId)).status).toBe(200);
    expect(await scheduledOf(server, ada)).toEqual([]);
    const again = await takeBack(server, ada, clientId);
    expect([again.status, again.error.code]).toEqual([404, 'scheduled_not_found']);

    const sent = await newScheduled(server, ada, bayo);
    await sendDue(server);
    const late = await takeBack(server, ada, sent.clientId);
    expect([late.status, late.error.message]).toEqual([409, 'This message has been sent already.']);
    expect(await codeOf(ada, bayo, { clientId: sent.clientId })).toBe('scheduled_sent');
  });

  it('are announced to the other devices of their sender, in the numbered log', async () => {
    const { clientId } = await newScheduled(server, ada, bayo);
    await schedule(server, ada, bayo, { clientId });
    await takeBack(server, ada, clientId);
    await takeBack(server, ada, clientId);
    expect((await eventsOf(server, ada)).events).toEqual([
      { name: 'scheduledChanged', payload: { seq: 1 } },
      { name: 'scheduledChanged', payload: { seq: 2 } },
    ]);
    expect((await eventsOf(server, bayo)).events).toEqual([]);
  });

  it('are announced in the own profile, so that a conversation loads their list only if there are any', async () => {
    const path = `/api/v1/users/dashboard/${ada.userName}`;
    const profile = async () => (await server.call('GET', path, { as: ada })).body;
    expect(await profile()).toMatchObject({ data: { hasScheduled: false } });
    await schedule(server, ada, bayo);
    expect(await profile()).toMatchObject({ data: { hasScheduled: true } });
  });

  it('have a rate limit of their own', async () => {
    const strict = await startTestServer(kind, { RATE_LIMIT_SCALE: '0.01' });
    const [one, other] = [await strict.addAccount(), await strict.addAccount()];
    expect((await schedule(strict, one, other)).status).toBe(201);
    expect((await schedule(strict, one, other)).error.code).toBe('rate_limited');
    await strict.stop();
  });
});
