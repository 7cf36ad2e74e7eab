import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { createDatabase } from '../../../test/postgres.ts';
import { type RedisServer, startRedis } from '../../../test/redis.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';

describe('two servers on one database with one Redis', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let redis: RedisServer;
  let servers: TestServer[];
  beforeAll(async () => {
    redis = await startRedis();
    database = await createDatabase(inject('postgresUrl'));
    const environment = { DATABASE_URL: database.url, REDIS_URL: redis.url, RATE_LIMIT_SCALE: '1' };
    servers = [await startTestServer('sqlite', environment), await startTestServer('sqlite', environment)];
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await redis.stop();
    await database.drop();
  });

  /** Sends wrong passwords to the servers in turn and returns the statuses. */
  async function guess(userName: string, times: number): Promise<number[]> {
    const statuses: number[] = [];
    for (let index = 0; index < times; index += 1) {
      const answer = await servers[index % servers.length]?.call('POST', '/api/login', {
        body: { userName, password: 'a guess' },
      });
      statuses.push(answer?.status ?? 0);
    }
    return statuses;
  }

  it('allow ten guesses at an account together, not ten each', async () => {
    expect(await guess('ada', 12)).toEqual([...Array<number>(10).fill(401), 429, 429]);
  });

  it('do not refuse users while Redis is down: each counts on its own', async () => {
    await redis.kill();
    expect(await guess('bola', 8)).toEqual(Array<number>(8).fill(401));
    await redis.restart();
  });
});
