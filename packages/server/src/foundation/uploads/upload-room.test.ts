import { setTimeout as pause } from 'node:timers/promises';

import { expect, it } from 'vitest';

import { UploadRoom } from './upload-room.ts';

const outcomes = async (jobs: Promise<unknown>[]) =>
  (await Promise.allSettled(jobs)).map((result) => (result.status === 'fulfilled' ? 'done' : result.reason.code));

it('the room for uploads limits the places of one user, and all places together', async () => {
  const room = new UploadRoom(3, 2);
  const hold = (person: string) => room.enter(person, () => pause(20));
  expect(await outcomes([hold('ada'), hold('ada'), hold('ada'), hold('bola'), hold('chidi')])).toEqual([
    'done',
    'done',
    'rate_limited',
    'done',
    'unavailable',
  ]);
});

it('the room for uploads frees a place after its job, also after a failed one', async () => {
  const room = new UploadRoom(1, 1);
  await expect(room.enter('ada', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(room.enter('ada', () => Promise.resolve('next'))).resolves.toBe('next');
});
