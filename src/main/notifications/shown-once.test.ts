import { expect, it, vi } from 'vitest';

import type { DataFile } from '../storage/data-file.ts';
import { createShowAfterRestart } from './shown-once.ts';

/** A disk that survives restarts. */
function disk(): DataFile {
  let stored: Record<string, unknown> = {};
  return {
    read: () => stored,
    write(next) {
      stored = next;
    },
  };
}
const start = (file: DataFile) => createShowAfterRestart(file, (error) => expect.unreachable(String(error)));

it('a restart that the user asked for shows the window, and later starts do not', () => {
  const file = disk();
  expect(start(file).consume()).toBe(false);
  start(file).set(true);
  expect(start(file).consume()).toBe(true);
  expect(start(file).consume()).toBe(false);
});

it('a restart that failed shows no window at the next login', () => {
  const file = disk();
  start(file).set(true);
  start(file).set(false);
  expect(start(file).consume()).toBe(false);
});

it('a disk error does not prevent a restart', () => {
  const onFault = vi.fn<(error: unknown) => void>();
  const shownOnce = createShowAfterRestart(
    {
      read: () => ({}),
      write() {
        throw new Error('EROFS');
      },
    },
    onFault,
  );
  shownOnce.set(true);
  expect(onFault).toHaveBeenCalledOnce();
  expect(shownOnce.consume()).toBe(false);
});
