import { afterEach, describe, expect, it } from 'vitest';

import { type RedisServer, startRedis } from '../../../test/redis.ts';
import { DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

const SMTP = 'smtp://oja:secret@127.0.0.1:1';

describe.each(DATABASES)('GET /ready on %s', (kind) => {
  let server: TestServer | undefined;
  let redis: RedisServer | undefined;
  afterEach(async () => {
    await server?.stop();
    await redis?.stop();
    redis = undefined;
  });
  const ready = async () => {
    const answer = await server?.call('GET', '/ready');
    return { status: answer?.status, body: answer?.body };
  };

  it('reports every part, and reports unused parts as unused', async () => {
    server = await startTestServer(kind);
    expect(await ready()).toMatchObject({
      status: 200,
      body: {
        status: 'ok',
        parts: { database: 'ok', disk: 'ok', redis: 'unused', s3: 'unused', smtp: 'unused' },
        warnings: [],
      },
    });
  });

  it('answers 200 degraded while the mail server or Redis is down', async () => {
    redis = await startRedis();
    server = await startTestServer(kind, { SMTP_URL: SMTP, REDIS_URL: redis.url });
    server.mailFailure.reason = 'connect ECONNREFUSED';
    expect(await ready()).toMatchObject({
      status: 200,
      body: { status: 'degraded', parts: { redis: 'ok', smtp: 'away' } },
    });
    await redis.kill();
    await expect
      .poll(ready)
      .toMatchObject({ status: 200, body: { status: 'degraded', parts: { database: 'ok', redis: 'away' } } });
    expect((await server.call('GET', '/health')).status).toBe(200);
    await redis.restart();
    await expect.poll(ready, { timeout: 10_000 }).toMatchObject({ body: { parts: { redis: 'ok' } } });
  });

  it('names its parts only to operators: on the own machine, or with METRICS_TOKEN', async () => {
    const token = 'a token of the operators';
    server = await startTestServer(kind, { METRICS_TOKEN: token });
    const { app } = server;
    const read = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/ready', remoteAddress: '198.51.100.1', headers })).json<object>();
    const stranger = await read({});
    expect(Object.keys(stranger).toSorted()).toEqual(['status', 'version']);
    expect(await read({ authorization: 'Bearer a guess' })).toEqual(stranger);
    expect(await read({ authorization: `Bearer ${token}` })).toMatchObject({ parts: { database: 'ok' }, warnings: [] });
  });

  it('answers 503 unavailable while the database is down', async () => {
    server = await startTestServer(kind);
    // A connection must have been used before it can be lost.
    await server.addAccount();
    await server.database.queries.destroy();
    expect(await ready()).toMatchObject({
      status: 503,
      body: {
        code: 'unavailable',
        message: 'Oja is not available right now. Try again in a moment.',
        parts: { database: 'away', disk: 'ok' },
      },
    });
    const stranger = await server.app.inject({ url: '/ready', remoteAddress: '198.51.100.1' });
    expect(stranger.statusCode).toBe(503);
    expect(stranger.json()).not.toHaveProperty('parts');
  });
});
