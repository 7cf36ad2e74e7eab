import { expect, it } from 'vitest';

import { SharedReads } from './shared-reads.ts';

it('keeps values until they are dropped, and a limited number', async () => {
  const cache = new SharedReads<number>(2);
  let reads = 0;
  const read = async () => (reads += 1);
  expect([await cache.read('a', read), await cache.read('a', read), await cache.read('b', read)]).toEqual([1, 1, 2]);
  cache.delete('a');
  expect([await cache.read('a', read), await cache.read('b', read)]).toEqual([3, 2]);
  expect([await cache.read('c', read), await cache.read('a', read)]).toEqual([4, 5]);
  cache.clear();
  expect(await cache.read('c', read)).toBe(6);
});

it('shares one read between concurrent callers, and after a failed read each caller reads again', async () => {
  const cache = new SharedReads<number>(10);
  let reads = 0;
  const read = async () => {
    reads += 1;
    if (reads === 1) throw new Error('away');
    return reads;
  };
  const together = await Promise.allSettled([cache.read('key', read), cache.read('key', read)]);
  expect(together).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: 2 }]);
  expect(await Promise.all([cache.read('key', read), cache.read('key', read)])).toEqual([3, 3]);
});
