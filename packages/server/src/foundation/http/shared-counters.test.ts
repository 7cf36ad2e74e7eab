import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type RedisServer, startRedis } from '../../../test/redis.ts';
import { type SharedRedis, openRedis } from '../startup/redis.ts';
import { MemoryCounters } from './counters.ts';
import { SharedCounters } from './shared-counters.ts';

const WINDOW = 60_000;

describe('counters in Redis', () => {
  let redis: RedisServer;
  let connections: SharedRedis[];
  let nodes: SharedCounters[];
  beforeAll(async () => {
    redis = await startRedis();
    connections = await Promise.all([openRedis(redis.url), openRedis(redis.url)]);
    nodes = connections.map(({ client }) => new SharedCounters(client, new MemoryCounters(Date.now)));
  });
  afterAll(async () => {
    await Promise.all(connections.map((connection) => connection.close()));
    await redis.stop();
  });
  /** Counts once at each node and returns the counts, lowest first. */
  const counts = async (key: string, windowMs = WINDOW) =>
    (await Promise.all(nodes.map(async (node) => (await node.raise(key, windowMs)).count))).toSorted((a, b) => a - b);

  it('are shared by all servers, and exact under concurrency', async () => {
    const raised = await Promise.all(Array.from({ length: 25 }, () => counts('haste')));
    expect(raised.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  });

  it('expire after the window that the first count opened', async () => {
    const brief = 3000;
    expect(await counts('brief', brief)).toEqual([1, 2]);
    // Each poll counts as well: if later counts opened the window again, it would never end.
    const raise = async () => (await nodes[0]?.raise('brief', brief))?.count;
    await expect.poll(raise, { timeout: 20_000, interval: 500 }).toBe(1);
    const { leftMs } = (await nodes[1]?.raise('brief', brief)) ?? {};
    expect(leftMs).toBeLessThanOrEqual(brief);
  });

  it('can be lowered, but never below zero', async () => {
    await nodes[0]?.raise('back', WINDOW);
    for (const node of [...nodes, ...nodes]) await node.lower('back');
    expect((await nodes[0]?.raise('back', WINDOW))?.count).toBe(1);
  });

  it('continue in the memory of each server while Redis is down, and are shared again afterwards', async () => {
    expect(await counts('away')).toEqual([1, 2]);
    await redis.kill();
    const started = performance.now();
    expect(await counts('away')).toEqual([1, 1]);
    expect(await counts('away')).toEqual([2, 2]);
    expect(performance.now() - started).toBeLessThan(1000);
    await redis.restart();
    await expect
      .poll(async () => (await counts('again')).join(), { timeout: 10_000, interval: 300 })
      .toMatch(/^(\d+),(?!\1)\d+$/);
  });
});
