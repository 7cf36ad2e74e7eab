import { setTimeout as wait } from 'node:timers/promises';

import { afterEach, describe, expect, it } from 'vitest';

import { type RedisServer, startRedis } from '../../../test/redis.ts';
import { type SharedRedis, openRedis } from './redis.ts';

let server: RedisServer | undefined;
let redis: SharedRedis | undefined;

afterEach(async () => {
  await redis?.close();
  await server?.stop();
  redis = undefined;
});

describe('the shared Redis', () => {
  it('answers, fails at once while it is down, and reconnects by itself', async () => {
    server = await startRedis();
    redis = await openRedis(server.url);
    let returns = 0;
    redis.onReturn(() => {
      returns += 1;
    });
    await redis.client.set('k', 'v');
    expect(await redis.health()).toBe(true);

    await server.kill();
    await wait(50);
    const before = performance.now();
    await expect(redis.client.get('k')).rejects.toThrow(/closed|writeable|retries/i);
    expect(await redis.health()).toBe(false);
    expect(performance.now() - before).toBeLessThan(500);

    await server.restart();
    await expect.poll(() => redis?.health(), { timeout: 5000 }).toBe(true);
    expect(returns).toBe(1);
  });

  it('refuses to start without it, with a one-line message that hides the password', async () => {
    await expect(openRedis('redis://oja:secret@127.0.0.1:1')).rejects.toThrow(
      /^REDIS_URL: Redis at 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED.*\. Start it there, or correct the address, user and password\.$/,
    );
  });
});
