import { resetPasswordAnswerSchema, sendOtpAnswerSchema, sessionAnswerSchema } from '@oja/contract/auth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { type Account, GATE_DATABASES, PASSWORD, type TestServer, startTestServer } from '../../../test/test-server.ts';

const argon2 = vi.hoisted(() => ({ verified: [] as string[] }));
vi.mock(import('@node-rs/argon2'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    verify: (hash, password) => {
      argon2.verified.push(String(hash));
      return original.verify(hash, password);
    },
  };
});

describe.each(GATE_DATABASES)('guessing passwords on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, { RATE_LIMIT_SCALE: '1', TRUST_PROXY: 'loopback' });
  });
  afterAll(() => server.stop());

  let addresses = 0;
  const newAddress = () => {
    addresses += 1;
    return `192.0.${Math.floor(addresses / 200)}.${addresses % 200}`;
  };
  const logIn = (userName: string, password: string, address = newAddress(), deviceToken?: string) =>
    server.call('POST', '/api/login', {
      body: { userName, password, deviceToken },
      headers: { 'x-forwarded-for': address },
    });
  const deviceOf = async ({ userName }: Account) =>
    (await logIn(userName, PASSWORD)).as(sessionAnswerSchema).data.deviceToken;
  /** Strangers at many addresses use up their tries of the day. */
  const attack = async (userName: string) => {
    for (let turn = 0; turn < 100; turn += 1) expect((await logIn(userName, 'a guess')).status).toBe(401);
    expect((await logIn(userName, 'a guess')).status).toBe(429);
  };

  /** Returns the hash types and costs of the passwords that are compared for one attempt. */
  const workOf = async (userName: string) => {
    argon2.verified = [];
    await logIn(userName, 'a guess');
    return argon2.verified.map((hash) => hash.split('$').slice(0, 4).join('$'));
  };

  it('makes one address wait after ten failures at an account, longer each time, regardless of the name form', async () => {
    const account = await server.addAccount();
    const address = newAddress();
    for (let turn = 0; turn < 10; turn += 1) {
      const named = turn % 2 === 0 ? account.userName : account.email.toUpperCase();
      expect((await logIn(named, 'a guess', address)).status).toBe(401);
    }
    for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
      const refused = await logIn(account.userName, PASSWORD, address);
      expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_tries' } });
      expect(Number(refused.headers['retry-after'])).toBe(seconds);
      server.clock.now += seconds * 1000;
      expect((await logIn(account.userName, 'a guess', address)).status).toBe(401);
    }
    expect((await logIn(account.userName, PASSWORD, address)).error.message).toBe(
      'Too many attempts. Try again in 15 minutes.',
    );
    expect((await logIn(account.userName, PASSWORD)).status).toBe(200);
    server.clock.now += 900_000;
    expect((await logIn(account.userName, PASSWORD, address)).status).toBe(200);
    expect((await logIn(account.userName, 'a guess', address)).status).toBe(401);
    expect((await logIn(account.userName, PASSWORD, address)).status).toBe(200);
  });

  it('answers 429 for an unknown name after as many failures', async () => {
    const statuses = [];
    const address = newAddress();
    for (let turn = 0; turn < 11; turn += 1)
      statuses.push((await logIn(`ghost of ${kind}`, 'a guess', address)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });

  it('counts fifty concurrent guesses from one address as ten', async () => {
    const account = await server.addAccount();
    const address = newAddress();
    const answers = await Promise.all(Array.from({ length: 50 }, () => logIn(account.userName, 'a guess', address)));
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(10);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(40);
  });

  it('leaves strangers a hundred tries a day at an account, and never keeps out a device that signed in before', async () => {
    const account = await server.addAccount();
    const device = await deviceOf(account);
    const foreign = await deviceOf(await server.addAccount());
    await attack(account.userName);
    const refused = await logIn(account.userName, PASSWORD, newAddress(), foreign);
    expect(refused).toMatchObject({
      status: 429,
      headers: { 'retry-after': '86400' },
      body: { message: 'Too many attempts. Try again in 24 hours.' },
    });
    for (let turn = 0; turn < 12; turn += 1)
      expect((await logIn(account.userName, PASSWORD, newAddress(), device)).status).toBe(200);
    for (let turn = 0; turn < 10; turn += 1)
      expect((await logIn(account.userName, 'a guess', newAddress(), device)).status).toBe(401);
    expect((await logIn(account.userName, 'a guess', newAddress(), device)).status).toBe(429);
    server.clock.now += 24 * 3_600_000;
    expect((await logIn(account.userName, PASSWORD)).status).toBe(200);
  });

  it('lets in the device on which the owner has just chosen a new password with a code', async () => {
    const account = await server.addAccount();
    await attack(account.userName);
    const sent = await server.call('POST', '/api/send-otp', { body: { userName: account.userName } });
    const { refreshToken } = sent.as(sendOtpAnswerSchema).data;
    const otp = /^ {4}(\w{5})$/m.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? '';
    await server.call('PUT', `/api/verify-otp?refreshToken=${refreshToken}`, { body: { otp } });
    const password = 'ankara and lace';
    const reset = await server.call(
      'PUT',
      `/api/reset-password?userName=${account.userName}&refreshToken=${refreshToken}`,
      { body: { newPassword: password, confirmNewPassword: password } },
    );
    const deviceToken = reset.as(resetPasswordAnswerSchema).data?.deviceToken;
    expect((await logIn(account.userName, password)).status).toBe(429);
    expect((await logIn(account.userName, password, newAddress(), deviceToken)).status).toBe(200);
  });

  it('never refuses a first try because of others at the address: many failures only leave one try at each account', async () => {
    const address = newAddress();
    const account = await server.addAccount();
    for (let turn = 0; turn < 30; turn += 1) {
      expect((await logIn(account.userName, PASSWORD, address)).status).toBe(200);
      expect((await logIn(`nobody ${turn}`, 'a guess', address)).status).toBe(401);
    }
    expect((await logIn(account.userName, PASSWORD, address)).status).toBe(200);
    expect((await logIn(account.userName, 'a guess', address)).status).toBe(401);
    expect(await logIn(account.userName, PASSWORD, address)).toMatchObject({
      status: 429,
      headers: { 'retry-after': '30' },
    });
    expect((await logIn(account.userName, PASSWORD)).status).toBe(200);
  });

  it('does not count the right password as a failure, even before activation', async () => {
    const account = await server.addAccount();
    const { queries } = server.database;
    await queries.updateTable('users').set({ activated_at: null }).where('id', '=', account.id).execute();
    for (let turn = 0; turn < 11; turn += 1) expect((await logIn(account.userName, PASSWORD)).status).toBe(403);
  });

  it('does the same work for existing and unknown accounts: one comparison at one cost', async () => {
    const account = await server.addAccount();
    const [known, byEmail, unknown] = [
      await workOf(account.userName),
      await workOf(account.email),
      await workOf('no such name'),
    ];
    expect(known).toHaveLength(1);
    expect(byEmail).toEqual(known);
    expect(unknown).toEqual(known);
  });
});
