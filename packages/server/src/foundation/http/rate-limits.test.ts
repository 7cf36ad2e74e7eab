import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';

import { MemoryCounters } from './counters.ts';
import { addErrorHandler } from './error-handler.ts';
import { type RateLimitName, RateLimit, addRateLimits, limit, limitFailures, limitSuccesses } from './rate-limits.ts';
import { ApiError } from './api-error.ts';

const MINUTE = 60_000;

const statusOf = async (app: FastifyInstance, request: InjectOptions) => (await app.inject(request)).statusCode;
const from = (app: FastifyInstance, remoteAddress: string) => statusOf(app, { url: '/api/page', remoteAddress });
const guess = (app: FastifyInstance, status: number) =>
  statusOf(app, { url: '/api/guess', query: { status: String(status) } });

describe('rate limits', () => {
  let app: FastifyInstance;
  let clock: { now: number };
  beforeEach(() => {
    clock = { now: Date.now() };
    app = Fastify();
    addErrorHandler(app);
    addRateLimits(app, { scale: 1, now: () => clock.now, isKnown: () => false });
  });

  it.each<[RateLimitName, number, number]>([
    ['loginByAccount', 100, 24 * 60 * MINUTE],
    ['loginByAddress', 30, MINUTE],
    ['codeByCaller', 3, 15 * MINUTE],
    ['signupByAddress', 5, 30 * MINUTE],
    ['reportByPerson', 20, 24 * 60 * MINUTE],
    ['uploadByPerson', 60, 60 * MINUTE],
    ['messageByPerson', 60, MINUTE],
  ])('%s allows %i calls in %i ms for each caller', async (name, max, windowMs) => {
    const rateLimit = new RateLimit(app, name, 1);
    for (let taken = 0; taken < max; taken += 1) await rateLimit.take('ada');
    await expect(rateLimit.take('ada')).rejects.toMatchObject({
      code: 'rate_limited',
      status: 429,
      retryAfterS: windowMs / 1000,
    });
    await expect(rateLimit.take('bola')).resolves.toBeUndefined();
    clock.now += windowMs - 1;
    await expect(rateLimit.take('ada')).rejects.toMatchObject({ retryAfterS: 1 });
    clock.now += 1;
    await expect(rateLimit.take('ada')).resolves.toBeUndefined();
  });

  it('answers 429 with retry-after in whole seconds', async () => {
    app.get('/api/page', { preHandler: limit(app, 'codeByCaller', 1) }, async () => 'seen');
    for (let call = 0; call < 3; call += 1) expect((await app.inject('/api/page')).statusCode).toBe(200);
    clock.now += 500;
    const refused = await app.inject('/api/page');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('900');
    expect(refused.json()).toEqual({
      message: 'Too many attempts. Wait a little and try again.',
      code: 'rate_limited',
    });
  });

  it('counts an address as one caller, and in IPv6 the network of a subscriber', async () => {
    app.get('/api/page', { preHandler: limit(app, 'apiByPerson', 0.001) }, async () => 'seen');
    expect(await from(app, '2001:db8:1:2::1')).toBe(200);
    expect(await from(app, '2001:0DB8:1:2:ffff::2')).toBe(429);
    expect(await from(app, '2001:db8:1:3::1')).toBe(200);
    expect(await from(app, '::1')).toBe(200);
    expect(await from(app, 'fe80::1%eth0')).toBe(200);
    expect(await from(app, '198.51.100.1')).toBe(200);
    expect(await from(app, '::ffff:198.51.100.1')).toBe(429);
    expect(await from(app, '198.51.100.2')).toBe(200);
  });

  describe('a limit that counts only failures', () => {
    beforeEach(() => {
      app.get<{ Querystring: { status: string } }>(
        '/api/guess',
        { preHandler: limitFailures(app, 'codeByCaller', 1) },
        async ({ query }, reply) => {
          if (query.status === '401') throw new ApiError('invalid_credentials');
          return reply.code(Number(query.status)).send({});
        },
      );
    });

    it('never refuses calls that succeed or fail because of the server', async () => {
      for (let call = 0; call < 10; call += 1) expect(await guess(app, call % 2 === 0 ? 200 : 503)).not.toBe(429);
    });

    it('refuses after too many failures, even calls that would succeed', async () => {
      for (let call = 0; call < 3; call += 1) expect(await guess(app, 401)).toBe(401);
      expect(await guess(app, 200)).toBe(429);
    });

    it('counts concurrent calls', async () => {
      const statuses = await Promise.all(Array.from({ length: 20 }, () => guess(app, 401)));
      expect(statuses.filter((status) => status === 401)).toHaveLength(3);
    });
  });

  describe('a limit that counts only successes', () => {
    beforeEach(() => {
      app.get<{ Querystring: { status: string } }>(
        '/api/guess',
        { preHandler: limitSuccesses(app, 'codeByCaller', 1) },
        async ({ query }, reply) => reply.code(Number(query.status)).send({}),
      );
    });

    it('never refuses calls that fail', async () => {
      for (let call = 0; call < 10; call += 1) expect(await guess(app, call % 2 === 0 ? 422 : 503)).not.toBe(429);
    });

    it('refuses after the allowed number of successes', async () => {
      for (let call = 0; call < 3; call += 1) expect(await guess(app, 201)).toBe(201);
      expect(await guess(app, 201)).toBe(429);
    });

    it('counts concurrent calls', async () => {
      const statuses = await Promise.all(Array.from({ length: 20 }, () => guess(app, 201)));
      expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    });
  });

  it('stores a limited number of keys, and drops the least recently counted key first', async () => {
    const counters = new MemoryCounters(() => clock.now, 3);
    for (const key of ['a', 'b', 'c', 'a', 'd']) await counters.raise(key, MINUTE);
    expect((await counters.raise('a', MINUTE)).count).toBe(3);
    expect((await counters.raise('b', MINUTE)).count).toBe(1);
  });
});
