import { sendOtpAnswerSchema, sessionAnswerSchema } from '@oja/contract/auth';
import { loginErrorSchema, secondFactorsAnswerSchema, totpAnswerSchema } from '@oja/contract/second-factors';
import { stepUpWayAnswerSchema } from '@oja/contract/step-up';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { Authenticator } from '../../../../test/authenticator.ts';
import { eraseAll } from '../../../../test/erase.ts';
import { addPasskeyOf, addTotp, challengeOf } from '../../../../test/factors.ts';
import { CLIENT_ID, type GoogleServer, startGoogleServer } from '../../../../test/google-server.ts';
import { makeSessionsOld } from '../../../../test/roles/scene.ts';
import { type Account, DATABASES, PASSWORD, type TestServer, startTestServer } from '../../../../test/test-server.ts';
import { codeAt } from '../../../../test/totp-code.ts';

let google: GoogleServer;
beforeAll(async () => {
  google = await startGoogleServer();
});
afterAll(() => google.stop());

describe.each(DATABASES)('an account with a second factor on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, google.environment);
  });
  afterAll(() => server.stop());

  async function signIn({ id, email }: Account) {
    const claims = { sub: `google-${id}`, email, email_verified: true, name: 'Ngozi', aud: CLIENT_ID };
    return server.call('POST', '/api/google', { body: { access_token: await google.tokenFor(claims) } });
  }
  const finish = (challenge: string, code: string) =>
    server.call('POST', '/api/v1/login/second-factor', { body: { challenge, code } });
  const subjectsTo = ({ email }: Account) =>
    server.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

  it('is asked for it after Google too, and then logged in', async () => {
    const person = await server.addAccount();
    const { secret } = await addTotp(server, person);
    server.clock.now += 60_000;
    const refused = await signIn(person);
    expect(refused).toMatchObject({ status: 401, body: { code: 'second_factor_required' } });
    expect(subjectsTo(person)).toContain('Google sign-in is on for your Oja account');
    const challenge = refused.as(loginErrorSchema).data?.challenge ?? '';
    const answer = await finish(challenge, codeAt(secret, server.clock.now));
    expect(answer.as(sessionAnswerSchema).data.user._id).toBe(person.id);
  });

  it('cannot be set up before the email is proved with a code; Google does not get past it then', async () => {
    const person = await server.addAccount();
    const call = (method: 'GET' | 'POST', path: string, body?: object) =>
      server.call(method, `/api/v1/${path}`, { as: person, ...(body && { body }) });
    const isRefused = { status: 403, body: { code: 'step_up_required' } };
    expect(await call('POST', 'second-factors/totp')).toMatchObject(isRefused);
    expect(await call('POST', 'second-factors/passkeys/options')).toMatchObject(isRefused);
    // The password that the person knows proves nothing about the email.
    expect((await call('POST', 'step-up', { password: PASSWORD })).status).toBe(200);
    expect(await call('POST', 'second-factors/totp')).toMatchObject(isRefused);

    expect((await call('GET', 'step-up')).as(stepUpWayAnswerSchema).data.by).toBe('code');
    expect((await call('POST', 'step-up/code')).status).toBe(200);
    const code = /^ {4}(\d{6})$/m.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await call('POST', 'step-up', { code: wrong })).status).toBe(400);
    expect(await call('POST', 'second-factors/totp')).toMatchObject(isRefused);
    expect((await call('POST', 'step-up', { code })).status).toBe(200);
    const { secret } = (await call('POST', 'second-factors/totp')).as(totpAnswerSchema).data;
    expect((await call('POST', 'second-factors/totp/confirm', { code: codeAt(secret, server.clock.now) })).status).toBe(
      200,
    );

    expect(await signIn(person)).toMatchObject({ status: 401, body: { code: 'second_factor_required' } });
    expect((await call('GET', 'second-factors')).as(secondFactorsAnswerSchema).data).toMatchObject({ totp: true });
  });

  it('asks an old session for the password first, then for the code', async () => {
    const person = await server.addAccount();
    await makeSessionsOld(server, person);
    const way = async () =>
      (await server.call('GET', '/api/v1/step-up', { as: person })).as(stepUpWayAnswerSchema).data.by;
    expect(await way()).toBe('password');
    await server.call('POST', '/api/v1/step-up', { as: person, body: { password: PASSWORD } });
    expect(await way()).toBe('code');
  });

  it('keeps its factors with a new password, which voids the logins that wait', async () => {
    const person = await server.addAccount();
    const { secret } = await addTotp(server, person);
    server.clock.now += 60_000;
    const { challenge } = await challengeOf(server, person);
    const { userName } = person;
    const sent = await server.call('POST', '/api/send-otp', { body: { userName } });
    const { refreshToken } = sent.as(sendOtpAnswerSchema).data;
    const otp = /^ {4}(\w{5})$/m.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? '';
    await server.call('PUT', `/api/verify-otp?refreshToken=${refreshToken}`, { body: { otp } });
    const url = `/api/reset-password?userName=${userName}&refreshToken=${refreshToken}`;
    const body = { newPassword: 'rarely chosen 72', confirmNewPassword: 'rarely chosen 72' };
    expect((await server.call('PUT', url, { body })).status).toBe(200);
    expect(await finish(challenge, codeAt(secret, server.clock.now))).toMatchObject({
      status: 401,
      body: { code: 'challenge_expired' },
    });
    const login = await server.call('POST', '/api/login', { body: { userName, password: 'rarely chosen 72' } });
    expect(login).toMatchObject({ status: 401, body: { code: 'second_factor_required', data: { totp: true } } });
  });

  it('keeps them while it can be restored, and takes all of them with it when it is erased', async () => {
    const person = await server.addAccount();
    await addTotp(server, person);
    await addPasskeyOf(server, person, new Authenticator());
    await challengeOf(server, person);
    await server.call('POST', '/api/v1/second-factors/totp', { as: person });
    const countOf = async (table: 'totp_factors' | 'passkeys' | 'recovery_codes' | 'login_challenges') => {
      const rows = server.database.queries.selectFrom(table).select('user_id').where('user_id', '=', person.id);
      return (await rows.execute()).length;
    };
    const counts = async () => [
      await countOf('totp_factors'),
      await countOf('passkeys'),
      await countOf('recovery_codes'),
      await countOf('login_challenges'),
    ];
    expect((await server.call('DELETE', `/api/v1/users/delete/${person.id}`, { as: person })).status).toBe(200);
    expect(await counts()).toEqual([1, 1, 10, 0]);
    expect(await server.database.queries.selectFrom('factor_enrolments').select('kind').execute()).toEqual([]);
    await eraseAll(server);
    expect(await counts()).toEqual([0, 0, 0, 0]);
    const body = { userName: person.userName, password: PASSWORD };
    expect(await server.call('POST', '/api/login', { body })).toMatchObject({ body: { code: 'invalid_credentials' } });
  });
});
