import { expect, it, vi } from 'vitest';

import type { KeptFile } from './kept-file.ts';
import { createShownOnce } from './shown-once.ts';

/** A disk that is there over restarts. */
function disk(): KeptFile {
  let kept: Record<string, unknown> = {};
  return {
    read: () => kept,
    write(next) {
      kept = next;
    },
  };
}
const start = (file: KeptFile) => createShownOnce(file, (error) => expect.unreachable(String(error)));

it('a restart that a person asked for comes back with its window, and no start after it', () => {
  const file = disk();
  expect(start(file).take()).toBe(false);
  start(file).want(true);
  expect(start(file).take()).toBe(true);
  expect(start(file).take()).toBe(false);
});

it('a restart that came to nothing shows no window at the next login', () => {
  const file = disk();
  start(file).want(true);
  start(file).want(false);
  expect(start(file).take()).toBe(false);
});

it('a disk that takes nothing keeps nobody from restarting', () => {
  const onFault = vi.fn<(error: unknown) => void>();
  const shownOnce = createShownOnce(
    {
      read: () => ({}),
      write() {
        throw new Error('EROFS');
      },
    },
    onFault,
  );
  shownOnce.want(true);
  expect(onFault).toHaveBeenCalledOnce();
  expect(shownOnce.take()).toBe(false);
});
