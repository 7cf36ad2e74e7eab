import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type TestServer, startTestServer } from '../../../test/test-server.ts';

describe('every answer', () => {
  let server: TestServer;
  let secure: TestServer;
  beforeAll(async () => {
    server = await startTestServer('sqlite', { WEB_ORIGINS: 'https://shop.example' });
    secure = await startTestServer('sqlite', { PUBLIC_URL: 'https://oja.example' });
  });
  afterAll(async () => {
    await server.stop();
    await secure.stop();
  });

  it('forbids external, inline and evaluated scripts', async () => {
    const { headers } = await server.call('GET', '/health');
    const policy = String(headers['content-security-policy']);
    expect(policy.split(';')).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: blob: http://oja.test",
      "connect-src 'self' ws://oja.test",
      "font-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]);
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('allows data that is opened as a page to load nothing, in few bytes', async () => {
    for (const url of ['/api/v1/posts', '/images/00/00000000000000000000000000000000.webp']) {
      const { headers } = await server.call('GET', url);
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': expect.any(String),
      });
      expect(JSON.stringify(headers).length).toBeLessThan(500);
    }
  });

  it('enforces https when the public address uses it', async () => {
    const { headers } = await secure.call('GET', '/health');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    expect(headers['strict-transport-security']).toContain('max-age=');
    const { headers: ofData } = await secure.call('GET', '/api/v1/posts');
    expect(ofData['strict-transport-security']).toContain('max-age=');
  });

  it.each([
    ['https://shop.example', 'https://shop.example'],
    ['oja-app://app', 'oja-app://app'],
    ['https://evil.example', undefined],
  ])('gives a page of %s access-control-allow-origin %s, never with cookies', async (origin, allowed) => {
    const { headers } = await server.call('GET', '/config.json', { headers: { origin } });
    expect(headers['access-control-allow-origin']).toBe(allowed);
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it('is not cached if it comes from the API, errors included, while files may be cached', async () => {
    const account = await server.addAccount();
    for (const [url, as] of [
      ['/api/v1/posts', account],
      [`/%61pi/v1/users/dashboard/${account.userName}`, account],
      ['/api/v1/posts', undefined],
      ['/api/nothing', account],
    ] as const) {
      expect((await server.call('GET', url, { as })).headers['cache-control']).toBe('no-store');
    }
    expect((await server.call('POST', '/api/login', { body: {} })).headers['cache-control']).toBe('no-store');
    expect((await server.call('GET', '/docs')).headers['cache-control']).not.toBe('no-store');
  });

  it('is 413 body_too_large for a body that is too large', async () => {
    const answer = await server.call('POST', '/api/login', { body: { userName: 'x'.repeat(200_000) } });
    expect(answer).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
  });

  it('is 400 bad_request for invalid JSON and for an unknown content type', async () => {
    for (const type of ['application/json', 'application/xml']) {
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/login',
        headers: { 'content-type': type },
        payload: '{"userName":',
      });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: 'bad_request' });
    }
  });

  it('is 503 unavailable when the database is gone, while /health still answers 200', async () => {
    const broken = await startTestServer('sqlite');
    expect((await broken.call('GET', '/ready')).status).toBe(200);
    const account = await broken.addAccount();
    await broken.database.close();
    await expect.poll(() => broken.call('GET', '/ready')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    const answer = await broken.call('GET', '/api/v1/posts', { as: account });
    expect(answer).toMatchObject({
      status: 503,
      body: { message: 'Oja is not available right now. Try again in a moment.', code: 'unavailable' },
    });
    expect(await broken.call('GET', '/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('of /config.json contains only what clients may know', async () => {
    const configured = await startTestServer('sqlite', {
      GOOGLE_CLIENT_ID: 'abc',
      SUPPORT_URL: 'mailto:help@oja.example',
      SMTP_URL: 'smtp://u:secret@127.0.0.1:1',
    });
    expect((await configured.call('GET', '/config.json')).body).toEqual({
      uploadUrl: '/api/upload',
      googleClientId: 'abc',
      googleDesktopClient: null,
      vendorFormUrl: null,
      androidAppUrl: null,
      supportUrl: 'mailto:help@oja.example',
      pushKey: expect.stringMatching(/^[\w-]{87}$/),
    });
    await configured.stop();
    const bare = await startTestServer('sqlite');
    expect((await bare.call('GET', '/config.json')).body).toMatchObject({ supportUrl: 'mailto:support@oja.test' });
    await bare.stop();
  });

  it('of /config.json has the desktop client of Google only when Google sign-in is offered', async () => {
    const desktop = { GOOGLE_DESKTOP_CLIENT_ID: 'desktop', GOOGLE_DESKTOP_CLIENT_SECRET: 'shown' };
    const configured = await startTestServer('sqlite', { GOOGLE_CLIENT_ID: 'abc', ...desktop });
    expect((await configured.call('GET', '/config.json')).body).toMatchObject({
      googleDesktopClient: { id: 'desktop', secret: 'shown' },
    });
    await configured.stop();
    const bare = await startTestServer('sqlite', desktop);
    expect((await bare.call('GET', '/config.json')).body).toMatchObject({
      googleClientId: null,
      googleDesktopClient: null,
    });
    await bare.stop();
  });
});

describe('rate limits', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer('sqlite', { RATE_LIMIT_SCALE: '0.5' });
  });
  afterAll(() => server.stop());

  const guess = (userName: string) => server.call('POST', '/api/login', { body: { userName, password: 'guess' } });

  it('answer 429 too_many_tries to guesses at one account, while other accounts can still log in', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await guess('Ada')).status).toBe(401);
    const refused = await guess(' ADA ');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_tries' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await guess('Bola')).status).toBe(401);
  });

  it('do not count files, because many people behind one address may look at pictures', async () => {
    const strict = await startTestServer('sqlite', { RATE_LIMIT_SCALE: '0.0001' });
    expect((await strict.call('POST', '/api/logout')).status).toBe(200);
    expect((await strict.call('POST', '/api/logout')).status).toBe(429);
    expect((await strict.call('POST', '/%61pi/logout')).status).toBe(429);
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await strict.call('GET', '/version.json')).status).toBe(200);
    await strict.stop();
  });

  it('answer 429 rate_limited to an IPv6 subscriber who changes the address each time', async () => {
    const strict = await startTestServer('sqlite', { RATE_LIMIT_SCALE: '0.01' });
    const activate = async (remoteAddress: string) =>
      (await strict.app.inject({ url: '/api/activate?email=a@example.com&token=x', remoteAddress })).statusCode;
    expect(await activate('2001:db8:1:2::1')).toBe(400);
    expect(await activate('2001:db8:1:2:ffff::2')).toBe(429);
    expect(await activate('2001:db8:1:3::1')).toBe(400);
    await strict.stop();
  });

  it('trust X-Forwarded-For only from a configured proxy', async () => {
    expect(await statusesBehindProxy({})).toEqual([400, 429]);
    expect(await statusesBehindProxy({ TRUST_PROXY: '127.0.0.1' })).toEqual([400, 400]);
  });
});

/** Returns the statuses for two users at a limit of one, when a proxy sends their addresses. */
async function statusesBehindProxy(environment: Record<string, string>): Promise<number[]> {
  const server = await startTestServer('sqlite', { RATE_LIMIT_SCALE: '0.01', ...environment });
  const activate = async (address: string) =>
    (
      await server.app.inject({
        url: '/api/activate?email=a@example.com&token=x',
        headers: { 'x-forwarded-for': address },
      })
    ).statusCode;
  const statuses = [await activate('198.51.100.1'), await activate('198.51.100.2')];
  await server.stop();
  return statuses;
}
