import { logFailure } from './log-failure.ts';
import { findBridge } from './window-oja.ts';

/**
 * How long the first change waits for others, in milliseconds. A draft must be on the disk 50 ms after the last key:
 * the rest is for the call to main and the write.
 */
const DELAY_MS = 20;

let pending: ReturnType<typeof setTimeout> | undefined;

async function flush(): Promise<void> {
  pending = undefined;
  const answer = await findBridge()?.call('storage.flush');
  if (answer?.ok === false) logFailure('Drafts were not written to the disk', answer.error);
}

/**
 * Asks the desktop app to write local storage to the disk, after a draft in it has changed. Otherwise Chromium waits
 * for seconds, and a killed app loses what was typed meanwhile. Later changes do not postpone the write, so that fast
 * typing does not put it off. Does nothing in a browser.
 */
export function flushDrafts(): void {
  if (__TARGET__ === 'desktop' && findBridge()) pending ??= setTimeout(() => void flush(), DELAY_MS);
}
