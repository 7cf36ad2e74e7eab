import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { PASSWORD, type TestServer, startTestServer } from '../../../test/test-server.ts';

describe('one user can cause a limited number of emails from any number of addresses:', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer('sqlite', { RATE_LIMIT_SCALE: '1', TRUST_PROXY: 'loopback' });
  });
  afterAll(() => server.stop());

  let addresses = 0;
  const request = async (url: string, body: object) => {
    addresses += 1;
    return (await server.call('POST', url, { body, headers: { 'x-forwarded-for': `192.0.2.${addresses}` } })).status;
  };
  const signUp = (userName: string, email: string) =>
    request('/api/signup', { name: 'Ada', userName, email, password: PASSWORD, confirmPassword: PASSWORD });

  it('ten signups an hour, regardless of the case of the email address', async () => {
    for (let turn = 0; turn < 10; turn += 1)
      expect(await signUp('ada', turn % 2 === 0 ? 'ada@example.com' : 'ADA@example.com')).toBe(201);
    expect(await signUp('ada', 'Ada@example.com')).toBe(429);
    expect(await signUp('bola', 'bola@example.com')).toBe(201);
  });

  it('five more activation links an hour, by user name and email address together', async () => {
    await signUp('chidi', 'chidi@example.com');
    const statuses = [];
    for (const userName of ['chidi', 'chidi@example.com', 'CHIDI', 'Chidi@example.com', 'chidi', 'chidi@example.com'])
      statuses.push(await request('/api/activate/resend', { userName }));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
