import { randomUUID } from 'node:crypto';

import { QUOTE_MAX } from '@oja/contract/limits';
import { messageEditedAnswerSchema } from '@oja/contract/messages';
import { VALIDATION } from '@oja/contract/texts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { block, unblock } from '../../../test/blocks.ts';
import {
  countsOf,
  eventsOf,
  messageTo,
  newMessage,
  newMessageOf,
  resultsOf,
  send,
  sendTogether,
  threadOf,
} from '../../../test/messages.ts';
import { addPicture, jpeg } from '../../../test/pictures.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

describe.each(DATABASES)('answers to messages on %s', (kind) => {
  let server: TestServer;
  let ada: Account;
  let bayo: Account;
  let question: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    [ada, bayo] = [await server.addAccount(), await server.addAccount()];
    question = (await newMessage(server, ada, bayo, { message: 'Is it still there?\nI can come today.' }))._id;
  });

  const quote = (changes: object = {}) => ({
    _id: question,
    sender: { _id: ada.id },
    text: 'Is it still there?',
    picture: null,
    isDeleted: false,
    ...changes,
  });
  const quotesOf = async (as: Account, partner: Account) =>
    (await threadOf(server, as, partner)).data.map((message) => message.quote);
  const remove = (as: Account, id: string) => server.call('DELETE', `/api/v1/messages/${id}`, { as });

  it('contain the first line of the quoted message for both people, in the answer, the thread and the events', async () => {
    const answer = await newMessage(server, bayo, ada, { message: 'It is', replyTo: question });
    expect(answer.quote).toEqual(quote());
    for (const [me, other] of [
      [ada, bayo],
      [bayo, ada],
    ] as const) {
      expect(await quotesOf(me, other)).toEqual([undefined, quote()]);
      const { events } = await eventsOf(server, me);
      expect(events.filter(({ name }) => name === 'newMessage')[1]).toMatchObject({
        payload: { message: { _id: answer._id, quote: quote() } },
      });
    }
    // A message without an answer has no such field.
    expect(Object.keys(await newMessage(server, ada, bayo))).not.toContain('quote');
  });

  it('may answer one of their own messages, an answer, and a picture', async () => {
    const { _id } = await newMessage(server, ada, bayo, { message: 'I mean the blue one', replyTo: question });
    const again = await newMessage(server, ada, bayo, { replyTo: _id });
    expect(again.quote).toEqual(quote({ _id, text: 'I mean the blue one' }));
    const img = await addPicture(server, bayo, await jpeg(640, 480), 'chat');
    const picture = newMessageOf(
      await server.call('POST', '/api/v1/messages', {
        as: bayo,
        body: { recipientId: ada.id, message: '', img },
      }),
    );
    const { quote: quoted } = await newMessage(server, ada, bayo, { replyTo: picture._id });
    expect(quoted).toMatchObject({ text: '', picture: expect.stringContaining('128') });
    expect(quoted?.picture).not.toBe(img);
  });

  it('show a long first line cut between characters', async () => {
    const long = await newMessage(server, ada, bayo, { message: '👩🏾‍🌾'.repeat(QUOTE_MAX + 1) });
    const { quote: quoted } = await newMessage(server, bayo, ada, { replyTo: long._id });
    expect(quoted?.text).toBe(`${'👩🏾‍🌾'.repeat(QUOTE_MAX - 1)}…`);
  });

  it('are refused alike for a message of another conversation and for an unknown id, without side effects', async () => {
    const chi = await server.addAccount();
    const foreign = await newMessage(server, chi, bayo, { message: 'A secret' });
    const own = await newMessage(server, ada, chi, { message: 'Of another of my conversations' });
    const before = await countsOf(server, bayo);
    const answers = await Promise.all(
      [foreign._id, own._id, randomUUID()].map((replyTo) => send(server, ada, bayo, { replyTo })),
    );
    for (const { status, body } of answers) {
      expect({ status, body }).toEqual({
        status: 422,
        body: {
          message: VALIDATION.quoteForeign,
          code: 'validation_failed',
          fields: { replyTo: VALIDATION.quoteForeign },
          fieldCodes: { replyTo: 'quoteForeign' },
        },
      });
    }
    expect(await send(server, ada, bayo, { replyTo: 'question' })).toMatchObject({
      status: 422,
      body: { fields: { replyTo: expect.any(String) } },
    });
    expect(await countsOf(server, bayo)).toEqual(before);
    // A refused first message creates no conversation.
    const dayo = await server.addAccount();
    expect(await send(server, ada, dayo, { replyTo: question })).toMatchObject({ status: 422 });
    expect(
      await server.database.queries
        .selectFrom('conversations')
        .select('id')
        .where((where) => where.or([where('low_id', '=', dayo.id), where('high_id', '=', dayo.id)]))
        .execute(),
    ).toEqual([]);
  });

  it('are stored in a group, in which one to a foreign message is refused alone', async () => {
    const results = resultsOf(
      await sendTogether(server, bayo, [
        messageTo(ada, { message: 'It is', replyTo: question }),
        messageTo(ada, { message: 'What?', replyTo: randomUUID() }),
        messageTo(ada, { message: 'Come at six' }),
      ]),
    );
    expect(results.map(({ newMessage: stored, error }) => [stored?.quote?._id, error?.fields])).toEqual([
      [question, undefined],
      [undefined, { replyTo: VALIDATION.quoteForeign }],
      [undefined, undefined],
    ]);
  });

  it('are stored once per clientId, and another quote with the clientId answers 409', async () => {
    const clientId = randomUUID();
    const attempt = (replyTo?: string) =>
      send(server, bayo, ada, { message: 'It is', clientId, ...(replyTo !== undefined && { replyTo }) });
    const first = await attempt(question);
    expect(newMessageOf(await attempt(question))).toEqual(newMessageOf(first));
    expect(await attempt()).toMatchObject({ status: 409, body: { code: 'client_id_reused' } });
    await remove(ada, question);
    expect(newMessageOf(await attempt(question))).toMatchObject({
      _id: newMessageOf(first)._id,
      quote: quote({ text: '', isDeleted: true }),
    });
    expect((await threadOf(server, ada, bayo)).data).toHaveLength(2);
  });

  it('show that the quoted message was deleted, and its new text after an edit', async () => {
    const { _id } = await newMessage(server, bayo, ada, { message: 'It is', replyTo: question });
    await server.call('PATCH', `/api/v1/messages/${question}`, {
      as: ada,
      body: { text: 'Is the blue one there?', img: '' },
    });
    expect(await quotesOf(bayo, ada)).toEqual([undefined, quote({ text: 'Is the blue one there?' })]);
    await remove(ada, question);
    const gone = quote({ text: '', isDeleted: true });
    for (const [me, other] of [
      [ada, bayo],
      [bayo, ada],
    ] as const) {
      expect(await quotesOf(me, other)).toEqual([undefined, gone]);
      const { events } = await eventsOf(server, me);
      expect(JSON.stringify(events)).not.toContain('still there');
    }
    const edited = await server.call('PATCH', `/api/v1/messages/${_id}`, {
      as: bayo,
      body: { text: 'It is!', img: '' },
    });
    expect(edited.as(messageEditedAnswerSchema).data.message.quote).toEqual(gone);
    // An answer that waited for a connection is still accepted.
    expect((await newMessage(server, bayo, ada, { replyTo: question })).quote).toEqual(gone);
    await remove(bayo, _id);
    expect((await quotesOf(ada, bayo))[1]).toBeUndefined();
  });

  it('are refused during a block like any message, and accepted for an old message after it', async () => {
    await block(server, bayo, ada);
    expect(await send(server, ada, bayo, { replyTo: question })).toMatchObject({ body: { code: 'blocked' } });
    expect(await send(server, bayo, ada, { replyTo: question })).toMatchObject({ body: { code: 'blocked_by_you' } });
    // A foreign quote does not change the answer.
    expect(await send(server, ada, bayo, { replyTo: randomUUID() })).toMatchObject({ body: { code: 'blocked' } });
    expect((await threadOf(server, ada, bayo)).data).toHaveLength(1);
    await unblock(server, bayo, ada);
    expect((await newMessage(server, ada, bayo, { replyTo: question })).quote).toEqual(quote());
  });

  it('and the deletion of what they quote leave no quote of a deleted text, in any order', async () => {
    const [answer] = await Promise.all([
      newMessage(server, bayo, ada, { message: 'It is', replyTo: question }),
      remove(ada, question),
    ]);
    const { events } = await eventsOf(server, ada);
    expect(events.map(({ name }) => name)).toContain('messageDeleted');
    expect(await quotesOf(ada, bayo)).toEqual([undefined, quote({ text: '', isDeleted: true })]);
    expect(answer.quote?._id).toBe(question);
  });
});
