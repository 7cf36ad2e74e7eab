import { setTimeout as pause } from 'node:timers/promises';

import { expect, it } from 'vitest';

import { EventLoop } from './event-loop.ts';

/** Blocks the event loop. */
function block(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end;);
}

it('the lag of the event loop is measured, and a short block is separate from sustained lag', async () => {
  const loop = new EventLoop();
  try {
    await pause(100);
    block(900);
    await expect.poll(() => loop.lag.max, { timeout: 5000 }).toBeGreaterThan(0.5);
    expect(loop.sustainedLag).toBe(0);
    for (const end = performance.now() + 15_000; loop.sustainedLag < 0.1 && performance.now() < end; await pause(1))
      block(300);
    expect(loop.sustainedLag).toBeGreaterThan(0.1);
  } finally {
    loop.stop();
  }
});
