import { sessionAnswerSchema } from '@oja/contract/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Account, DATABASES, PASSWORD, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { accountJobs } from './account-jobs.ts';
import { findCaller } from './known-devices.ts';

const YEAR = 365 * 24 * 3_600_000;

describe.each(DATABASES)('a device that signed in on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());

  const signIn = async ({ userName }: Account, deviceToken?: string) => {
    const answer = await server.call('POST', '/api/login', { body: { userName, password: PASSWORD, deviceToken } });
    return answer.as(sessionAnswerSchema).data.deviceToken ?? '';
  };
  const isKnown = async (deviceToken: string, { id }: Account) =>
    (await findCaller(server.database.queries, { address: '192.0.2.1', deviceToken }, id, server.clock.now)).isKnown;

  it('is known for each account that it signed in to, by one mark, and for no other', async () => {
    const [one, two, other] = [await server.addAccount(), await server.addAccount(), await server.addAccount()];
    const mark = await signIn(one);
    expect(await signIn(two, mark)).toBe(mark);
    expect([await isKnown(mark, one), await isKnown(mark, two), await isKnown(mark, other)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('gets a new mark in place of one that this server has not given out', async () => {
    const account = await server.addAccount();
    const invented = 'a'.repeat(43);
    const mark = await signIn(account, invented);
    expect(mark).not.toBe(invented);
    expect([await isKnown(mark, account), await isKnown(invented, account)]).toEqual([true, false]);
  });

  it('is one of the twenty that signed in last', async () => {
    const account = await server.addAccount();
    const marks = [];
    for (let turn = 0; turn < 21; turn += 1) {
      server.clock.now += 1;
      marks.push(await signIn(account));
    }
    const known = await Promise.all(marks.map((mark) => isKnown(mark, account)));
    expect(known).toEqual([false, ...Array<boolean>(20).fill(true)]);
  });

  it('is known for a year after its last sign-in, and then swept', async () => {
    const account = await server.addAccount();
    const mark = await signIn(account);
    server.clock.now += YEAR - 1;
    expect(await isKnown(mark, account)).toBe(true);
    server.clock.now += 1;
    expect(await isKnown(mark, account)).toBe(false);
    await Promise.all(accountJobs(server.database.queries).map((job) => job.run(server.clock.now)));
    const { queries } = server.database;
    expect(
      await queries.selectFrom('known_devices').select('user_id').where('user_id', '=', account.id).execute(),
    ).toEqual([]);
  });

  it('has a mark that is stored only as a hash', async () => {
    const mark = await signIn(await server.addAccount());
    const rows = await server.database.queries.selectFrom('known_devices').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(mark);
  });
});
