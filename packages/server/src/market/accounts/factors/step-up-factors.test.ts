import { sessionAnswerSchema } from '@oja/contract/auth';
import { recoveryCodesAnswerSchema, secondFactorsAnswerSchema } from '@oja/contract/second-factors';
import { stepUpPasskeyAnswerSchema, stepUpWayAnswerSchema } from '@oja/contract/step-up';
import { VALIDATION } from '@oja/contract/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { Authenticator, type Site } from '../../../../test/authenticator.ts';
import { HERE, addPasskeyOf, addTotp, challengeOf } from '../../../../test/factors.ts';
import { makeSessionsOld } from '../../../../test/roles/scene.ts';
import {
  type Account,
  GATE_DATABASES,
  PASSWORD,
  type TestServer,
  startTestServer,
} from '../../../../test/test-server.ts';
import { codeAt } from '../../../../test/totp-code.ts';
import { openSession } from '../session-store.ts';

const MINUTE = 60_000;
const STEP = 30_000;
const USED = 'A recovery code of your Oja account was used';

/** What the tests do, with one server. */
function actionsOf(server: TestServer) {
  return {
    /** Another session of a person, which logged in long ago. */
    async oldSession(person: Account): Promise<Account> {
      const token = await openSession(server.database.queries, person.id, server.clock.now - 60 * MINUTE);
      return { ...person, token };
    },
    /** An account with an app, whose first code was used long ago, and with old sessions alone. */
    async withApp(hasPassword = true) {
      const person = await server.addAccount();
      const { secret, recoveryCodes } = await addTotp(server, person);
      const { queries } = server.database;
      if (!hasPassword)
        await queries.updateTable('users').set({ has_password: 0 }).where('id', '=', person.id).execute();
      server.clock.now += 10 * STEP;
      await makeSessionsOld(server, person);
      return { person, secret, recoveryCodes: recoveryCodes ?? [] };
    },
    codeOf: (secret: string, laterMs = 0) => codeAt(secret, server.clock.now + laterMs),
    stepUp: (as: Account, body: object) => server.call('POST', '/api/v1/step-up', { as, body }),
    requestCode: (as: Account) => server.call('POST', '/api/v1/step-up/code', { as }),
    wayOf: async (as: Account) => (await server.call('GET', '/api/v1/step-up', { as })).as(stepUpWayAnswerSchema).data,
    changePassword: (as: Account) =>
      server.call('PATCH', `/api/v1/users/profile/${as.id}`, { as, body: { password: 'rarely chosen 72' } }),
    finish: (challenge: string, code: string) =>
      server.call('POST', '/api/v1/login/second-factor', { body: { challenge, code } }),
    leftOf: async (as: Account) =>
      (await server.call('GET', '/api/v1/second-factors', { as })).as(secondFactorsAnswerSchema).data.recoveryCodesLeft,
    subjectsTo: ({ email }: Account) => server.mails.filter(({ to }) => to === email).map(({ subject }) => subject),
  };
}

const ELSEWHERE: Site = { origin: 'https://oja.example', rpId: 'oja.example' };
const isAsked = { status: 403, body: { code: 'step_up_required' } };
const isRefused = (text: string) => ({
  status: 401,
  body: { code: 'second_factor_invalid', message: text, fields: { code: text } },
});

const isRefusedPasskey = (text: string) => ({
  status: 401,
  body: { code: 'second_factor_invalid', message: text, fields: { assertion: text } },
});

describe.each(GATE_DATABASES)('a step-up by a second factor on %s', (kind) => {
  let server: TestServer;
  let the: ReturnType<typeof actionsOf>;
  beforeAll(async () => {
    server = await startTestServer(kind);
    the = actionsOf(server);
  });
  afterAll(() => server.stop());

  it('accepts a code of the authenticator app once, for the session that sends it alone', async () => {
    const { person, secret } = await the.withApp();
    const twin = await the.oldSession(person);
    const code = the.codeOf(secret);
    expect(await the.changePassword(person)).toMatchObject(isAsked);
    expect(await the.stepUp(person, { code: ` ${code.slice(0, 3)} ${code.slice(3)}` })).toMatchObject({
      status: 200,
      body: { code: 'stepped_up' },
    });
    expect(await the.stepUp(twin, { code })).toMatchObject(isRefused(VALIDATION.totpUsed));
    expect(await the.changePassword(twin)).toMatchObject(isAsked);
    const { challenge } = await challengeOf(server, person);
    expect(await the.finish(challenge, code)).toMatchObject(isRefused(VALIDATION.totpUsed));
    expect((await the.changePassword(person)).status).toBe(200);
    expect(the.subjectsTo(person)).not.toContain(USED);
  });

  it('accepts the password too, and says that a code is accepted in its place', async () => {
    const { person } = await the.withApp();
    expect(await the.wayOf(person)).toMatchObject({ by: 'password', totp: true });
    expect((await the.stepUp(person, { password: PASSWORD })).status).toBe(200);
    expect((await the.changePassword(person)).status).toBe(200);
  });

  it('uses up a recovery code, which is emailed to the owner', async () => {
    const { person, recoveryCodes } = await the.withApp();
    const twin = await the.oldSession(person);
    const [code = '', other = ''] = recoveryCodes;
    expect((await the.stepUp(person, { code: code.toUpperCase().replace('-', ' ') })).status).toBe(200);
    expect(the.subjectsTo(person).filter((subject) => subject === USED)).toHaveLength(1);
    expect(await the.leftOf(person)).toBe(9);
    expect(await the.stepUp(twin, { code })).toMatchObject(isRefused(VALIDATION.recoveryCodeUsed));
    const { challenge } = await challengeOf(server, person);
    expect(await the.finish(challenge, code)).toMatchObject(isRefused(VALIDATION.recoveryCodeUsed));
    expect((await the.finish(challenge, other)).status).toBe(200);
    expect(await the.changePassword(twin)).toMatchObject(isAsked);
  });

  it('accepts a code from one of two parallel calls', async () => {
    const { person, secret } = await the.withApp();
    const code = the.codeOf(secret);
    const twin = await the.oldSession(person);
    const answers = await Promise.all([the.stepUp(person, { code }), the.stepUp(twin, { code })]);
    expect(answers.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 401]);
  });

  it('accepts a clock that is 30 seconds off, and refuses one that is five minutes off, in words', async () => {
    const { person, secret } = await the.withApp();
    for (const offMs of [5 * MINUTE, -5 * MINUTE])
      expect(await the.stepUp(person, { code: the.codeOf(secret, offMs) })).toMatchObject(
        isRefused(VALIDATION.totpWrong),
      );
    expect(await the.changePassword(person)).toMatchObject(isAsked);
    expect((await the.stepUp(person, { code: the.codeOf(secret, STEP) })).status).toBe(200);
  });

  it('is the only way for an account without a password: the mailbox is not enough', async () => {
    const { person, secret } = await the.withApp(false);
    expect(await the.wayOf(person)).toMatchObject({ by: 'factor', totp: true });
    const before = the.subjectsTo(person);
    expect(await the.requestCode(person)).toMatchObject({ status: 409, body: { code: 'second_factor_set' } });
    expect(the.subjectsTo(person)).toEqual(before);
    expect((await the.stepUp(person, { code: the.codeOf(secret) })).status).toBe(200);
    expect((await the.changePassword(person)).status).toBe(200);
  });

  it('refuses the emailed code that was requested before the factor was set up', async () => {
    const person = await server.addAccount();
    const { queries } = server.database;
    await queries.updateTable('users').set({ has_password: 0 }).where('id', '=', person.id).execute();
    expect((await the.requestCode(person)).status).toBe(200);
    const code = /^ {4}(\d{6})$/m.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? '';
    await addTotp(server, person);
    await makeSessionsOld(server, person);
    expect(await the.stepUp(person, { code })).toMatchObject(isRefused(VALIDATION.totpWrong));
    expect(await the.changePassword(person)).toMatchObject(isAsked);
  });

  it('takes a recovery code where the only factor is a passkey', async () => {
    const person = await server.addAccount();
    await addPasskeyOf(server, person, new Authenticator());
    const made = await server.call('POST', '/api/v1/second-factors/recovery-codes', { as: person });
    const [code = ''] = made.as(recoveryCodesAnswerSchema).data.recoveryCodes;
    const { queries } = server.database;
    await queries.updateTable('users').set({ has_password: 0 }).where('id', '=', person.id).execute();
    await makeSessionsOld(server, person);
    expect(await the.wayOf(person)).toMatchObject({ by: 'factor', totp: false });
    expect(await the.requestCode(person)).toMatchObject({ status: 409 });
    expect(await the.stepUp(person, { code: '123456' })).toMatchObject(isRefused(VALIDATION.totpWrong));
    expect((await the.stepUp(person, { code })).status).toBe(200);
    expect((await the.changePassword(person)).status).toBe(200);
  });

  it('on a revoked session uses up no code', async () => {
    const { person, recoveryCodes } = await the.withApp();
    const twin = await the.oldSession(person);
    await server.call('POST', '/api/logout', { as: twin });
    const [code = ''] = recoveryCodes;
    expect(await the.stepUp(twin, { code })).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(await the.leftOf(person)).toBe(10);
    expect(the.subjectsTo(person)).not.toContain(USED);
  });
});

describe.each(GATE_DATABASES)('a step-up by a passkey on %s', (kind) => {
  let server: TestServer;
  let the: ReturnType<typeof actionsOf>;
  beforeAll(async () => {
    server = await startTestServer(kind);
    the = actionsOf(server);
  });
  afterAll(() => server.stop());

  /** An account with a passkey, and with old sessions alone. */
  async function withPasskey({ counts = true, hasPassword = 1 } = {}) {
    const person = await server.addAccount();
    const authenticator = new Authenticator({ counts });
    await addPasskeyOf(server, person, authenticator);
    const { queries } = server.database;
    await queries.updateTable('users').set({ has_password: hasPassword }).where('id', '=', person.id).execute();
    await makeSessionsOld(server, person);
    return { person, authenticator };
  }
  const ask = (as: Account) => server.call('POST', '/api/v1/step-up/passkey', { as });
  const requestOf = async (as: Account) => (await ask(as)).as(stepUpPasskeyAnswerSchema).data;

  it('is offered in place of the password, and confirms the session that asked, once', async () => {
    const { person, authenticator } = await withPasskey({ counts: false });
    const twin = await the.oldSession(person);
    expect(await the.wayOf(person)).toMatchObject({ by: 'password', totp: false, passkey: true });
    const request = await requestOf(person);
    expect(request).toMatchObject({ rpId: 'oja.test', allowCredentials: [{ id: authenticator.id }] });
    const assertion = authenticator.assert(request.challenge, HERE);
    expect(await the.stepUp(twin, { assertion })).toMatchObject(isRefusedPasskey(VALIDATION.passkeyWrong));
    await requestOf(twin);
    expect(await the.stepUp(twin, { assertion })).toMatchObject(isRefusedPasskey(VALIDATION.passkeyWrong));
    expect(await the.stepUp(person, { assertion })).toMatchObject({ status: 200, body: { code: 'stepped_up' } });
    expect(await the.stepUp(person, { assertion })).toMatchObject(isRefusedPasskey(VALIDATION.passkeyWrong));
    expect(await the.changePassword(twin)).toMatchObject(isAsked);
    expect((await the.changePassword(person)).status).toBe(200);
  });

  it('is enough for an account without a password', async () => {
    const { person, authenticator } = await withPasskey({ hasPassword: 0 });
    expect(await the.wayOf(person)).toMatchObject({ by: 'factor', totp: false, passkey: true });
    const { challenge } = await requestOf(person);
    expect((await the.stepUp(person, { assertion: authenticator.assert(challenge, HERE) })).status).toBe(200);
    expect((await the.changePassword(person)).status).toBe(200);
  });

  it('of two parallel answers to one request accepts one', async () => {
    const { person, authenticator } = await withPasskey({ counts: false });
    const { challenge } = await requestOf(person);
    const assertion = authenticator.assert(challenge, HERE);
    const answers = await Promise.all([1, 2, 3].map(() => the.stepUp(person, { assertion })));
    expect(answers.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 401, 401]);
  });

  it('refuses the key of another person, another site, an old request, and one of a login', async () => {
    const { person, authenticator } = await withPasskey();
    const stranger = await withPasskey();
    const { challenge } = await requestOf(person);
    const login = (await challengeOf(server, person)).passkey?.challenge ?? '';
    for (const [assertion, text] of [
      [stranger.authenticator.assert(challenge, HERE), VALIDATION.passkeyUnknown],
      [authenticator.assert(challenge, ELSEWHERE), VALIDATION.passkeyElsewhere],
      [authenticator.assert(login, HERE), VALIDATION.passkeyWrong],
    ] as const)
      expect(await the.stepUp(person, { assertion })).toMatchObject(isRefusedPasskey(text));
    server.clock.now += 10 * MINUTE;
    const late = authenticator.assert(challenge, HERE);
    expect(await the.stepUp(person, { assertion: late })).toMatchObject(isRefusedPasskey(VALIDATION.passkeyWrong));
    expect(await the.changePassword(person)).toMatchObject(isAsked);
  });

  it('is no answer to a login', async () => {
    const { person, authenticator } = await withPasskey();
    const { challenge } = await requestOf(person);
    const login = await challengeOf(server, person);
    const body = { challenge: login.challenge, assertion: authenticator.assert(challenge, HERE) };
    expect(await server.call('POST', '/api/v1/login/second-factor', { body })).toMatchObject(
      isRefusedPasskey(VALIDATION.passkeyWrong),
    );
  });

  it('is not for an account without a passkey, or a session that was ended', async () => {
    expect(await ask((await the.withApp()).person)).toMatchObject({
      status: 404,
      body: { code: 'second_factor_gone' },
    });
    const { person, authenticator } = await withPasskey();
    const { challenge } = await requestOf(person);
    await server.call('POST', '/api/logout', { as: person });
    const assertion = authenticator.assert(challenge, HERE);
    expect(await the.stepUp(person, { assertion })).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(await ask(person)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });
});

describe.each(GATE_DATABASES)('guesses of a code by step-ups on %s', (kind) => {
  let server: TestServer;
  let the: ReturnType<typeof actionsOf>;
  beforeAll(async () => {
    server = await startTestServer(kind, { RATE_LIMIT_SCALE: '1' });
    the = actionsOf(server);
  });
  afterAll(() => server.stop());

  it('end after five in a session, and count with those at the login, but not against the owner’s device', async () => {
    const { person, secret } = await the.withApp();
    const login = await the.finish((await challengeOf(server, person)).challenge, the.codeOf(secret));
    const { deviceToken } = login.as(sessionAnswerSchema).data;
    server.clock.now += MINUTE;
    const wrong = the.codeOf(secret, -60 * MINUTE);
    for (let sessions = 1; sessions <= 2; sessions += 1) {
      const stolen = await the.oldSession(person);
      for (let tries = 1; tries <= 5; tries += 1) expect((await the.stepUp(stolen, { code: wrong })).status).toBe(401);
      expect(await the.stepUp(stolen, { code: the.codeOf(secret) })).toMatchObject({
        status: 429,
        body: { code: 'rate_limited' },
      });
    }
    const isDelayed = {
      status: 429,
      body: { code: 'too_many_tries', message: 'Too many attempts. Try again in 30 seconds.' },
    };
    const third = await the.oldSession(person);
    expect(await the.stepUp(third, { code: the.codeOf(secret) })).toMatchObject(isDelayed);
    const { challenge } = await challengeOf(server, person);
    expect(await the.finish(challenge, the.codeOf(secret))).toMatchObject(isDelayed);
    expect((await the.stepUp(third, { code: the.codeOf(secret), deviceToken })).status).toBe(200);
  });
});
