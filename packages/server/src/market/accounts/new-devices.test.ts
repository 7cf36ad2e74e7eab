import { sessionAnswerSchema } from '@oja/contract/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Account, DATABASES, PASSWORD, type TestServer, startTestServer } from '../../../test/test-server.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36';
const UPDATED_PHONE = PHONE.replace('131', '140');
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

/** What a login sends besides the name. */
interface Sent {
  address?: string | undefined;
  deviceToken?: string | undefined;
  password?: string;
}

describe.each(DATABASES)('a sign-in on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, { TRUST_PROXY: 'loopback' });
  });
  afterAll(() => server.stop());

  const call = ({ userName }: Account, userAgent: string, { address = '102.89.34.7', ...body }: Sent = {}) =>
    server.call('POST', '/api/login', {
      body: { userName, password: PASSWORD, ...body },
      headers: { 'user-agent': userAgent, 'x-forwarded-for': address },
    });
  const answerTo = async (account: Account, userAgent: string, sent?: Sent) =>
    (await call(account, userAgent, sent)).as(sessionAnswerSchema).data;
  const logIn = async (account: Account, userAgent: string, address?: string) =>
    (await answerTo(account, userAgent, { address })).accessToken;
  const mailsTo = ({ email }: Account) => server.mails.filter(({ to }) => to === email);

  it('from the first device of an account sends no email, nor does a later one from there', async () => {
    const ada = await server.addAccount();
    const { accessToken, deviceToken } = await answerTo(ada, PHONE);
    await server.call('POST', '/api/logout', { headers: { authorization: `Bearer ${accessToken}` } });
    await answerTo(ada, UPDATED_PHONE, { address: '102.89.34.200', deviceToken });
    expect(mailsTo(ada)).toEqual([]);
  });

  it('from a device that the account has not used tells its owner device, network and time in Lagos', async () => {
    const ada = await server.addAccount();
    const { deviceToken } = await answerTo(ada, PHONE);
    server.clock.now = Date.UTC(2027, 0, 5, 23, 30);
    await logIn(ada, LAPTOP, '197.210.8.9');
    const [mail] = mailsTo(ada);
    expect(mail?.subject).toBe('New sign-in to your Oja account');
    for (const line of [
      'Device: Firefox on Linux',
      'Network: 197.210.8.x',
      'Time: 6 January 2027 at 00:30, Lagos time',
      'http://oja.test/forgot-password',
      '"Where you are signed in"',
    ])
      expect(mail?.text).toContain(line);
    await answerTo(ada, PHONE, { deviceToken });
    expect(mailsTo(ada)).toHaveLength(1);
    await logIn(ada, PHONE, '197.210.8.9');
    expect(mailsTo(ada)).toHaveLength(2);
  });

  it('without a mark sends an email, also from the same browser in the same network', async () => {
    const ada = await server.addAccount();
    await answerTo(ada, PHONE);
    await logIn(ada, PHONE, '102.89.34.8');
    expect(mailsTo(ada)).toHaveLength(1);
    await logIn(ada, PHONE);
    expect(mailsTo(ada)).toHaveLength(2);
  });

  it('with the mark of a device sends no email from any network, and without it one does', async () => {
    const ada = await server.addAccount();
    const { deviceToken } = await answerTo(ada, PHONE);
    await answerTo(ada, UPDATED_PHONE, { address: '41.58.1.2', deviceToken });
    expect(mailsTo(ada)).toEqual([]);
    await answerTo(ada, UPDATED_PHONE, { address: '41.58.9.2' });
    expect(mailsTo(ada)).toHaveLength(1);
  });

  it('with a wrong password neither sends an email nor makes the device known', async () => {
    const ada = await server.addAccount();
    await logIn(ada, PHONE);
    const guess = await call(ada, LAPTOP, { address: '197.210.8.9', password: 'a guess' });
    expect(guess.status).toBe(401);
    expect(mailsTo(ada)).toEqual([]);
    await logIn(ada, LAPTOP, '197.210.8.9');
    expect(mailsTo(ada)).toHaveLength(1);
  });

  it('from many devices at once sends an email about each but the first', async () => {
    const ada = await server.addAccount();
    await Promise.all(Array.from({ length: 5 }, (_, index) => logIn(ada, PHONE, `102.89.${index}.7`)));
    expect(mailsTo(ada)).toHaveLength(4);
  });
});
