import { sendOtpAnswerSchema, sessionAnswerSchema } from '@oja/contract/auth';
import { loginRefusalSchema, secondFactorsAnswerSchema } from '@oja/contract/second-factors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { Authenticator } from '../../../../test/authenticator.ts';
import { addPasskeyOf, addTotp, challengeOf } from '../../../../test/factors.ts';
import { CLIENT_ID, type GoogleServer, startGoogleServer } from '../../../../test/google-server.ts';
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
  const setProven = ({ id }: Account) =>
    server.database.queries
      .updateTable('users')
      .set({ password_proven_at: server.clock.now })
      .where('id', '=', id)
      .execute();
  const subjectsTo = ({ email }: Account) =>
    server.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

  it('is asked for it after Google too, and then logged in', async () => {
    const person = await server.addAccount();
    await setProven(person);
    const { secret } = await addTotp(server, person);
    server.clock.now += 60_000;
    const refused = await signIn(person);
    expect(refused).toMatchObject({ status: 401, body: { code: 'second_factor_required' } });
    expect(subjectsTo(person)).toContain('Google sign-in is on for your Oja account');
    const challenge = refused.as(loginRefusalSchema).data?.challenge ?? '';
    const answer = await finish(challenge, codeAt(secret, server.clock.now));
    expect(answer.as(sessionAnswerSchema).data.user._id).toBe(person.id);
  });

  it('that a stranger may have opened loses its factors when Google gives it back to the owner of the email', async () => {
    const stranger = await server.addAccount();
    await addTotp(server, stranger);
    await addPasskeyOf(server, stranger, new Authenticator());
    const { challenge } = await challengeOf(server, stranger);
    const { accessToken } = (await signIn(stranger)).as(sessionAnswerSchema).data;
    const owner = { ...stranger, token: accessToken };
    const factors = await server.call('GET', '/api/v1/second-factors', { as: owner });
    expect(factors.as(secondFactorsAnswerSchema).data).toMatchObject({
      totp: false,
      passkeys: [],
      recoveryCodesLeft: 0,
    });
    expect(await finish(challenge, '123456')).toMatchObject({ status: 401, body: { code: 'challenge_expired' } });
    expect(server.mails.at(-1)?.text).toContain('An authenticator app or passkeys that were set up are removed');
    expect((await signIn(stranger)).status).toBe(200);
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

  it('takes all of them with it when it is deleted', async () => {
    const person = await server.addAccount();
    await addTotp(server, person);
    await addPasskeyOf(server, person, new Authenticator());
    await challengeOf(server, person);
    await server.call('POST', '/api/v1/second-factors/totp', { as: person });
    expect((await server.call('DELETE', `/api/v1/users/delete/${person.id}`, { as: person })).status).toBe(200);
    for (const table of ['totp_factors', 'passkeys', 'recovery_codes', 'login_challenges'] as const) {
      const rows = server.database.queries.selectFrom(table).select('user_id').where('user_id', '=', person.id);
      expect(await rows.execute()).toEqual([]);
    }
    expect(await server.database.queries.selectFrom('factor_enrolments').select('kind').execute()).toEqual([]);
    const body = { userName: person.userName, password: PASSWORD };
    expect(await server.call('POST', '/api/login', { body })).toMatchObject({ body: { code: 'invalid_credentials' } });
  });
});
