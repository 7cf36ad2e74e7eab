import { setTimeout as pause } from 'node:timers/promises';

import { expect, it } from 'vitest';

import { ConcurrencyLimit } from './concurrency-limit.ts';

it('the limit never runs more jobs at once than its width, and runs all jobs in order', async () => {
  const limit = new ConcurrencyLimit(2);
  let inside = 0;
  let most = 0;
  const order: number[] = [];
  await Promise.all(
    Array.from({ length: 9 }, (_, index) =>
      limit.run(async () => {
        order.push(index);
        inside += 1;
        most = Math.max(most, inside);
        await pause(2);
        inside -= 1;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

it('the limit frees the place of a failed job', async () => {
  const limit = new ConcurrencyLimit(1);
  await expect(limit.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(limit.run(() => Promise.resolve('next'))).resolves.toBe('next');
});
