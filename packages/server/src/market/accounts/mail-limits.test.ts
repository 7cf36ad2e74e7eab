import { sendOtpAnswerSchema, sessionAnswerSchema } from '@oja/contract/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { DATABASES, PASSWORD, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { mailboxOf } from './mail-budget.ts';

it.each([
  ['Ada@Example.com ', 'ada@example.com'],
  ['ada+oja@example.com', 'ada@example.com'],
  ['a.d.a+x+y@googlemail.com', 'ada@gmail.com'],
  ['a.d.a@example.com', 'a.d.a@example.com'],
  ['+ada@example.com', '+ada@example.com'],
])('the mailbox of %s is %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

describe.each(DATABASES)('strangers at any number of addresses can cause in one mailbox on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, { RATE_LIMIT_SCALE: '1', TRUST_PROXY: 'loopback' });
  });
  afterAll(() => server.stop());

  let addresses = 0;
  const request = (url: string, body: object, headers: Record<string, string> = {}) => {
    addresses += 1;
    const address = `192.0.${Math.floor(addresses / 200)}.${addresses % 200}`;
    return server.call('POST', url, { body, headers: { 'x-forwarded-for': address, ...headers } });
  };
  const signUp = (userName: string, email: string) =>
    request('/api/signup', { name: 'Ada', userName, email, password: PASSWORD, confirmPassword: PASSWORD });
  const requestCode = (userName: string, changes: object = {}) => request('/api/send-otp', { userName, ...changes });

  it('ten emails a day of any kind, for any spelling of the address; later calls have the same answers', async () => {
    const count = server.mails.length;
    const statuses = [];
    for (let turn = 0; turn < 5; turn += 1) {
      statuses.push((await signUp(`ada ${turn} ${kind}`, `A.da+${turn}@gmail.com`)).status);
      statuses.push((await request('/api/activate/resend', { userName: `ada ${turn} ${kind}` })).status);
    }
    expect(server.mails.length - count).toBe(10);
    statuses.push((await signUp(`adaeze${kind}`, 'ada@googlemail.com')).status);
    statuses.push((await request('/api/activate/resend', { userName: `adaeze${kind}` })).status);
    statuses.push((await requestCode('ada@googlemail.com')).status);
    expect(server.mails.length - count).toBe(10);
    expect(statuses).toEqual([201, 200, 201, 200, 201, 200, 201, 200, 201, 200, 201, 200, 200]);
  });

  it('no email at all to people whose signup was refused', async () => {
    expect((await signUp(`bola${kind}`, 'bola@example.com')).status).toBe(201);
    for (let turn = 0; turn < 12; turn += 1) await signUp(`bola${kind}`, 'chidi@example.com');
    const count = server.mails.length;
    expect((await signUp(`chidi${kind}`, 'chidi@example.com')).status).toBe(201);
    expect(server.mails.length - count).toBe(1);
  });

  it('nothing that the owner has: codes that were sent, or emails to a session or a device that signed in before', async () => {
    const account = await server.addAccount();
    const logIn = await server.call('POST', '/api/login', { body: { userName: account.userName, password: PASSWORD } });
    const { deviceToken } = logIn.as(sessionAnswerSchema).data;
    const own = (await requestCode(account.userName)).as(sendOtpAnswerSchema).data;
    const otp = /^ {4}(\w{5})$/m.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? '';
    const answers = [];
    for (let turn = 0; turn < 20; turn += 1) answers.push(await requestCode(account.userName));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(server.mails.filter(({ to }) => to === account.email)).toHaveLength(10);
    const last = answers.at(-1)?.as(sendOtpAnswerSchema).data;
    expect(last?.email).toBe(own.email);
    const verify = (token = '') => server.call('PUT', `/api/verify-otp?refreshToken=${token}`, { body: { otp } });
    expect((await verify(last?.refreshToken)).error.code).toBe('code_invalid');
    expect((await verify(own.refreshToken)).status).toBe(200);
    await requestCode(account.userName, { deviceToken });
    expect(server.mails.filter(({ to }) => to === account.email)).toHaveLength(11);
    await request('/api/send-otp', { userName: account.userName }, { authorization: `Bearer ${account.token}` });
    expect(server.mails.filter(({ to }) => to === account.email)).toHaveLength(12);
    server.clock.now += 24 * 3_600_000;
    await requestCode(account.userName);
    expect(server.mails.filter(({ to }) => to === account.email)).toHaveLength(13);
  });

  it('four emails a day from one address, which leaves the rest to other addresses and to known devices', async () => {
    const account = await server.addAccount();
    const logIn = await server.call('POST', '/api/login', { body: { userName: account.userName, password: PASSWORD } });
    const { deviceToken } = logIn.as(sessionAnswerSchema).data;
    const carrier = { 'x-forwarded-for': '198.51.100.7' };
    const mails = () => server.mails.filter(({ to }) => to === account.email).length;
    for (let turn = 0; turn < 20; turn += 1) {
      const body = { userName: account.userName };
      expect((await server.call('POST', '/api/send-otp', { body, headers: carrier })).status).toBe(200);
      server.clock.now += 6 * 60_000;
    }
    expect(mails()).toBe(4);
    await request('/api/send-otp', { userName: account.userName, deviceToken }, carrier);
    expect(mails()).toBe(5);
    for (let turn = 0; turn < 10; turn += 1) await requestCode(account.userName);
    expect(mails()).toBe(11);
  });

  it('five activation links an hour from one address, by user name and email address together', async () => {
    await signUp(`dayo${kind}`, 'dayo@example.com');
    const headers = { 'x-forwarded-for': '198.51.100.1' };
    const statuses = [];
    for (const userName of [
      `dayo${kind}`,
      'dayo@example.com',
      `DAYO${kind}`,
      'Dayo@example.com',
      'dayo@example.com',
      `dayo${kind}`,
    ])
      statuses.push((await request('/api/activate/resend', { userName }, headers)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('three codes a quarter of an hour from one address, by user name and email together, also for an unknown user', async () => {
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
