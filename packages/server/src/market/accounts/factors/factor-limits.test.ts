import { sessionAnswerSchema } from '@oja/contract/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addTotp, challengeOf } from '../../../../test/factors.ts';
import { accountJobs } from '../account-jobs.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../../test/test-server.ts';
import { codeAt } from '../../../../test/totp-code.ts';

const MINUTE = 60_000;

describe.each(DATABASES)('guesses of a second factor on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, { RATE_LIMIT_SCALE: '1' });
  });
  afterAll(() => server.stop());

  const finish = (challenge: string, code: string) =>
    server.call('POST', '/api/v1/login/second-factor', { body: { challenge, code } });

  /** Guesses twice five times, each time after a login with the right password. */
  async function guessTenTimes(person: Account, secret: string) {
    for (let login = 1; login <= 2; login += 1) {
      const { challenge } = await challengeOf(server, person);
      for (let tries = 1; tries <= 5; tries += 1)
        await finish(challenge, codeAt(secret, server.clock.now - 60 * MINUTE));
    }
  }

  it('are delayed across logins, and leave the device of the owner alone', async () => {
    const person = await server.addAccount();
    const { secret } = await addTotp(server, person);
    server.clock.now += MINUTE;
    const first = await finish((await challengeOf(server, person)).challenge, codeAt(secret, server.clock.now));
    const { deviceToken } = first.as(sessionAnswerSchema).data;
    server.clock.now += MINUTE;
    await guessTenTimes(person, secret);
    const { challenge } = await challengeOf(server, person);
    expect(await finish(challenge, codeAt(secret, server.clock.now))).toMatchObject({
      status: 429,
      body: { code: 'too_many_tries', message: 'Too many attempts. Try again in 30 seconds.' },
    });
    const own = await challengeOf(server, person, deviceToken);
    expect((await finish(own.challenge, codeAt(secret, server.clock.now))).status).toBe(200);
    // The refused try was not counted: the same login can continue after the pause.
    server.clock.now += MINUTE;
    expect((await finish(challenge, codeAt(secret, server.clock.now))).status).toBe(200);
  });

  it('with unknown challenges count for no account', async () => {
    const person = await server.addAccount();
    const { secret } = await addTotp(server, person);
    server.clock.now += MINUTE;
    for (let tries = 1; tries <= 20; tries += 1) expect((await finish(`${tries}`, '123456')).status).toBe(401);
    const { challenge } = await challengeOf(server, person);
    expect((await finish(challenge, codeAt(secret, server.clock.now))).status).toBe(200);
  });

  it('leave no expired challenges or unfinished setups behind', async () => {
    const person = await server.addAccount();
    await addTotp(server, person);
    await challengeOf(server, person);
    await server.call('POST', '/api/v1/second-factors/totp', { as: person });
    const countOf = async (table: 'login_challenges' | 'factor_enrolments') =>
      (await server.database.queries.selectFrom(table).select('expires_at').execute()).length;
    const [job] = accountJobs(server.database.queries);
    await job?.run(server.clock.now);
    expect(await countOf('login_challenges')).toBeGreaterThan(0);
    expect(await countOf('factor_enrolments')).toBe(1);
    await job?.run(server.clock.now + 10 * MINUTE);
    expect(await countOf('login_challenges')).toBe(0);
    expect(await countOf('factor_enrolments')).toBe(0);
  });
});
