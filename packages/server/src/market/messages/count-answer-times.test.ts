import { DAY, MINUTE } from '@oja/contract/limits';
import { postAnswerSchema } from '@oja/contract/posts';
import { profileAnswerSchema } from '@oja/contract/users';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { send } from '../../../test/messages.ts';
import { addPost } from '../../../test/posts.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { makeLog } from '../../foundation/http/logging.ts';
import { answerMinutes, countAnswerTimes, waitsIn } from './count-answer-times.ts';

const minutes = (...all: number[]) => all.map((each) => each * MINUTE);

const thread = (...sent: [sender: string, minute: number][]) =>
  sent.map(([sender, minute]) => ({ sender_id: sender, created_at: minute * MINUTE, automatic: null }));

describe('the time of answers', () => {
  it('goes from the first message without an answer to the next answer', () => {
    const messages = thread(['v', 0], ['b', 1], ['b', 5], ['v', 11], ['v', 12], ['b', 20], ['v', 22], ['b', 30]);
    expect(waitsIn(messages, 'v', 0)).toEqual(minutes(10, 2));
  });

  it('is not ended by an automatic message', () => {
    const [asked, greeted, answered] = thread(['b', 0], ['v', 0], ['v', 12]);
    if (!asked || !greeted || !answered) throw new Error('three messages were made');
    expect(waitsIn([asked, { ...greeted, automatic: 'greeting' }, answered], 'v', 0)).toEqual(minutes(12));
  });

  it('counts an answer of the last days alone, with the wait before them', () => {
    expect(waitsIn(thread(['b', 0], ['v', 5], ['b', 8], ['v', 30]), 'v', 10 * MINUTE)).toEqual(minutes(22));
  });

  it('is the median, in rounded steps, from five answers on and up to a day', () => {
    expect(answerMinutes(minutes(1, 1, 1, 1))).toBeUndefined();
    expect(answerMinutes(minutes(600, 3, 900, 1, 2))).toBe(5);
    expect(answerMinutes(minutes(1, 2, 10, 20, 600, 600))).toBe(20);
    for (const [median, shown] of [
      [10, 5],
      [10.1, 20],
      [40, 20],
      [41, 60],
      [121, 180],
      [361, 1440],
      [1440, 1440],
      [1441, undefined],
    ] as const)
      expect(answerMinutes(minutes(median, median, median, median, median))).toBe(shown);
  });
});

describe.each(DATABASES)('the counted time of answers on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    vendor = await server.addAccount('vendor');
  });

  const count = () => countAnswerTimes(server.database.queries, server.clock.now, makeLog('silent'));
  const shown = async (as: Account) => {
    const answer = await server.call('GET', `/api/v1/users/profile/${vendor.id}`, { as });
    return answer.as(profileAnswerSchema).data.answerMinutes;
  };
  /** Buyers ask, each twice, and get an answer after some minutes. */
  async function answerBuyers(buyers: number, afterMinutes: number): Promise<Account> {
    let buyer = vendor;
    for (let index = 0; index < buyers; index += 1) {
      buyer = await server.addAccount();
      await send(server, buyer, vendor);
      server.clock.now += MINUTE;
      await send(server, buyer, vendor);
      server.clock.now += (afterMinutes - 1) * MINUTE;
      await send(server, vendor, buyer);
    }
    return buyer;
  }

  it('is in the profile and with the posts of a vendor, from five answers on', async () => {
    const buyer = await answerBuyers(4, 30);
    const post = await addPost(server, vendor);
    await count();
    expect(await shown(buyer)).toBeUndefined();
    await answerBuyers(1, 30);
    await count();
    await count();
    expect(await shown(buyer)).toBe(20);
    const read = await server.call('GET', `/api/v1/posts/${post._id}`, { as: buyer });
    expect(read.as(postAnswerSchema).data.answerMinutes).toBe(20);
  });

  it('ends with the answers of the last seven days, and with the rights of a vendor', async () => {
    const buyer = await answerBuyers(5, 2);
    await count();
    expect(await shown(buyer)).toBe(5);
    const verify = (isVerifiedVendor: 0 | 1) =>
      server.database.queries
        .updateTable('users')
        .set({ is_verified_vendor: isVerifiedVendor })
        .where('id', '=', vendor.id)
        .execute();
    await verify(0);
    expect(await shown(buyer)).toBeUndefined();
    await verify(1);
    expect(await shown(buyer)).toBe(5);
    server.clock.now += 8 * DAY;
    await count();
    expect(await shown(buyer)).toBeUndefined();
  });

  it('is erased with the account', async () => {
    await answerBuyers(5, 2);
    await count();
    const { queries } = server.database;
    const rows = () => queries.selectFrom('answer_times').select('user_id').where('user_id', '=', vendor.id).execute();
    expect(await rows()).toHaveLength(1);
    await queries.deleteFrom('posts').where('user_id', '=', vendor.id).execute();
    await queries.deleteFrom('users').where('id', '=', vendor.id).execute();
    expect(await rows()).toEqual([]);
  });
});
