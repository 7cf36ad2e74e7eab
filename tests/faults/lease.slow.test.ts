import { describe, expect, it } from 'vitest';

import { type RedisServer, startRedis } from '../../packages/server/test/redis.ts';
import { startOja } from '../processes/oja-server.ts';
import { makePlace } from './place.ts';

/**
 * Jobs of real processes run by the minute, so this runs at full size only; the sweeper's own test uses a fake clock
 * instead.
 */
describe('the sweeper of two processes', () => {
  it('one process takes over the jobs of the other after that was killed', async () => {
    const place = await makePlace('PostgreSQL');
    const redis: RedisServer = await startRedis();
    const settings = { ...place, environment: { REDIS_URL: redis.url } };
    const holders = async () => {
      const rows = await place.look((queries) =>
        queries.selectFrom('leases').select(['name', 'holder']).where('expires_at', '>', Date.now()).execute(),
      );
      return new Set(rows.map(({ holder }) => holder));
    };
    const first = await startOja(settings);
    await expect.poll(async () => (await holders()).size, { timeout: 60_000, interval: 500 }).toBe(1);
    const [before] = await holders();
    const second = await startOja(settings);
    first.program.kill('SIGKILL');
    await expect
      .poll(async () => [...(await holders())].some((holder) => holder !== before), { timeout: 90_000, interval: 500 })
      .toBe(true);
    await second.program.stop();
    // A process that stops in order releases its leases at once; those of a killed process expire.
    expect([...(await holders())].filter((holder) => holder !== before)).toEqual([]);
    await redis.stop();
    await place.remove();
  });
});
