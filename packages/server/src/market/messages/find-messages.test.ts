import { randomUUID } from 'node:crypto';

import { FOUND_MESSAGES_PAGE, SEARCH_MAX } from '@oja/contract/limits';
import { messagesAnswerSchema } from '@oja/contract/messages';
import { VALIDATION } from '@oja/contract/texts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { block } from '../../../test/blocks.ts';
import { foundBy, newMessage } from '../../../test/messages.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

describe.each(DATABASES)('finding messages on %s', (kind) => {
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

  const write = (from: Account, to: Account, message: string) => newMessage(server, from, to, { message });
  const textsFor = async (as: Account, partner: { id: string }, text: string) =>
    (await foundBy(server, as, partner, text)).messages.map((message) => message.text);
  /** The first and last number of a page of numbered messages. */
  const readNumbers = async (as: Account, partner: Account, query: string) => {
    const answer = await server.call('GET', `/api/v1/messages/${partner.id}?${query}`, { as });
    const { data, hasMore, hasNewer } = answer.as(messagesAnswerSchema);
    return { numbers: [data[0], data.at(-1)].map((message) => Number(message?.text.slice(7))), hasMore, hasNewer };
  };
  const ask = (query: string, partner = bayo) =>
    server.call('GET', `/api/v1/messages/${partner.id}/search${query}`, { as: ada });

  it('returns the matching messages of both people, newest first, to both, and of no other conversation', async () => {
    const chidi = await server.addAccount();
    await write(ada, bayo, 'Is delivery free?');
    await write(bayo, ada, 'Good morning');
    const newest = await write(bayo, ada, 'Delivery is on Friday');
    await write(ada, chidi, 'The delivery came');
    await write(chidi, bayo, 'No delivery here');
    const expected = ['Delivery is on Friday', 'Is delivery free?'];
    expect(await textsFor(ada, bayo, 'delivery')).toEqual(expected);
    expect(await textsFor(bayo, ada, 'delivery')).toEqual(expected);
    const { messages, nextCursor } = await foundBy(server, ada, bayo, 'friday');
    const { _id, text, createdAt, sender } = newest;
    expect(messages).toEqual([{ _id, text, createdAt, sender }]);
    expect(nextCursor).toBeNull();
  });

  it('ignores case, accents, tone marks and line breaks, in what was written and in what is searched', async () => {
    await write(bayo, ada, 'Adùnní\nỌLÁ has Ṣàkì');
    for (const text of ['adunni ola', 'ÀDÙNNÍ', 'ṣaki', 'nní   ọlá'])
      expect(await textsFor(ada, bayo, text)).toHaveLength(1);
    expect(await textsFor(ada, bayo, 'adunniola')).toEqual([]);
    // A lone accent leaves nothing to compare.
    expect(await textsFor(ada, bayo, '\u0301')).toEqual([]);
  });

  it.each(['50% off', '_tag_', String.raw`a\b`, "it's", '"quoted"', 'this OR that', 'NEAR(a b)', 'yam*', '-- ;', '👍🏾'])(
    'takes %s literally',
    async (text) => {
      await write(bayo, ada, 'Fifty 500 off, a tag, ab, its quoted this that near yams 👍');
      expect(await textsFor(ada, bayo, text)).toEqual([]);
      await write(bayo, ada, `So: ${text}, yes`);
      expect(await textsFor(ada, bayo, text)).toEqual([`So: ${text}, yes`]);
    },
  );

  it('finds an edited message by its new text only, and a deleted one not at all', async () => {
    const { _id } = await write(ada, bayo, 'The red shoes');
    await server.call('PATCH', `/api/v1/messages/${_id}`, { as: ada, body: { text: 'The Blúe shoes', img: '' } });
    expect(await textsFor(bayo, ada, 'red')).toEqual([]);
    expect(await textsFor(bayo, ada, 'blue')).toEqual(['The Blúe shoes']);
    await server.call('DELETE', `/api/v1/messages/${_id}`, { as: ada });
    for (const person of [ada, bayo]) expect(await textsFor(person, person === ada ? bayo : ada, 'shoes')).toEqual([]);
    const stored = await server.database.queries
      .selectFrom('messages')
      .select('search_text')
      .where('id', '=', _id)
      .executeTakeFirstOrThrow();
    expect(stored.search_text).toBe('');
  });

  it('finds in long messages, too', async () => {
    const long = await write(ada, bayo, `${'Yorùbá '.repeat(400)}needle ${'word '.repeat(50)}`);
    const short = await write(ada, bayo, 'A needle');
    const { messages } = await foundBy(server, bayo, ada, 'needle');
    expect(messages.map(({ _id }) => _id)).toEqual([short._id, long._id]);
  });

  it('returns pages by cursor without duplicates or gaps while messages arrive', async () => {
    const count = 2 * FOUND_MESSAGES_PAGE + 5;
    for (let index = 0; index < count; index += 1) {
      await write(index % 2 ? ada : bayo, index % 2 ? bayo : ada, `Offer ${index}`);
      if (index % 3 === 0) await write(ada, bayo, 'Something else');
    }
    const texts: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await foundBy(server, ada, bayo, 'offer', cursor);
      texts.push(...page.messages.map(({ text }) => text));
      cursor = page.nextCursor;
      await write(bayo, ada, 'One more offer');
    } while (cursor !== null);
    expect(texts).toEqual(Array.from({ length: count }, (_, index) => `Offer ${count - 1 - index}`));
  });

  it('still finds across a block, as the conversation can still be read', async () => {
    await write(bayo, ada, 'Agreed at 5,000');
    await block(server, bayo, ada);
    expect(await textsFor(ada, bayo, '5,000')).toEqual(['Agreed at 5,000']);
    expect(await textsFor(bayo, ada, '5,000')).toEqual(['Agreed at 5,000']);
  });

  it('finds nothing between people who have not written, and answers 404 for an unknown user', async () => {
    expect(await foundBy(server, ada, bayo, 'yam')).toEqual({ messages: [], nextCursor: null });
    const unknown = await ask('?q=yam', { ...bayo, id: randomUUID() });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'user_not_found' } });
  });

  it('answers 422 in words for a missing, empty or too long text and for a wrong cursor', async () => {
    const refused = async (query: string) => {
      const { status, error } = await ask(query);
      return [status, error.fields];
    };
    expect(await refused('')).toEqual([422, { q: VALIDATION.searchEmpty }]);
    expect(await refused('?q=%20%20')).toEqual([422, { q: VALIDATION.searchEmpty }]);
    expect(await refused(`?q=${'x'.repeat(SEARCH_MAX + 1)}`)).toEqual([422, { q: VALIDATION.searchTooLong }]);
    expect(await refused('?q=yam&cursor=1.x')).toEqual([422, { cursor: VALIDATION.cursorShape }]);
    expect((await ask(`?q=${'x'.repeat(SEARCH_MAX)}`)).status).toBe(200);
  });

  it('the page around a message has it in the middle, and continues in both directions', async () => {
    const sent = [];
    for (let index = 0; index < 70; index += 1) sent.push(await write(ada, bayo, `Number ${index}`));
    expect(await readNumbers(bayo, ada, `around=${sent[20]?._id}`)).toEqual({
      numbers: [5, 35],
      hasMore: true,
      hasNewer: true,
    });
    expect(await readNumbers(bayo, ada, `after=${sent[35]?._id}`)).toEqual({
      numbers: [36, 65],
      hasMore: true,
      hasNewer: true,
    });
    expect(await readNumbers(bayo, ada, `after=${sent[65]?._id}`)).toEqual({
      numbers: [66, 69],
      hasMore: true,
      hasNewer: false,
    });
    expect(await readNumbers(bayo, ada, `around=${sent[69]?._id}`)).toEqual({
      numbers: [54, 69],
      hasMore: true,
      hasNewer: false,
    });
    expect(await readNumbers(bayo, ada, `around=${sent[3]?._id}`)).toEqual({
      numbers: [0, 18],
      hasMore: false,
      hasNewer: true,
    });
  });

  it('no page is around a message of another conversation, and pages go one way', async () => {
    const elsewhere = await write(ada, await server.addAccount(), 'Elsewhere');
    await write(ada, bayo, 'Here');
    const read = (query: string) => server.call('GET', `/api/v1/messages/${bayo.id}?${query}`, { as: ada });
    expect((await read(`around=${elsewhere._id}`)).error.code).toBe('message_not_found');
    expect((await read('around=7')).error.fields).toEqual({ around: VALIDATION.messageIdShape });
    const both = await read(`around=${elsewhere._id}&after=${elsewhere._id}`);
    expect(both).toMatchObject({ status: 422, body: { fields: { before: VALIDATION.oneDirection } } });
  });
});
