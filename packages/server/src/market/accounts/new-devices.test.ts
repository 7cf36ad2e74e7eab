import { sessionAnswerSchema } from '@oja/contract/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Account, DATABASES, PASSWORD, type TestServer, startTestServer } from '../../../test/test-server.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36';
const UPDATED_PHONE = PHONE.replace('131', '140');
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

describe.each(DATABASES)('a sign-in on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, { TRUST_PROXY: 'loopback' });
  });
  afterAll(() => server.stop());

  async function logIn({ userName }: Account, userAgent: string, address = '102.89.34.7', password = PASSWORD) {
    const login = await server.call('POST', '/api/login', {
      body: { userName, password },
      headers: { 'user-agent': userAgent, 'x-forwarded-for': address },
    });
    return login.status === 200 ? login.as(sessionAnswerSchema).data.accessToken : undefined;
  }
  const mailsTo = ({ email }: Account) => server.mails.filter(({ to }) => to === email);

  it('from the first device of an account sends no email, nor does a later one from there', async () => {
    const ada = await server.addAccount();
    const token = await logIn(ada, PHONE);
    await server.call('POST', '/api/logout', { headers: { authorization: `Bearer ${token}` } });
    await logIn(ada, UPDATED_PHONE, '102.89.34.200');
    expect(mailsTo(ada)).toEqual([]);
  });

  it('from a device that the account has not used tells its owner device, network and time in Lagos, once', async () => {
    const ada = await server.addAccount();
    await logIn(ada, PHONE);
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
    await logIn(ada, LAPTOP, '197.210.8.77');
    await logIn(ada, PHONE);
    expect(mailsTo(ada)).toHaveLength(1);
    await logIn(ada, PHONE, '197.210.8.9');
    expect(mailsTo(ada)).toHaveLength(2);
  });

  it('with a wrong password neither sends an email nor makes the device known', async () => {
    const ada = await server.addAccount();
    await logIn(ada, PHONE);
    expect(await logIn(ada, LAPTOP, '197.210.8.9', 'a guess')).toBeUndefined();
    expect(mailsTo(ada)).toEqual([]);
    await logIn(ada, LAPTOP, '197.210.8.9');
    expect(mailsTo(ada)).toHaveLength(1);
  });

  it('from many devices at once sends an email about each but the first', async () => {
    const ada = await server.addAccount();
    await Promise.all(Array.from({ length: 5 }, (_, index) => logIn(ada, PHONE, `102.89.${index}.7`)));
    expect(mailsTo(ada)).toHaveLength(4);
  });

  it('from a hundred devices forgets the one that was used longest ago', async () => {
    const ada = await server.addAccount();
    const values = Array.from({ length: 100 }, (_, index) => ({
      user_id: ada.id,
      device: 'Chrome on Android',
      place: `10.0.${index}.x`,
      last_used_at: index,
    }));
    await server.database.queries.insertInto('used_devices').values(values).execute();
    await logIn(ada, LAPTOP);
    const places = await server.database.queries
      .selectFrom('used_devices')
      .select('place')
      .where('user_id', '=', ada.id)
      .execute();
    expect(places.map(({ place }) => place).toSorted()).toEqual(
      [...values.slice(1).map(({ place }) => place), '102.89.34.x'].toSorted(),
    );
  });
});
