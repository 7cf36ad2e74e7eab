import { sendOtpAnswerSchema, sessionAnswerSchema } from '@oja/contract/auth';
import { stepUpWayAnswerSchema } from '@oja/contract/step-up';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  type Claims,
  type GoogleServer,
  claimsOfNewPerson as person,
  startGoogleServer,
} from '../../../test/google-server.ts';
import { connect } from '../../../test/sockets.ts';
import { type Answer, GATE_DATABASES, PASSWORD, type TestServer, startTestServer } from '../../../test/test-server.ts';

let google: GoogleServer;
beforeAll(async () => {
  google = await startGoogleServer();
});
afterAll(() => google.stop());

const userOf = (answer: Answer) => answer.as(sessionAnswerSchema).data.user;

describe.each(GATE_DATABASES)('signing in with Google on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, google.environment);
  });
  afterAll(() => server.stop());

  const signInWith = (accessToken: string) =>
    server.call('POST', '/api/google', { body: { access_token: accessToken } });
  const signIn = async (claims: Claims) => signInWith(await google.tokenFor(claims));
  const logIn = (userName: string, password = PASSWORD) =>
    server.call('POST', '/api/login', { body: { userName, password } });
  /** An account whose owner has chosen the password with a code. */
  const addOwnAccount = async () => {
    const account = await server.addAccount();
    const proven = { password_proven_at: server.clock.now };
    await server.database.queries.updateTable('users').set(proven).where('id', '=', account.id).execute();
    return account;
  };
  const isLoggedIn = async (answer: Answer) => {
    const { user, accessToken } = answer.as(sessionAnswerSchema).data;
    const headers = { authorization: `Bearer ${accessToken}` };
    return (
      (await server.call('GET', `/api/v1/users/dashboard/${encodeURIComponent(user.userName)}`, { headers })).status ===
      200
    );
  };

  it('creates an activated account with a user name made from the name, and finds it again', async () => {
    const claims = person();
    const first = await signIn(claims);
    expect(first).toMatchObject({
      status: 200,
      body: { data: { user: { email: claims.email, name: claims.name, userName: claims.name?.replace(' ', '') } } },
    });
    expect(await isLoggedIn(first)).toBe(true);
    const second = await signIn(claims);
    expect(userOf(second)._id).toBe(userOf(first)._id);
    expect((await logIn(claims.email, '')).status).toBe(422);
    expect((await logIn(claims.email)).status).toBe(401);
  });

  it('adds digits to a taken user name, and uses a neutral one if the name is reserved or has no letters', async () => {
    const name = `Twin ${kind}`;
    const names = [];
    for (const claims of [
      person({ name }),
      person({ name }),
      person({ name }),
      person({ name: '🌶️ !!' }),
      { ...person(), name: '' },
      person({ name: 'Admin' }),
    ]) {
      names.push(userOf(await signIn(claims)).userName);
    }
    expect(names[0]).toBe(`Twin${kind}`);
    expect(names[1]).toMatch(new RegExp(`^Twin${kind}\\d{2,6}$`));
    expect(new Set(names).size).toBe(6);
    expect(names[3]).toMatch(/^Customer\d{2,6}$/);
    expect(names[4]).toMatch(/^Customer\d{2,6}$/);
    expect(names[5]).toMatch(/^Customer\d{2,6}$/);
    expect(userOf(await signIn(person({ name: 'Oja Support' }))).name).toMatch(/^Customer\d{2,6}$/);
  });

  it('links an account whose owner chose the password with a code, keeps its password and sessions, and sends a notice once', async () => {
    const account = await addOwnAccount();
    const claims = person({ email: account.email.toUpperCase() });
    const count = server.mails.length;
    expect(userOf(await signIn(claims))._id).toBe(account.id);
    expect(userOf(await signIn(claims))._id).toBe(account.id);
    expect(server.mails.slice(count)).toMatchObject([
      { to: account.email, subject: 'Google sign-in is on for your Oja account' },
      { to: account.email, subject: 'New sign-in to your Oja account' },
    ]);
    expect((await logIn(account.userName)).status).toBe(200);
    expect((await server.call('GET', `/api/v1/users/dashboard/${account.userName}`, { as: account })).status).toBe(200);
  });

  it('links an account on a device that has logged in with its password before, and keeps both', async () => {
    const account = await server.addAccount();
    const { deviceToken } = (await logIn(account.userName)).as(sessionAnswerSchema).data;
    const answer = await server.call('POST', '/api/google', {
      body: { access_token: await google.tokenFor(person({ email: account.email })), deviceToken },
    });
    expect(userOf(answer)._id).toBe(account.id);
    expect((await logIn(account.userName)).status).toBe(200);
    expect((await server.call('GET', '/api/v1/posts', { as: account })).status).toBe(200);
  });

  it('ends every session and the password of an activated account that only its signup gave a password', async () => {
    const account = await server.addAccount();
    const client = await connect(server, account);
    const count = server.mails.length;
    const answer = await signIn(person({ email: account.email }));
    expect(userOf(answer)._id).toBe(account.id);
    expect((await logIn(account.userName)).status).toBe(401);
    expect((await server.call('GET', '/api/v1/posts', { as: account })).status).toBe(401);
    expect(await client.receive('closing')).toMatchObject({ code: 'session_ended' });
    expect(await isLoggedIn(answer)).toBe(true);
    expect(server.mails.slice(count)).toMatchObject([
      { to: account.email, text: expect.stringContaining('no longer works, and every other device is logged out') },
    ]);
  });

  it('opens an account that is confirmed with a code, as one that it takes back, and one that it links with its password', async () => {
    const wayOf = async (claims: Claims) => {
      const { accessToken } = (await signIn(claims)).as(sessionAnswerSchema).data;
      const headers = { authorization: `Bearer ${accessToken}` };
      return (await server.call('GET', '/api/v1/step-up', { headers })).as(stepUpWayAnswerSchema).data.by;
    };
    expect(await wayOf(person())).toBe('code');
    expect(await wayOf(person({ email: (await server.addAccount()).email }))).toBe('code');
    expect(await wayOf(person({ email: (await addOwnAccount()).email }))).toBe('password');
  });

  it('finds the same account after the email address at Google has changed', async () => {
    const claims = person();
    const first = await signIn(claims);
    const later = await signIn({ ...claims, email: 'moved@example.com' });
    expect(userOf(later)).toMatchObject({ _id: userOf(first)._id, email: claims.email });
  });

  it('tells the owner of a deleted account in words what happened, linked or not, and opens no session', async () => {
    for (const by of ['owner', 'admin'] as const) {
      for (const isLinked of [true, false]) {
        const account = await server.addAccount();
        const claims = person({ email: account.email });
        if (isLinked) userOf(await signIn(claims));
        await server.database.queries
          .updateTable('users')
          .set({ deleted_at: server.clock.now, deleted_by: by })
          .where('id', '=', account.id)
          .execute();
        const answer = await signIn(claims);
        expect([answer.status, answer.error.code]).toEqual([
          403,
          by === 'owner' ? 'account_was_deleted' : 'account_deleted_by_admin',
        ]);
        expect(answer.error.message).toContain(by === 'owner' ? 'the link in our email' : 'An admin of Oja');
      }
    }
  });

  it('sends an email about a sign-in from a device that the account has not used', async () => {
    const claims = person();
    const accessToken = await google.tokenFor(claims);
    const signInFrom = async (userAgent: string, deviceToken?: string) => {
      const body = { access_token: accessToken, deviceToken };
      const answer = await server.call('POST', '/api/google', { body, headers: { 'user-agent': userAgent } });
      return answer.as(sessionAnswerSchema).data.deviceToken;
    };
    const subjects = () => server.mails.filter(({ to }) => to === claims.email).map(({ subject }) => subject);
    await signInFrom('Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0');
    expect(subjects()).toEqual([]);
    const mark = await signInFrom('Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0');
    await signInFrom('Mozilla/5.0 (Windows NT 10.0; rv:134.0) Gecko/20100101 Firefox/134.0', mark);
    expect(subjects()).toEqual(['New sign-in to your Oja account']);
    expect(server.mails.at(-1)?.text).toContain('Device: Firefox on Windows\n\nNetwork: 127.0.0.x');
  });

  it('uses the same account when Google has given the email address to another Google account', async () => {
    const claims = person();
    const first = await signIn(claims);
    const heir = { ...claims, sub: `${claims.sub} heir` };
    expect(await signIn(heir)).toMatchObject({
      status: 200,
      body: { data: { user: { _id: userOf(first)._id } } },
    });
  });

  it('cuts a name that is too long, and its user name, and sends no notice to new users', async () => {
    const count = server.mails.length;
    const user = userOf(await signIn(person({ name: 'Ngozi'.repeat(20) })));
    expect(user.name).toBe('Ngozi'.repeat(16));
    expect(user.userName).toMatch(/^(?:Ngozi){4}Ngoz\d*$/);
    expect(server.mails).toHaveLength(count);
  });

  it('takes over an unactivated account that somebody else created with the email address, and closes its access', async () => {
    const claims = person();
    const mallory = {
      name: 'Mallory',
      userName: `mallory ${kind}`,
      email: claims.email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
    };
    await server.call('POST', '/api/signup', { body: mallory });
    const link = new URL(/http:\S+/.exec(server.mails.at(-1)?.text ?? '')?.[0] ?? '');
    const code = await server.call('POST', '/api/send-otp', { body: { userName: mallory.userName } });
    const answer = await signIn(claims);
    expect(answer).toMatchObject({ status: 200, body: { data: { user: { email: claims.email } } } });
    expect((await logIn(mallory.userName)).status).toBe(401);
    expect((await server.call('GET', `/api/activate${link.search}`)).error.code).toBe('activation_invalid');
    const { refreshToken } = code.as(sendOtpAnswerSchema).data;
    const verdict = await server.call('PUT', `/api/verify-otp?refreshToken=${refreshToken}`, {
      body: { otp: 'AAAAA' },
    });
    expect(verdict.error.code).toBe('code_expired');
    expect(await isLoggedIn(answer)).toBe(true);
    const sessions = await server.database.queries
      .selectFrom('sessions')
      .select('token_hash')
      .where('user_id', '=', userOf(answer)._id)
      .execute();
    expect(sessions).toHaveLength(1);
  });

  it('creates one account from ten concurrent first sign-ins', async () => {
    const token = await google.tokenFor(person());
    const answers = await Promise.all(Array.from({ length: 10 }, () => signInWith(token)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map((answer) => userOf(answer)._id)).size).toBe(1);
  });

  it('leaves one account that the password does not open after a concurrent signup and sign-in', async () => {
    const claims = person();
    const body = {
      name: 'Race',
      userName: `race ${kind}`,
      email: claims.email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
    };
    const [signUp, answer] = await Promise.all([server.call('POST', '/api/signup', { body }), signIn(claims)]);
    expect([201, 409]).toContain(signUp.status);
    expect(answer.status).toBe(200);
    expect((await logIn(claims.email)).status).toBe(401);
    expect(await isLoggedIn(answer)).toBe(true);
  });

  it('answers 401 google_failed for an unverified email address, and for foreign, expired and invalid tokens', async () => {
    const account = await server.addAccount();
    const tokens = [
      await google.tokenFor(person({ email: account.email, email_verified: false })),
      await google.tokenFor(person({ email: account.email, aud: 'another.apps.example' })),
      await google.tokenFor(person({ email: account.email }), -10),
      `${(await google.tokenFor(person({ email: account.email }))).slice(0, -8)}AAAAAAAA`,
      'no token',
      'no\ntoken',
    ];
    for (const token of tokens)
      expect(await signInWith(token)).toMatchObject({ status: 401, body: { code: 'google_failed' } });
    expect(
      await server.database.queries
        .selectFrom('google_links')
        .select('subject')
        .where('user_id', '=', account.id)
        .execute(),
    ).toEqual([]);
  });

  it('answers 422 without a token', async () => {
    expect((await server.call('POST', '/api/google', { body: {} })).status).toBe(422);
  });
});
