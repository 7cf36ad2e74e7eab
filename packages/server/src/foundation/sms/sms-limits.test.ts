import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { requestPhoneCode } from '../../../test/phones.ts';
import { TermiiServer } from '../../../test/termii-server.ts';
import { type Account, GATE_DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { smsJob } from './sms-job.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** Numbers of ranges of their own. */
const scattered = (count: number) =>
  Array.from({ length: count }, (_, index) => `80${String(index + 10).padStart(5, '0')}000`);
/** Numbers of one range. */
const inRange = (count: number) => Array.from({ length: count }, (_, index) => `9031234${100 + index}`);

describe.each(GATE_DATABASES)('text messages on %s', (kind) => {
  const termii = new TermiiServer();
  let server: TestServer;
  let person: Account;
  beforeEach(async () => {
    await termii.start();
    await start({});
  });
  afterEach(async () => {
    await server.stop();
    await termii.stop();
  });

  async function start(environment: Record<string, string>): Promise<void> {
    server = await startTestServer(kind, { RATE_LIMIT_SCALE: '1', ...termii.environment, ...environment });
    termii.failure = 'none';
    termii.sent.length = 0;
    termii.requests.length = 0;
    person = await server.addAccount();
  }
  /** Requests codes for these numbers, each by a new account unless one is given, and returns the statuses. */
  async function request(numbers: readonly string[], as?: Account): Promise<number[]> {
    const statuses: number[] = [];
    for (const number of numbers)
      statuses.push((await requestPhoneCode(server, as ?? (await server.addAccount()), number)).status);
    return statuses;
  }

  it('are limited to five a day for each account, with the time to wait', async () => {
    const [sixth = '', ...five] = scattered(6);
    expect(await request(five, person)).toEqual([200, 200, 200, 200, 200]);
    const refused = await requestPhoneCode(server, person, sixth);
    expect(refused).toMatchObject({ status: 429, body: { code: 'sms_limited' }, headers: { 'retry-after': '86400' } });
    expect(termii.sent).toHaveLength(5);
    server.clock.now += DAY;
    await server.database.queries.updateTable('sessions').set({ proved_at: server.clock.now }).execute();
    expect(await request([sixth], person)).toEqual([200]);
  });

  it('are limited to three an hour and five a day for each number, by all accounts together', async () => {
    const number = '8031234567';
    expect(await request(Array(4).fill(number))).toEqual([200, 200, 200, 429]);
    server.clock.now += HOUR;
    expect(await request(Array(3).fill(number))).toEqual([200, 200, 429]);
    server.clock.now += HOUR;
    expect(await request([number])).toEqual([429]);
    server.clock.now += DAY - 2 * HOUR;
    expect(await request([number])).toEqual([200]);
  });

  it('are limited to twenty a day for numbers of one range', async () => {
    expect(await request(inRange(20))).toEqual(Array(20).fill(200));
    expect(await request(['9031234999', '9031235000'])).toEqual([429, 200]);
    server.clock.now += DAY;
    expect(await request(['9031234999'])).toEqual([200]);
  });

  it('are limited by SMS_PER_DAY for all servers together', async () => {
    await server.stop();
    await start({ SMS_PER_DAY: '2', RATE_LIMIT_SCALE: '1000' });
    expect(await request(scattered(3))).toEqual([200, 200, 429]);
    server.clock.now += DAY;
    expect(await request(scattered(1))).toEqual([200]);
  });

  it('that are refused count nowhere, and change nothing', async () => {
    const number = '8031234567';
    await request(Array(3).fill(number));
    expect(await request(Array(3).fill(number), person)).toEqual([429, 429, 429]);
    const codes = server.database.queries.selectFrom('phone_codes').selectAll().where('user_id', '=', person.id);
    expect(await codes.execute()).toEqual([]);
    expect(await request(scattered(5), person)).toEqual([200, 200, 200, 200, 200]);
  });

  it('in parallel do not exceed a limit', async () => {
    const answers = await Promise.all(scattered(9).map((number) => requestPhoneCode(server, person, number)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(termii.sent).toHaveLength(5);
  });

  it('that were certainly not sent do not count, and are tried twice', async () => {
    termii.failure = 'refuses';
    expect(await request(scattered(7), person)).toEqual(Array(7).fill(503));
    expect(termii.requests).toHaveLength(14);
    termii.failure = 'none';
    expect(await request(scattered(5), person)).toEqual([200, 200, 200, 200, 200]);
  });

  it('that may have been sent count once, are not repeated, and their code stays valid', async () => {
    const [first = '', ...rest] = scattered(6);
    termii.failure = 'fails';
    const answer = await requestPhoneCode(server, person, first);
    expect(answer).toMatchObject({
      status: 503,
      body: {
        code: 'sms_unavailable',
        message: 'The SMS service cannot be reached right now, so the code may not arrive. Try again in a moment.',
      },
    });
    expect(termii.requests).toHaveLength(1);
    expect((await server.call('GET', '/api/v1/phone', { as: person })).body).toMatchObject({
      data: { pending: { phoneNumber: first } },
    });
    termii.failure = 'none';
    expect(await request(rest, person)).toEqual([200, 200, 200, 200, 429]);
  });

  it('are forgotten when their limits have ended', async () => {
    await request(['8031234567'], person);
    const keys = async () => (await server.database.queries.selectFrom('sms_counts').select('key').execute()).length;
    expect(await keys()).toBe(5);
    await smsJob(server.database.queries).run(server.clock.now + HOUR);
    expect(await keys()).toBe(4);
    await smsJob(server.database.queries).run(server.clock.now + DAY);
    expect(await keys()).toBe(0);
  });
});
