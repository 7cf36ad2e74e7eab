import { expect, it } from 'vitest';

import { limitParallel } from './limit-parallel.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('three tasks run at a time; the next starts when one ends, even with an error, in order', async () => {
  const run = limitParallel(3);
  const started: number[] = [];
  const ends = Array.from({ length: 6 }, () => Promise.withResolvers<number>());
  const results = Promise.allSettled(
    ends.map(({ promise }, index) =>
      run(() => {
        started.push(index);
        return promise;
      }),
    ),
  );
  await settled();
  expect(started).toEqual([0, 1, 2]);

  ends[1]?.reject(new Error('the line is down'));
  await settled();
  expect(started).toEqual([0, 1, 2, 3]);

  for (const [index, { resolve }] of ends.entries()) resolve(index);
  expect((await results).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect(started).toEqual([0, 1, 2, 3, 4, 5]);

  // All three slots are free again, and no more than three.
  const gate = Promise.withResolvers<void>();
  let late = 0;
  const all = Promise.all(
    [0, 1, 2, 3].map(() =>
      run(() => {
        late += 1;
        return gate.promise;
      }),
    ),
  );
  await settled();
  expect(late).toBe(3);
  gate.resolve();
  await all;
  expect(late).toBe(4);
});
