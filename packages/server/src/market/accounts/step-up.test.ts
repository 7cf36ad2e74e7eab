import { randomUUID } from 'node:crypto';

import { stepUpWayAnswerSchema } from '@oja/contract/step-up';
import { withdrawAnswerSchema } from '@oja/contract/wallet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { fillWallet } from '../../../test/ledger.ts';
import { makeSessionsOld } from '../../../test/roles/scene.ts';
import { type Account, GATE_DATABASES, PASSWORD, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { openSession } from './session-store.ts';

const MINUTE = 60_000;

describe.each(GATE_DATABASES)('a step-up on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());

  /** An account whose session logged in long ago. */
  async function withOldSession(role?: 'vendor' | 'admin'): Promise<Account> {
    const person = await server.addAccount(role);
    await makeSessionsOld(server, person);
    return person;
  }
  /** An account that Google opened, with a session that logged in long ago. */
  async function withoutPassword(): Promise<Account> {
    const person = await withOldSession();
    await server.database.queries.updateTable('users').set({ has_password: 0 }).where('id', '=', person.id).execute();
    return person;
  }
  const stepUp = (as: Account, body: object) => server.call('POST', '/api/v1/step-up', { as, body });
  const requestCode = (as: Account) => server.call('POST', '/api/v1/step-up/code', { as });
  const wayOf = async (as: Account) =>
    (await server.call('GET', '/api/v1/step-up', { as })).as(stepUpWayAnswerSchema).data;
  const mailsTo = ({ email }: Account) => server.mails.filter(({ to }) => to === email);
  const codeTo = (person: Account) => /^ {4}(\d{6})$/m.exec(mailsTo(person).at(-1)?.text ?? '')?.[1] ?? '';
  const changePassword = (as: Account, password = 'rarely chosen 72') =>
    server.call('PATCH', `/api/v1/users/profile/${as.id}`, { as, body: { password } });
  const logIn = ({ userName }: Account, password: string) =>
    server.call('POST', '/api/login', { body: { userName, password } });
  const isAsked = { status: 403, body: { code: 'step_up_required' } };

  it('is needed more than 10 minutes after the login, and not before', async () => {
    const person = await server.addAccount();
    server.clock.now += 10 * MINUTE;
    expect((await changePassword(person)).status).toBe(200);
    server.clock.now += 1;
    const other = 'as rarely chosen 73';
    expect(await changePassword(person, other)).toMatchObject({
      ...isAsked,
      body: { code: 'step_up_required', message: 'Nothing was changed. Confirm first that it is you.' },
    });
    expect((await logIn(person, other)).status).toBe(401);
    expect((await logIn(person, 'rarely chosen 72')).status).toBe(200);
  });

  it('with the password lets the same call through, for this session alone', async () => {
    const person = await server.addAccount();
    const twin = { ...person, token: await openSession(server.database.queries, person.id, server.clock.now) };
    await makeSessionsOld(server, person);
    expect(await changePassword(person)).toMatchObject(isAsked);
    expect(await stepUp(person, { password: PASSWORD })).toMatchObject({ status: 200, body: { code: 'stepped_up' } });
    expect(await changePassword(twin)).toMatchObject(isAsked);
    expect((await changePassword(person)).status).toBe(200);
    expect(mailsTo(person)).toHaveLength(1);
  });

  it('is not needed for other changes of the profile', async () => {
    const person = await withOldSession();
    const url = `/api/v1/users/profile/${person.id}`;
    expect((await server.call('PATCH', url, { as: person, body: { bio: 'Adire.' } })).status).toBe(200);
  });

  it('allows another user name, which is emailed to the owner with both names', async () => {
    const person = await withOldSession();
    const rename = (userName: string) =>
      server.call('PATCH', `/api/v1/users/profile/${person.id}`, { as: person, body: { userName } });
    const userName = `Adire House ${kind}`;
    expect(await rename(userName)).toMatchObject(isAsked);
    expect(mailsTo(person)).toEqual([]);
    await stepUp(person, { password: PASSWORD });
    expect((await rename(userName)).status).toBe(200);
    expect((await rename(userName)).status).toBe(200);
    expect(mailsTo(person).map(({ subject }) => subject)).toEqual(['Your Oja username was changed']);
    expect(mailsTo(person)[0]?.text).toContain(`is now "${userName}". It was "${person.userName}".`);
  });

  it('refuses a wrong password with words at its field, and proves nothing', async () => {
    const person = await withOldSession();
    const text = 'This is not the password of your account. Try again.';
    expect(await stepUp(person, { password: 'a guess' })).toMatchObject({
      status: 403,
      body: { code: 'password_wrong', message: text, fields: { password: text } },
    });
    expect(await changePassword(person)).toMatchObject(isAsked);
  });

  it.each([{}, { password: PASSWORD, code: '123456' }])('refuses %j, because it takes one proof', async (body) => {
    expect(await stepUp(await withOldSession(), body)).toMatchObject({
      status: 422,
      body: { fields: { password: 'Send one of the password, the code and the answer of the passkey.' } },
    });
  });

  it.each(['12345', '1234567', 'abcdef', '', 123_456])('refuses %j, which is no code', async (code) => {
    expect(await stepUp(await withOldSession(), { code })).toMatchObject({
      status: 422,
      body: { fields: { code: 'Enter the 6 digits of the code, or a recovery code.' } },
    });
  });

  it('on a revoked session answers 401 in words, sends no code and changes nothing', async () => {
    const person = await withoutPassword();
    await requestCode(person);
    const code = codeTo(person);
    await server.call('POST', '/api/logout', { as: person });
    const refused = { status: 401, body: { code: 'unauthenticated', message: 'Please log in to continue.' } };
    expect(await stepUp(person, { password: PASSWORD })).toMatchObject(refused);
    expect(await stepUp(person, { code })).toMatchObject(refused);
    expect(await requestCode(person)).toMatchObject(refused);
    expect(await changePassword(person)).toMatchObject(refused);
    expect(mailsTo(person)).toHaveLength(1);
    expect((await logIn(person, PASSWORD)).status).toBe(200);
  });

  it('tells an account with a password from one without, and masks the email', async () => {
    expect(await wayOf(await withOldSession())).toMatchObject({ by: 'password' });
    const person = await withoutPassword();
    const email = `${person.email.slice(0, 3)}*******${person.email.slice(10)}`;
    expect(await wayOf(person)).toEqual({ by: 'code', totp: false, passkey: false, email });
  });

  it('sends no code to an account with a password', async () => {
    const person = await withOldSession();
    expect(await requestCode(person)).toMatchObject({ status: 409, body: { code: 'password_set' } });
    expect(mailsTo(person)).toEqual([]);
  });

  it('with the emailed code works once', async () => {
    const person = await withoutPassword();
    expect(await requestCode(person)).toMatchObject({ status: 200, body: { code: 'step_up_code_sent' } });
    const code = codeTo(person);
    expect((await stepUp(person, { code: ` ${code} ` })).status).toBe(200);
    expect(await stepUp(person, { code })).toMatchObject({ status: 410, body: { code: 'code_expired' } });
    expect((await changePassword(person)).status).toBe(200);
    // The account has a password now.
    expect(await requestCode(person)).toMatchObject({ status: 409 });
  });

  it('with a code takes five tries of the newest code, in the session that asked for it', async () => {
    const person = await withoutPassword();
    const twin = { ...person, token: await openSession(server.database.queries, person.id, server.clock.now) };
    await requestCode(person);
    await server.database.queries.updateTable('step_up_codes').set({ tries: 4 }).execute();
    await requestCode(person);
    const code = codeTo(person);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await stepUp(twin, { code })).toMatchObject({ status: 410 });
    for (let tries = 1; tries <= 5; tries += 1)
      expect(await stepUp(person, { code: wrong })).toMatchObject({ status: 400, body: { code: 'code_invalid' } });
    expect(await stepUp(person, { code })).toMatchObject({ status: 410, body: { code: 'code_expired' } });
    expect(await changePassword(person)).toMatchObject(isAsked);
  });

  it('with a code takes 10 minutes', async () => {
    const person = await withoutPassword();
    await requestCode(person);
    server.clock.now += 10 * MINUTE;
    expect(await stepUp(person, { code: codeTo(person) })).toMatchObject({ status: 410 });
  });

  it('allows the withdrawal, which is emailed to the owner once', async () => {
    const person = await withOldSession();
    await fillWallet(server.database.queries, person.id, 500, randomUUID());
    const body = { amount: 500, bankCode: '058', accountNumber: '0123456789', requestKey: randomUUID() };
    const withdraw = () => server.call('POST', '/api/v1/withdraw', { as: person, body });
    expect(await withdraw()).toMatchObject(isAsked);
    expect(mailsTo(person)).toEqual([]);
    await stepUp(person, { password: PASSWORD });
    expect((await withdraw()).status).toBe(200);
    expect((await withdraw()).status).toBe(200);
    expect(mailsTo(person).map(({ subject }) => subject)).toEqual(['A withdrawal from your Oja wallet']);
    expect(mailsTo(person)[0]?.text).toMatch(/₦500 .* ends in 6789\./);
  });

  it('allows an admin to give and take rights and to delete, which is emailed to the person and the admin', async () => {
    const admin = await withOldSession('admin');
    const person = await server.addAccount();
    const verify = () => server.call('PATCH', `/api/v1/users/update_vendor/${person.id}`, { as: admin });
    expect(await verify()).toMatchObject(isAsked);
    expect(mailsTo(person)).toEqual([]);
    await stepUp(admin, { password: PASSWORD });
    expect((await verify()).status).toBe(200);
    expect((await verify()).status).toBe(200);
    expect(mailsTo(person)).toHaveLength(1);
    expect((await server.call('DELETE', `/api/v1/users/delete/${person.id}`, { as: admin })).status).toBe(200);
    expect(mailsTo(person)).toHaveLength(2);
    expect(mailsTo(admin).map(({ text }) => text)).toEqual([
      expect.stringContaining(`${person.userName} is now a verified vendor, by your account.`),
      expect.stringContaining(`The account of ${person.userName} was deleted with your account.`),
    ]);
  });

  it('allows an admin to settle a withdrawal, which is emailed to the owner and the admin', async () => {
    const [admin, person] = [await withOldSession('admin'), await server.addAccount()];
    await fillWallet(server.database.queries, person.id, 5000, randomUUID());
    const body = { amount: 5000, bankCode: '058', accountNumber: '0123456789', requestKey: randomUUID() };
    const asked = await server.call('POST', '/api/v1/withdraw', { as: person, body });
    const { _id: id } = asked.as(withdrawAnswerSchema).data.withdrawal;
    const settle = () => server.call('PATCH', `/api/v1/withdrawals/${id}`, { as: admin, body: { state: 'paid' } });
    expect(await settle()).toMatchObject(isAsked);
    expect(mailsTo(admin)).toEqual([]);
    await stepUp(admin, { password: PASSWORD });
    expect((await settle()).status).toBe(200);
    expect((await settle()).status).toBe(200);
    expect(mailsTo(person).at(-1)?.subject).toBe('Your withdrawal from Oja was paid');
    expect(mailsTo(admin).map(({ text }) => text)).toEqual([
      expect.stringContaining('A withdrawal of ₦5,000 was marked as paid with your account.'),
    ]);
  });

  it('allows the deletion of the account, which is emailed to the owner', async () => {
    const person = await withOldSession();
    const remove = () => server.call('DELETE', `/api/v1/users/delete/${person.id}`, { as: person });
    expect(await remove()).toMatchObject(isAsked);
    await stepUp(person, { password: PASSWORD });
    expect((await remove()).status).toBe(200);
    expect(mailsTo(person).map(({ subject }) => subject)).toEqual(['Your Oja account was deleted']);
  });
});

describe.each(GATE_DATABASES)('too many tries on %s', (kind) => {
  it('end the guessing of one session, and neither the login nor another session', async () => {
    const server = await startTestServer(kind, { RATE_LIMIT_SCALE: '1' });
    const person = await server.addAccount();
    const guess = (as: Account, password: string) => server.call('POST', '/api/v1/step-up', { as, body: { password } });
    for (let tries = 1; tries <= 5; tries += 1) expect((await guess(person, 'a guess')).status).toBe(403);
    const refused = await guess(person, PASSWORD);
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'rate_limited', message: 'Too many attempts. Wait a little and try again.' },
    });
    expect(Number(refused.headers['retry-after'])).toBe(15 * 60);
    const body = { userName: person.userName, password: PASSWORD };
    expect((await server.call('POST', '/api/login', { body })).status).toBe(200);
    const twin = { ...person, token: await openSession(server.database.queries, person.id, server.clock.now) };
    expect((await guess(twin, PASSWORD)).status).toBe(200);
    server.clock.now += 15 * MINUTE;
    expect((await guess(person, PASSWORD)).status).toBe(200);
    await server.stop();
  });

  it('in a day end the guessing of a session too: thirty, however slowly they are made', async () => {
    const server = await startTestServer(kind, { RATE_LIMIT_SCALE: '1' });
    const person = await server.addAccount();
    const guess = (password: string) => server.call('POST', '/api/v1/step-up', { as: person, body: { password } });
    for (let tries = 1; tries <= 30; tries += 1) {
      expect((await guess('a guess')).status).toBe(403);
      server.clock.now += 5 * MINUTE;
    }
    expect(await guess(PASSWORD)).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    server.clock.now += 24 * 60 * MINUTE;
    expect((await guess(PASSWORD)).status).toBe(200);
    await server.stop();
  });

  it('of requesting codes end those of one session: the account has codes left for others', async () => {
    const server = await startTestServer(kind, { RATE_LIMIT_SCALE: '1' });
    const person = await server.addAccount();
    const { queries } = server.database;
    await queries.updateTable('users').set({ has_password: 0 }).where('id', '=', person.id).execute();
    const statusesOf = async (as: Account, times: number) => {
      const statuses = [];
      for (let time = 0; time < times; time += 1)
        statuses.push((await server.call('POST', '/api/v1/step-up/code', { as })).status);
      return statuses;
    };
    expect(await statusesOf(person, 20)).toEqual([200, 200, 200, ...Array<number>(17).fill(429)]);
    for (let session = 2; session <= 4; session += 1) {
      const twin = { ...person, token: await openSession(queries, person.id, server.clock.now) };
      expect(await statusesOf(twin, 3)).toEqual([200, 200, 200]);
    }
    // Twelve in all, so that many sessions cannot fill the mailbox.
    const last = { ...person, token: await openSession(queries, person.id, server.clock.now) };
    expect(await statusesOf(last, 1)).toEqual([429]);
    await server.stop();
  });
});
