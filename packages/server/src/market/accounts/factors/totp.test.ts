import { secondFactorsAnswerSchema, totpAnswerSchema } from '@oja/contract/second-factors';
import { sessionAnswerSchema } from '@oja/contract/auth';
import { VALIDATION } from '@oja/contract/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { consumeChallenge, countTry, findChallenge } from './login-challenges.ts';
import { addTotp, challengeOf, proveEmail } from '../../../../test/factors.ts';
import { makeSessionsOld } from '../../../../test/roles/scene.ts';
import {
  type Account,
  GATE_DATABASES,
  PASSWORD,
  type TestServer,
  startTestServer,
} from '../../../../test/test-server.ts';
import { codeAt } from '../../../../test/totp-code.ts';

const MINUTE = 60_000;
const STEP = 30_000;

const isAboutDevice = (subject: string) => subject === 'New sign-in to your Oja account';

describe.each(GATE_DATABASES)('an authenticator app on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());

  const begin = async (as: Account) => {
    await proveEmail(server, as);
    return server.call('POST', '/api/v1/second-factors/totp', { as });
  };
  const confirm = (as: Account, code: string) =>
    server.call('POST', '/api/v1/second-factors/totp/confirm', { as, body: { code } });
  const remove = (as: Account) => server.call('DELETE', '/api/v1/second-factors/totp', { as });
  const finish = (challenge: string, code: string, deviceToken?: string) =>
    server.call('POST', '/api/v1/login/second-factor', {
      body: { challenge, code, ...(deviceToken !== undefined && { deviceToken }) },
    });
  const factorsOf = async (as: Account) =>
    (await server.call('GET', '/api/v1/second-factors', { as })).as(secondFactorsAnswerSchema).data;
  const subjectsTo = ({ email }: Account) =>
    server.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
  const sessionsOf = ({ id }: Account) =>
    server.database.queries.selectFrom('sessions').select('id').where('user_id', '=', id).execute();
  /** An account with an app, whose first code has been used long ago. */
  async function withApp() {
    const person = await server.addAccount();
    const { secret } = await addTotp(server, person);
    server.clock.now += 10 * STEP;
    return { person, secret };
  }

  it('is set up with a code that it shows, and gives ten recovery codes once', async () => {
    const person = await server.addAccount('customer', { userName: `Ada ${kind}` });
    expect(await factorsOf(person)).toEqual({ totp: false, passkeys: [], recoveryCodesLeft: 0, needed: false });
    const { secret, uri } = (await begin(person)).as(totpAnswerSchema).data;
    expect(uri).toBe(`otpauth://totp/Oja:Ada%20${kind}?secret=${secret}&issuer=Oja`);
    expect((await factorsOf(person)).totp).toBe(false);
    const code = codeAt(secret, server.clock.now);
    const added = await confirm(person, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(added).toMatchObject({ status: 200, body: { code: 'totp_on' } });
    const codes: unknown = expect.arrayContaining([expect.stringMatching(/^[a-z3-9]{5}-[a-z3-9]{5}$/)]);
    expect(added.body).toMatchObject({ data: { recoveryCodes: codes } });
    expect(await factorsOf(person)).toMatchObject({ totp: true, recoveryCodesLeft: 10 });
    expect(subjectsTo(person)).toEqual(['An authenticator app was added to your Oja account']);
    expect((await addTotp(server, person)).recoveryCodes).toBeNull();
    expect(await confirm(person, code)).toMatchObject({ status: 410, body: { code: 'enrolment_expired' } });
  });

  it('is not set up with a wrong code, and a clock five minutes off is named as the reason', async () => {
    const person = await server.addAccount();
    const { secret } = (await begin(person)).as(totpAnswerSchema).data;
    for (const off of [-5 * MINUTE, 5 * MINUTE])
      expect(await confirm(person, codeAt(secret, server.clock.now + off))).toMatchObject({
        status: 422,
        body: { message: VALIDATION.totpClock, fieldCodes: { code: 'totpClock' } },
      });
    expect(await confirm(person, codeAt(secret, server.clock.now - 60 * MINUTE))).toMatchObject({
      status: 422,
      body: { message: VALIDATION.totpWrong, fieldCodes: { code: 'totpWrong' } },
    });
    expect(await confirm(person, 'abc')).toMatchObject({ status: 422, body: { message: VALIDATION.totpShape } });
    expect((await confirm(person, codeAt(secret, server.clock.now - STEP))).status).toBe(200);
  });

  it('is set up within ten minutes, by the session that began, and never by an ended one', async () => {
    const person = await server.addAccount();
    const { secret } = (await begin(person)).as(totpAnswerSchema).data;
    const other = await server.addAccount();
    expect((await confirm(other, codeAt(secret, server.clock.now))).status).toBe(410);
    server.clock.now += 10 * MINUTE;
    expect((await confirm(person, codeAt(secret, server.clock.now))).status).toBe(410);
    const late = await server.addAccount();
    await begin(late);
    await server.call('POST', '/api/logout', { as: late });
    expect(await begin(late)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(await confirm(late, '123456')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    const left = await server.database.queries.selectFrom('factor_enrolments').select('kind').execute();
    expect(left).toHaveLength(1);
  });

  it('is asked for after the password, and its code opens the session', async () => {
    const { person, secret } = await withApp();
    const before = (await sessionsOf(person)).length;
    const login = await server.call('POST', '/api/login', { body: { userName: person.userName, password: PASSWORD } });
    expect(login).toMatchObject({
      status: 401,
      body: { code: 'second_factor_required', data: { totp: true, passkey: null } },
    });
    expect(await sessionsOf(person)).toHaveLength(before);
    const { challenge } = await challengeOf(server, person);
    const answer = await finish(challenge, codeAt(secret, server.clock.now));
    const { user, accessToken } = answer.as(sessionAnswerSchema).data;
    expect(user._id).toBe(person.id);
    // A second factor proves the session, as a login does.
    expect((await remove({ ...person, token: accessToken })).status).toBe(200);
  });

  it('is not asked for after a wrong password', async () => {
    const { person } = await withApp();
    const body = { userName: person.userName, password: 'a guess' };
    expect(await server.call('POST', '/api/login', { body })).toMatchObject({
      status: 401,
      body: { code: 'invalid_credentials' },
    });
  });

  it('accepts the codes of thirty seconds before and after, each once', async () => {
    const { person, secret } = await withApp();
    const logIn = async (at: number) => finish((await challengeOf(server, person)).challenge, codeAt(secret, at));
    const { now } = server.clock;
    expect((await logIn(now - STEP)).status).toBe(200);
    expect((await logIn(now + STEP)).status).toBe(200);
    for (const at of [now - STEP, now, now + STEP])
      expect(await logIn(at)).toMatchObject({
        status: 401,
        body: {
          code: 'second_factor_invalid',
          message: VALIDATION.totpUsed,
          fields: { code: VALIDATION.totpUsed },
          fieldCodes: { code: 'totpUsed' },
        },
      });
  });

  it('refuses the code of a clock five minutes off with a text about the clock', async () => {
    const { person, secret } = await withApp();
    const { challenge } = await challengeOf(server, person);
    for (const off of [-5 * MINUTE, 5 * MINUTE, -2 * STEP, 2 * STEP]) {
      const refused = await finish(challenge, codeAt(secret, server.clock.now + off));
      expect(refused).toMatchObject({ status: 401, body: { code: 'second_factor_invalid' } });
      expect(refused.error.message).toContain('date and time of your phone are set to automatic');
    }
    expect((await finish(challenge, codeAt(secret, server.clock.now))).status).toBe(200);
  });

  it('has five tries for each login', async () => {
    const { person, secret } = await withApp();
    const { challenge } = await challengeOf(server, person);
    for (let tries = 1; tries <= 5; tries += 1)
      expect((await finish(challenge, codeAt(secret, server.clock.now - 60 * MINUTE))).status).toBe(401);
    expect(await finish(challenge, codeAt(secret, server.clock.now))).toMatchObject({
      status: 429,
      body: { code: 'challenge_tries', message: 'Too many attempts with this login. Log in again.' },
    });
    const next = await challengeOf(server, person);
    expect((await finish(next.challenge, codeAt(secret, server.clock.now))).status).toBe(200);
  });

  it('opens one session for a challenge, also with parallel codes', async () => {
    const { person, secret } = await withApp();
    const before = (await sessionsOf(person)).length;
    const { challenge } = await challengeOf(server, person);
    const code = codeAt(secret, server.clock.now);
    const answers = await Promise.all([finish(challenge, code), finish(challenge, code), finish(challenge, code)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401, 401]);
    expect(await sessionsOf(person)).toHaveLength(before + 1);
    expect(await finish(challenge, code)).toMatchObject({
      status: 401,
      body: { code: 'challenge_expired', message: 'This login took too long or was finished already. Log in again.' },
    });
  });

  it('does not open a second session for a challenge that was found before the first one ended it', async () => {
    const { person } = await withApp();
    const { challenge } = await challengeOf(server, person);
    const row = await findChallenge(server.database.queries, challenge, server.clock.now);
    if (!row) throw new Error('The login waits.');
    await consumeChallenge(server.database.queries, row);
    const expired = { code: 'challenge_expired' };
    await expect(consumeChallenge(server.database.queries, row)).rejects.toMatchObject(expired);
    await expect(countTry(server.database.queries, row)).rejects.toMatchObject(expired);
  });

  it('lets the login wait for five minutes', async () => {
    const { person, secret } = await withApp();
    const { challenge } = await challengeOf(server, person);
    server.clock.now += 5 * MINUTE;
    const expired = { status: 401, body: { code: 'challenge_expired' } };
    expect(await finish(challenge, codeAt(secret, server.clock.now))).toMatchObject(expired);
    expect(await finish('a'.repeat(43), '123456')).toMatchObject(expired);
  });

  it('does not outlive the password that began the login', async () => {
    const { person, secret } = await withApp();
    const { challenge } = await challengeOf(server, person);
    const body = { password: 'rarely chosen 72' };
    await server.database.queries.updateTable('sessions').set({ proved_at: server.clock.now }).execute();
    expect((await server.call('PATCH', `/api/v1/users/profile/${person.id}`, { as: person, body })).status).toBe(200);
    expect(await finish(challenge, codeAt(secret, server.clock.now))).toMatchObject({
      status: 401,
      body: { code: 'challenge_expired' },
    });
  });

  it('emails the owner about a new device after the factor, not before', async () => {
    const { person, secret } = await withApp();
    const first = await finish((await challengeOf(server, person)).challenge, codeAt(secret, server.clock.now));
    const { deviceToken } = first.as(sessionAnswerSchema).data;
    server.clock.now += 10 * STEP;
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
    const body = { userName: person.userName, password: PASSWORD };
    const login = await server.call('POST', '/api/login', { body, headers });
    expect(login.status).toBe(401);
    expect(subjectsTo(person).filter(isAboutDevice)).toEqual([]);
    const { challenge } = await challengeOf(server, person);
    const code = codeAt(secret, server.clock.now);
    await server.call('POST', '/api/v1/login/second-factor', { body: { challenge, code }, headers });
    expect(subjectsTo(person).filter(isAboutDevice)).toHaveLength(1);
    // The challenge stores the device token of the first step, so that the second step need not send it.
    server.clock.now += 10 * STEP;
    const known = await challengeOf(server, person, deviceToken);
    const again = await finish(known.challenge, codeAt(secret, server.clock.now));
    expect(again.as(sessionAnswerSchema).data.deviceToken).toBe(deviceToken);
    expect(subjectsTo(person).filter(isAboutDevice)).toHaveLength(1);
  });

  it('is removed with a recent proof alone, together with the recovery codes, and the owner is emailed', async () => {
    const { person } = await withApp();
    await makeSessionsOld(server, person);
    const asked = { status: 403, body: { code: 'step_up_required' } };
    expect(await begin(person)).toMatchObject(asked);
    expect(await remove(person)).toMatchObject(asked);
    expect(await factorsOf(person)).toMatchObject({ totp: true, recoveryCodesLeft: 10 });
    await server.call('POST', '/api/v1/step-up', { as: person, body: { password: PASSWORD } });
    expect(await remove(person)).toMatchObject({ status: 200, body: { code: 'totp_off' } });
    expect(await factorsOf(person)).toMatchObject({ totp: false, recoveryCodesLeft: 0 });
    expect(subjectsTo(person).at(-1)).toBe('The authenticator app of your Oja account was removed');
    expect(await remove(person)).toMatchObject({ status: 404, body: { code: 'second_factor_gone' } });
    const body = { userName: person.userName, password: PASSWORD };
    expect((await server.call('POST', '/api/login', { body })).status).toBe(200);
  });
});
