import { sessionAnswerSchema } from '@oja/contract/auth';
import { SESSION_LIFETIME_MS } from '@oja/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Account, DATABASES, PASSWORD, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { openSession } from './session-store.ts';

const HOUR = 3_600_000;

describe.each(DATABASES)('logging in on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());

  const logIn = (userName: string, password = PASSWORD) =>
    server.call('POST', '/api/login', { body: { userName, password } });
  const tokenOf = async ({ userName }: Account) => (await logIn(userName)).as(sessionAnswerSchema).data.accessToken;
  const isIn = async (token: string) => {
    const answer = await server.call('GET', '/api/v1/posts', { headers: { authorization: `Bearer ${token}` } });
    return answer.status === 200;
  };

  it('200: with the user name in any case, or the e-mail', async () => {
    const account = await server.addAccount('vendor');
    for (const typed of [account.userName.toUpperCase(), account.email.toUpperCase(), ` ${account.userName} `]) {
      const answer = await logIn(typed);
      expect(answer.status).toBe(200);
      const { user, accessToken } = answer.as(sessionAnswerSchema).data;
      expect(user).toMatchObject({
        _id: account.id,
        userName: account.userName,
        isVerifiedVendor: true,
        isAdmin: false,
      });
      expect(await isIn(accessToken)).toBe(true);
    }
  });

  it('never hands out the password or its hash', async () => {
    const account = await server.addAccount();
    expect(JSON.stringify((await logIn(account.userName)).body)).not.toMatch(/password|argon2/i);
  });

  it('401 invalid_credentials: the same for a wrong password and for nobody', async () => {
    const account = await server.addAccount();
    const wrong = await logIn(account.userName, 'not it');
    const nobody = await logIn('nobody at all');
    expect(wrong).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
    expect(nobody.body).toEqual(wrong.body);
  });

  it('403 not_activated: to who knows the password; 401 to who does not', async () => {
    const body = {
      name: 'Tunde',
      userName: 'tunde',
      email: 'tunde@example.com',
      password: PASSWORD,
      confirmPassword: PASSWORD,
    };
    await server.call('POST', '/api/signup', { body });
    expect(await logIn('tunde')).toMatchObject({ status: 403, body: { code: 'not_activated' } });
    expect(await logIn('tunde', 'not it')).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
  });

  it('422: empty inputs', async () => {
    const answer = await logIn('', '');
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { userName: 'Username is required', password: 'Password is required' } },
    });
  });

  it('logging out ends this session alone', async () => {
    const account = await server.addAccount();
    const here = await tokenOf(account);
    const there = await tokenOf(account);
    const answer = await server.call('POST', '/api/logout', {
      headers: { authorization: `Bearer ${here}`, 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(200);
    expect(await isIn(here)).toBe(false);
    expect(await isIn(there)).toBe(true);
  });

  it('logging out without a session is fine', async () => {
    expect((await server.call('POST', '/api/logout')).status).toBe(200);
  });

  it('a session lives 30 days from its last use, then it is over', async () => {
    const account = await server.addAccount();
    const token = await tokenOf(account);
    server.clock.now += SESSION_LIFETIME_MS - HOUR;
    expect(await isIn(token)).toBe(true);
    server.clock.now += SESSION_LIFETIME_MS - HOUR;
    expect(await isIn(token)).toBe(true);
    server.clock.now += SESSION_LIFETIME_MS + 1;
    expect(await isIn(token)).toBe(false);
  });

  it('writes the use of a session down at most once an hour', async () => {
    const account = await server.addAccount();
    const lastUse = async () => {
      const row = await server.database.queries
        .selectFrom('sessions')
        .select('last_used_at')
        .where('user_id', '=', account.id)
        .executeTakeFirstOrThrow();
      return row.last_used_at;
    };
    const opened = await lastUse();
    server.clock.now += HOUR - 1;
    await isIn(account.token);
    expect(await lastUse()).toBe(opened);
    server.clock.now += 1;
    await isIn(account.token);
    expect(await lastUse()).toBe(server.clock.now);
  });

  it('a hundred sessions at most: the one used longest ago ends', async () => {
    const account = await server.addAccount();
    const open = async () => {
      server.clock.now += 1;
      return openSession(server.database.queries, account.id, server.clock.now);
    };
    const tokens = [account.token];
    while (tokens.length < 100) tokens.push(await open());
    expect(await isIn(account.token)).toBe(true);
    tokens.push(await open());
    expect(await isIn(account.token)).toBe(false);
    expect(await Promise.all(tokens.slice(1).map(isIn))).toEqual(Array<boolean>(100).fill(true));
  });

  it('keeps no token that could be used', async () => {
    const account = await server.addAccount();
    const rows = await server.database.queries
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', account.id)
      .execute();
    expect(JSON.stringify(rows)).not.toContain(account.token);
  });
});
