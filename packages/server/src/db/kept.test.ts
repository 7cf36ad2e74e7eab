import { expect, it } from 'vitest';

import { Kept } from './kept.ts';

it('what is kept is given while the database stands as it did, and at most so many', () => {
  const kept = new Kept<string>(2);
  kept.keep(1, 'a', 'one');
  kept.keep(1, 'b', 'two');
  expect([kept.get(1, 'a'), kept.get(1, 'b'), kept.get(2, 'a')]).toEqual(['one', 'two', undefined]);
  kept.keep(1, 'c', 'three');
  expect([kept.get(1, 'a'), kept.get(1, 'c')]).toEqual([undefined, 'three']);
  kept.keep(2, 'd', 'four');
  expect([kept.get(1, 'c'), kept.get(2, 'd')]).toEqual([undefined, 'four']);
});

it('those who ask at the same time share one reading; after one that failed, they read for themselves', async () => {
  let reads = 0;
  const reading = Kept.reading<number>(10);
  const read = async () => {
    reads += 1;
    if (reads === 1) throw new Error('away');
    return reads;
  };
  const together = await Promise.allSettled([reading('x', 'key', read), reading('x', 'key', read)]);
  expect(together).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: 2 }]);
  expect(await Promise.all([reading('x', 'key', read), reading('x', 'key', read), reading('y', 'key', read)])).toEqual([3, 3, 4]);
});
