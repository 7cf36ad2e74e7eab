import { sendOtpAnswerSchema } from '@oja/contract/auth';
import { OTP_LIFETIME_MS } from '@oja/contract/limits';
import { REFUSALS, VALIDATION } from '@oja/contract/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { connect } from '../../../test/sockets.ts';
import { type Account, DATABASES, PASSWORD, type TestServer, startTestServer } from '../../../test/test-server.ts';

const NEW_PASSWORD = 'ankara and lace';
const WRONG = 'AAAAA';
/** An answer with all that it says, also what the contract does not name. */
const wholeSchema = z.looseObject({ data: z.record(z.string(), z.unknown()) });

describe.each(DATABASES)('a forgotten password on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());

  const ask = async (userName: string) =>
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
    const { refreshToken } = await ask(account.userName);
    await verify(refreshToken, mailedCode(account.email));
    return refreshToken;
  };

  it('200: code by mail, confirmed in any case, new password; the old one and every session are over; a notice is mailed', async () => {
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
    expect((await logIn(account, PASSWORD)).status).toBe(401);
    expect((await logIn(account, NEW_PASSWORD)).status).toBe(200);
    expect(server.mails.at(-1)).toMatchObject({ to: account.email, subject: 'Your Oja password was changed' });
  });

  it('every socket of the account is closed', async () => {
    const account = await server.addAccount();
    const client = await connect(server, account);
    await reset(account.userName, await verified(account));
    expect(await client.hear('closing')).toMatchObject({ code: 'session_ended' });
    await expect.poll(() => client.socket.connected).toBe(false);
  });

  it('200: by e-mail too, with the token in the query', async () => {
    const account = await server.addAccount();
    const { email, refreshToken } = await ask(account.email.toUpperCase());
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

  it('the token is no session', async () => {
    const account = await server.addAccount();
    const token = await verified(account);
    const answer = await server.call('GET', `/api/v1/users/dashboard/${account.userName}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });

  it('one reset for one code: the second is told that it has expired', async () => {
    const account = await server.addAccount();
    const token = await verified(account);
    const answers = await Promise.all([
      reset(account.userName, token),
      reset(account.userName, token, 'another one'),
      reset(account.userName, token, 'a third one'),
    ]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 410, 410]);
  });

  it('401 without a token, 403 before the code, 403 for another account, 410 for a token that is none', async () => {
    const account = await server.addAccount();
    const other = await server.addAccount();
    expect(await reset(account.userName, undefined)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    const { refreshToken } = await ask(account.userName);
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

  it('422: passwords that differ, and ones too short', async () => {
    const account = await server.addAccount();
    const token = await verified(account);
    expect((await reset(account.userName, token, NEW_PASSWORD, 'something else')).refusal.fields).toEqual({
      confirmNewPassword: VALIDATION.passwordsDiffer,
    });
    expect((await reset(account.userName, token, 'short')).refusal.fields).toEqual({
      newPassword: VALIDATION.passwordLength,
    });
    expect((await reset(account.userName, token)).status).toBe(200);
  });

  it('five tries: the right code comes too late after five wrong ones', async () => {
    const account = await server.addAccount();
    const { refreshToken } = await ask(account.userName);
    for (let turn = 0; turn < 5; turn += 1)
      expect(await verify(refreshToken, WRONG)).toMatchObject({ status: 400, body: { code: 'code_invalid' } });
    expect(await verify(refreshToken, mailedCode(account.email))).toMatchObject({
      status: 410,
      body: { code: 'code_expired' },
    });
  });

  it('a new code has five tries of its own', async () => {
    const account = await server.addAccount();
    const { refreshToken } = await ask(account.userName);
    for (let turn = 0; turn < 5; turn += 1) await verify(refreshToken, WRONG);
    const again = await ask(account.userName);
    expect(await verify(again.refreshToken, mailedCode(account.email))).toMatchObject({ status: 200 });
  });

  it('fifty guesses at once are five tries', async () => {
    const account = await server.addAccount();
    const { refreshToken } = await ask(account.userName);
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(refreshToken, WRONG)));
    expect(answers.filter((answer) => answer.refusal.code === 'code_invalid')).toHaveLength(5);
    expect(answers.filter((answer) => answer.refusal.code === 'code_expired')).toHaveLength(45);
    const { tries } = await server.database.queries
      .selectFrom('recoveries')
      .select('tries')
      .where('user_id', '=', account.id)
      .executeTakeFirstOrThrow();
    expect(tries).toBe(5);
  });

  it('a new code ends the one before, also when both were asked for at once', async () => {
    const account = await server.addAccount();
    const { refreshToken } = await ask(account.userName);
    const first = mailedCode(account.email);
    const both = await Promise.all([ask(account.userName), ask(account.email)]);
    expect(await verify(refreshToken, first)).toMatchObject({ status: 410, body: { code: 'code_expired' } });
    const verdicts = await Promise.all(both.map((data) => verify(data.refreshToken, WRONG)));
    expect(verdicts.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([400, 410]);
  });

  it('ten minutes, then the code is over', async () => {
    const account = await server.addAccount();
    const { refreshToken } = await ask(account.userName);
    server.clock.now += OTP_LIFETIME_MS + 1;
    expect(await verify(refreshToken, mailedCode(account.email))).toMatchObject({
      status: 410,
      body: { message: REFUSALS.code_expired },
    });
  });

  it('422: a code of another length; 410 for a link without its token', async () => {
    expect((await verify('x', 'ABCD')).refusal.fields).toEqual({ otp: VALIDATION.codeShape });
    expect((await server.call('PUT', '/api/verify-otp', { body: { otp: WRONG } })).refusal.message).toBe(
      REFUSALS.code_expired,
    );
  });

  it('nobody: answers of the same shape, the same each time, and no mail', async () => {
    const account = await server.addAccount();
    const count = server.mails.length;
    const [first, second] = [
      await server.call('POST', '/api/send-otp', { body: { userName: 'nobody at all' } }),
      await ask(' NOBODY at all'),
    ];
    const known = await server.call('POST', '/api/send-otp', { body: { userName: account.userName } });
    const { email, refreshToken } = first.as(sendOtpAnswerSchema).data;
    expect(email).toBe(second.email);
    // However the name is written, as it is for people.
    expect((await ask('nobody  at all')).email).toBe(second.email);
    expect((await ask('\uFF2Eobody at all')).email).toBe(second.email);
    expect(email).toMatch(/^[a-z0-9]+\*{1,}[a-z0-9]*@\w+\.com$/);
    const [said, saidOfKnown] = [first.as(wholeSchema), known.as(wholeSchema)];
    expect(Object.keys(said.data)).toEqual(Object.keys(saidOfKnown.data));
    expect({ ...said, data: undefined }).toEqual({ ...saidOfKnown, data: undefined });
    expect(refreshToken).toHaveLength(known.as(sendOtpAnswerSchema).data.refreshToken.length);
    expect((await ask('Nobody@Example.com')).email).toBe('nob*dy@example.com');
    expect(server.mails).toHaveLength(count + 1);
    expect(await server.database.queries.selectFrom('letters').select('id').execute()).toEqual([]);
  });

  it('nobody: tries, older tokens and resets behave as for somebody', async () => {
    const older = await ask('no such vendor');
    const { refreshToken } = await ask('no such vendor');
    expect(await verify(older.refreshToken, WRONG)).toMatchObject({ status: 410 });
    expect(await reset('no such vendor', refreshToken)).toMatchObject({
      status: 403,
      body: { code: 'code_unverified' },
    });
    for (let turn = 0; turn < 5; turn += 1)
      expect(await verify(refreshToken, WRONG)).toMatchObject({ status: 400, body: { code: 'code_invalid' } });
    expect(await verify(refreshToken, WRONG)).toMatchObject({ status: 410, body: { code: 'code_expired' } });
  });

  it('who waits for activation is activated by the code, and the password chosen before is gone', async () => {
    const body = {
      name: 'Kunle',
      userName: 'kunle',
      email: 'kunle@example.com',
      password: PASSWORD,
      confirmPassword: PASSWORD,
    };
    await server.call('POST', '/api/signup', { body });
    const { refreshToken } = await ask('kunle');
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

  it('a password that is right but just being replaced opens no session that outlives the reset', async () => {
    const account = await server.addAccount();
    const token = await verified(account);
    await Promise.all([reset(account.userName, token), ...Array.from({ length: 8 }, () => logIn(account, PASSWORD))]);
    const { queries } = server.database;
    expect(
      await queries.selectFrom('sessions').select('token_hash').where('user_id', '=', account.id).execute(),
    ).toEqual([]);
  });

  it('keeps neither code nor token that could be used', async () => {
    const account = await server.addAccount();
    const { refreshToken } = await ask(account.userName);
    const rows = JSON.stringify(await server.database.queries.selectFrom('recoveries').selectAll().execute());
    expect(rows).not.toContain(refreshToken);
    expect(rows).not.toContain(mailedCode(account.email));
  });
});

describe.each(DATABASES)('codes on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, { RATE_LIMIT_SCALE: '1' });
  });
  afterAll(() => server.stop());

  it('429 after three in a quarter of an hour, by user name and e-mail together; also for nobody', async () => {
    const account = await server.addAccount();
    for (const names of [
      [account.userName, account.email, account.userName.toUpperCase(), account.email],
      Array<string>(4).fill('nobody'),
    ]) {
      const answers = [];
      for (const userName of names) answers.push(await server.call('POST', '/api/send-otp', { body: { userName } }));
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 429]);
      expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(800);
    }
    server.clock.now += 15 * 60_000 + 1;
    expect((await server.call('POST', '/api/send-otp', { body: { userName: account.userName } })).status).toBe(200);
  });
});
