import { sendOtpAnswerSchema } from '@oja/contract/auth';
import { OTP_LIFETIME_MS } from '@oja/contract/limits';
import { ERROR_MESSAGES, VALIDATION } from '@oja/contract/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { connect } from '../../../test/sockets.ts';
import { type Account, GATE_DATABASES, PASSWORD, type TestServer, startTestServer } from '../../../test/test-server.ts';

const NEW_PASSWORD = 'ankara and lace';
const WRONG = 'AAAAA';
/** Parses an answer with all its fields, including fields that the contract does not name. */
const wholeSchema = z.looseObject({ data: z.record(z.string(), z.unknown()) });

describe.each(GATE_DATABASES)('a forgotten password on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());

  const requestCode = async (userName: string) =>
    (await server.call('POST', '/api/send-otp', { body: { userName } })).as(sendOtpAnswerSchema).data;
  const verify = (refreshToken: string, otp: string) =>
    server.call('PUT', `/api/verify-otp?refreshToken=${refreshToken}`, { body: { otp } });
  const reset = (
    userName: string,
    token: string | undefined,
    newPassword = NEW_PASSWORD,
    confirmNewPassword = newPassword,
  ) =>
    server.call('PUT', `/api/reset-password?userName=${encodeURIComponent(userName)}`, {
      body: { newPassword, confirmNewPassword },
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    });
  const mailedCode = (email: string) => {
    const mail = server.mails.findLast((candidate) => candidate.to === email && candidate.subject === 'Your Oja code');
    return /^ {4}(\w{5})$/m.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const logIn = (account: Account, password: string) =>
    server.call('POST', '/api/login', { body: { userName: account.userName, password } });
  const verified = async (account: Account) => {
    const { refreshToken } = await requestCode(account.userName);
    await verify(refreshToken, mailedCode(account.email));
    return refreshToken;
  };

  it('is replaced with a code by email, which ends the old password and every session and sends a notice', async () => {
    const account = await server.addAccount();
    const sent = await server.call('POST', '/api/send-otp', { body: { userName: account.userName } });
    expect(sent.status).toBe(200);
    const { email, refreshToken } = sent.as(sendOtpAnswerSchema).data;
    expect(email).toMatch(/^[0-9a-f]{3}\*{7}[0-9a-f]{2}@example\.com$/);
    expect(await verify(refreshToken, ` ${mailedCode(account.email).toLowerCase()} `)).toMatchObject({ status: 200 });
    expect(await reset(account.userName, refreshToken)).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('changed') },
    });
    expect((await server.call('GET', `/api/v1/users/dashboard/${account.userName}`, { as: account })).status).toBe(401);
    expect(server.mails.at(-1)).toMatchObject({ to: account.email, subject: 'Your Oja password was changed' });
    expect((await logIn(account, PASSWORD)).status).toBe(401);
    expect((await logIn(account, NEW_PASSWORD)).status).toBe(200);
  });

  it('closes every socket of the account when it is replaced', async () => {
    const account = await server.addAccount();
    const client = await connect(server, account);
    await reset(account.userName, await verified(account));
    expect(await client.receive('closing')).toMatchObject({ code: 'session_ended' });
    await expect.poll(() => client.socket.connected).toBe(false);
  });

  it('can be replaced by email address too, with the token in the query', async () => {
    const account = await server.addAccount();
    const { email, refreshToken } = await requestCode(account.email.toUpperCase());
    expect(email).toMatch(/\*@?/);
    await verify(refreshToken, mailedCode(account.email));
    const answer = await server.call(
      'PUT',
      `/api/reset-password?userName=${account.email}&refreshToken=${refreshToken}`,
      {
        body: { newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD },
      },
    );
    expect(answer.status).toBe(200);
  });

  it('has a recovery token that is not a session token', async () => {
    const account = await server.addAccount();
    const token = await verified(account);
    const answer = await server.call('GET', `/api/v1/users/dashboard/${account.userName}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });

  it('can be replaced once per code, and later attempts answer that the code has expired', async () => {
    const account = await server.addAccount();
    const token = await verified(account);
    const answers = await Promise.all([
      reset(account.userName, token),
      reset(account.userName, token, 'another one'),
      reset(account.userName, token, 'a third one'),
    ]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 410, 410]);
  });

  it('answers 401 without a token, 403 before the code and for another account, and 410 for an unknown token', async () => {
    const account = await server.addAccount();
    const other = await server.addAccount();
    expect(await reset(account.userName, undefined)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    const { refreshToken } = await requestCode(account.userName);
    expect(await reset(account.userName, refreshToken)).toMatchObject({
      status: 403,
      body: { code: 'code_unverified' },
    });
    await verify(refreshToken, mailedCode(account.email));
    expect(await reset(other.userName, refreshToken)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await reset(account.userName, 'a'.repeat(43))).toMatchObject({
      status: 410,
      body: { code: 'code_expired' },
    });
    expect(await reset(account.userName, account.token)).toMatchObject({ status: 410, body: { code: 'code_expired' } });
    expect((await logIn(account, PASSWORD)).status).toBe(200);
  });

  it('answers 422 for passwords that differ, and for a short or common password', async () => {
    const account = await server.addAccount();
    const token = await verified(account);
    expect((await reset(account.userName, token, NEW_PASSWORD, 'something else')).error.fields).toEqual({
      confirmNewPassword: VALIDATION.passwordsDiffer,
    });
    const faultOf = async (password: string) => (await reset(account.userName, token, password)).error.fields;
    expect(await faultOf('short')).toEqual({ newPassword: VALIDATION.passwordLength });
    expect(await faultOf('password1')).toEqual({ newPassword: VALIDATION.passwordCommon });
    expect((await reset(account.userName, token)).status).toBe(200);
  });

  it('refuses the right code after five wrong tries', async () => {
    const account = await server.addAccount();
    const { refreshToken } = await requestCode(account.userName);
    for (let turn = 0; turn < 5; turn += 1)
      expect(await verify(refreshToken, WRONG)).toMatchObject({ status: 400, body: { code: 'code_invalid' } });
    expect(await verify(refreshToken, mailedCode(account.email))).toMatchObject({
      status: 410,
      body: { code: 'code_expired' },
    });
  });

  it('allows five tries for each new code', async () => {
    const account = await server.addAccount();
    const { refreshToken } = await requestCode(account.userName);
    for (let turn = 0; turn < 5; turn += 1) await verify(refreshToken, WRONG);
    const again = await requestCode(account.userName);
    expect(await verify(again.refreshToken, mailedCode(account.email))).toMatchObject({ status: 200 });
  });

  it('allows five of fifty concurrent guesses', async () => {
    const account = await server.addAccount();
    const { refreshToken } = await requestCode(account.userName);
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(refreshToken, WRONG)));
    expect(answers.filter((answer) => answer.error.code === 'code_invalid')).toHaveLength(5);
    expect(answers.filter((answer) => answer.error.code === 'code_expired')).toHaveLength(45);
    const { tries } = await server.database.queries
      .selectFrom('recoveries')
      .select('tries')
      .where('user_id', '=', account.id)
      .executeTakeFirstOrThrow();
    expect(tries).toBe(5);
  });

  it('keeps a code valid while others are requested and tried for the same account', async () => {
    const account = await server.addAccount();
    const { refreshToken } = await requestCode(account.userName);
    const own = mailedCode(account.email);
    const strangers = await Promise.all([requestCode(account.userName), requestCode(account.email)]);
    for (const stranger of strangers) {
      for (let turn = 0; turn < 5; turn += 1) await verify(stranger.refreshToken, WRONG);
    }
    expect((await verify(refreshToken, own)).status).toBe(200);
    expect((await reset(account.userName, refreshToken)).status).toBe(200);
  });

  it('has codes that are void once one of them has set a new password', async () => {
    const account = await server.addAccount();
    const { refreshToken } = await requestCode(account.userName);
    const other = mailedCode(account.email);
    await reset(account.userName, await verified(account));
    expect((await verify(refreshToken, other)).error.code).toBe('code_expired');
  });

  it('has a code that expires after ten minutes', async () => {
    const account = await server.addAccount();
    const { refreshToken } = await requestCode(account.userName);
    server.clock.now += OTP_LIFETIME_MS + 1;
    expect(await verify(refreshToken, mailedCode(account.email))).toMatchObject({
      status: 410,
      body: { message: ERROR_MESSAGES.code_expired },
    });
  });

  it('answers 422 for a code of the wrong length, and 410 without a token', async () => {
    expect((await verify('x', 'ABCD')).error.fields).toEqual({ otp: VALIDATION.codeShape });
    expect((await server.call('PUT', '/api/verify-otp', { body: { otp: WRONG } })).error.message).toBe(
      ERROR_MESSAGES.code_expired,
    );
  });

  it('answers the same for an unknown user each time, in the same shape, and sends no email', async () => {
    const account = await server.addAccount();
    const count = server.mails.length;
    const [first, second] = [
      await server.call('POST', '/api/send-otp', { body: { userName: 'nobody at all' } }),
      await requestCode(' NOBODY at all'),
    ];
    const known = await server.call('POST', '/api/send-otp', { body: { userName: account.userName } });
    const { email, refreshToken } = first.as(sendOtpAnswerSchema).data;
    expect(email).toBe(second.email);
    // Name variants are treated the same, as they are for existing users.
    expect((await requestCode('nobody  at all')).email).toBe(second.email);
    expect((await requestCode('\uFF2Eobody at all')).email).toBe(second.email);
    expect(email).toMatch(/^[a-z0-9]+\*{1,}[a-z0-9]*@\w+\.com$/);
    const [unknownAnswer, knownAnswer] = [first.as(wholeSchema), known.as(wholeSchema)];
    expect(Object.keys(unknownAnswer.data)).toEqual(Object.keys(knownAnswer.data));
    expect({ ...unknownAnswer, data: undefined }).toEqual({ ...knownAnswer, data: undefined });
    expect(refreshToken).toHaveLength(known.as(sendOtpAnswerSchema).data.refreshToken.length);
    expect((await requestCode('Nobody@Example.com')).email).toBe('nob*dy@example.com');
    expect(server.mails).toHaveLength(count + 1);
    expect(await server.database.queries.selectFrom('letters').select('id').execute()).toEqual([]);
  });

  it('treats tries and resets of an unknown user like those of an existing user', async () => {
    const { refreshToken } = await requestCode('no such vendor');
    expect(await reset('no such vendor', refreshToken)).toMatchObject({
      status: 403,
      body: { code: 'code_unverified' },
    });
    for (let turn = 0; turn < 5; turn += 1)
      expect(await verify(refreshToken, WRONG)).toMatchObject({ status: 400, body: { code: 'code_invalid' } });
    expect(await verify(refreshToken, WRONG)).toMatchObject({ status: 410, body: { code: 'code_expired' } });
  });

  it('activates a waiting account through its code, and replaces the password from signup', async () => {
    const body = {
      name: 'Kunle',
      userName: 'kunle',
      email: 'kunle@example.com',
      password: PASSWORD,
      confirmPassword: PASSWORD,
    };
    await server.call('POST', '/api/signup', { body });
    const { refreshToken } = await requestCode('kunle');
    await verify(refreshToken, mailedCode('kunle@example.com'));
    expect((await reset('kunle', refreshToken)).status).toBe(200);
    expect((await server.call('POST', '/api/login', { body: { userName: 'kunle', password: PASSWORD } })).status).toBe(
      401,
    );
    expect(
      (await server.call('POST', '/api/login', { body: { userName: 'kunle', password: NEW_PASSWORD } })).status,
    ).toBe(200);
    const link = server.mails.map(({ text }) => /\/activate\?email=kunle\S+/.exec(text)?.[0]).find(Boolean);
    expect(await server.call('GET', `/api${link}`)).toMatchObject({
      status: 400,
      body: { code: 'activation_invalid' },
    });
  });

  it('leaves no session from a concurrent login with the old password', async () => {
    const account = await server.addAccount();
    const token = await verified(account);
    await Promise.all([reset(account.userName, token), ...Array.from({ length: 8 }, () => logIn(account, PASSWORD))]);
    const { queries } = server.database;
    expect(
      await queries.selectFrom('sessions').select('token_hash').where('user_id', '=', account.id).execute(),
    ).toEqual([]);
  });

  it('has no usable code or token in the database', async () => {
    const account = await server.addAccount();
    const { refreshToken } = await requestCode(account.userName);
    const rows = JSON.stringify(await server.database.queries.selectFrom('recoveries').selectAll().execute());
    expect(rows).not.toContain(refreshToken);
    expect(rows).not.toContain(mailedCode(account.email));
  });
});
