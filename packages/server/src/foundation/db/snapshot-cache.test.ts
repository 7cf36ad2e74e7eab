import { expect, it } from 'vitest';

import { SnapshotCache } from './snapshot-cache.ts';

it('returns entries only for an unchanged snapshot version, and keeps a limited number', () => {
  const cache = new SnapshotCache<string>(2);
  cache.set('1', 'a', 'one');
  cache.set('1', 'b', 'two');
  expect([cache.get('1', 'a'), cache.get('1', 'b'), cache.get('2', 'a')]).toEqual(['one', 'two', undefined]);
  cache.set('1', 'c', 'three');
  expect([cache.get('1', 'a'), cache.get('1', 'c')]).toEqual([undefined, 'three']);
  cache.set('2', 'd', 'four');
  expect([cache.get('1', 'c'), cache.get('2', 'd')]).toEqual([undefined, 'four']);
});

it('shares one read between concurrent callers, and after a failed read each caller reads again', async () => {
  let reads = 0;
  const reading = SnapshotCache.reading<number>(10);
  const read = async () => {
    reads += 1;
    if (reads === 1) throw new Error('away');
    return reads;
  };
  const together = await Promise.allSettled([reading('x', 'key', read), reading('x', 'key', read)]);
  expect(together).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: 2 }]);
  expect(await Promise.all([reading('x', 'key', read), reading('x', 'key', read), reading('y', 'key', read)])).toEqual([
    3, 3, 4,
  ]);
});
