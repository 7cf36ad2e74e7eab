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
  const isLoggedIn = async (token: string) => {
    const answer = await server.call('GET', '/api/v1/posts', { headers: { authorization: `Bearer ${token}` } });
    return answer.status === 200;
  };

  it('accepts the user name in any case, and the email address', async () => {
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
      expect(await isLoggedIn(accessToken)).toBe(true);
    }
  });

  it('never returns the password or its hash', async () => {
    const account = await server.addAccount();
    expect(JSON.stringify((await logIn(account.userName)).body)).not.toMatch(/password|argon2/i);
  });

  it('answers 401 invalid_credentials, the same for a wrong password and for an unknown user', async () => {
    const account = await server.addAccount();
    const wrong = await logIn(account.userName, 'not it');
    const nobody = await logIn('nobody at all');
    expect(wrong).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
    expect(nobody.body).toEqual(wrong.body);
  });

  it('answers 403 not_activated with the right password, and 401 with a wrong one', async () => {
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

  it('answers 422 for empty inputs', async () => {
    const answer = await logIn('', '');
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { userName: 'Username is required', password: 'Password is required' } },
    });
  });

  it('is undone by a logout for that session only', async () => {
    const account = await server.addAccount();
    const here = await tokenOf(account);
    const there = await tokenOf(account);
    const answer = await server.call('POST', '/api/logout', {
      headers: { authorization: `Bearer ${here}`, 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(200);
    expect(await isLoggedIn(here)).toBe(false);
    expect(await isLoggedIn(there)).toBe(true);
  });

  it('allows a logout without a session', async () => {
    expect((await server.call('POST', '/api/logout')).status).toBe(200);
  });

  it('opens a session that expires 30 days after its last use', async () => {
    const account = await server.addAccount();
    const token = await tokenOf(account);
    server.clock.now += SESSION_LIFETIME_MS - HOUR;
    expect(await isLoggedIn(token)).toBe(true);
    server.clock.now += SESSION_LIFETIME_MS - HOUR;
    expect(await isLoggedIn(token)).toBe(true);
    server.clock.now += SESSION_LIFETIME_MS + 1;
    expect(await isLoggedIn(token)).toBe(false);
  });

  it('stores the last use of a session at most once an hour', async () => {
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
    await isLoggedIn(account.token);
    expect(await lastUse()).toBe(opened);
    server.clock.now += 1;
    await isLoggedIn(account.token);
    expect(await lastUse()).toBe(server.clock.now);
  });

  it('allows a hundred sessions, and ends the least recently used one after that', async () => {
    const account = await server.addAccount();
    const open = async () => {
      server.clock.now += 1;
      return openSession(server.database.queries, account.id, server.clock.now);
    };
    const tokens = [account.token];
    while (tokens.length < 100) tokens.push(await open());
    expect(await isLoggedIn(account.token)).toBe(true);
    tokens.push(await open());
    expect(await isLoggedIn(account.token)).toBe(false);
    expect(await Promise.all(tokens.slice(1).map(isLoggedIn))).toEqual(Array<boolean>(100).fill(true));
  });

  it('stores no usable token', async () => {
    const account = await server.addAccount();
    const rows = await server.database.queries
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', account.id)
      .execute();
    expect(JSON.stringify(rows)).not.toContain(account.token);
  });
});
