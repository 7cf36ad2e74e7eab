import type { CDPSession, Page } from '@playwright/test';

/** What a page holds. */
export interface Held {
  /** In megabytes, after a collection of garbage. */
  heap: number;
  nodes: number;
  listeners: number;
}

/** Milliseconds after the one before that a frame counts as late: one and a half intervals of 60 Hz. */
const LATE_MS = 25;

/** @param client of the page, with `Performance` enabled */
export async function readHeld(client: CDPSession): Promise<Held> {
  // Twice: what is let go of by the first may hold more.
  for (let round = 0; round < 2; round += 1) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return { heap: metric('JSHeapUsedSize') / 1e6, nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}

/** How a page moved. */
export interface Frames {
  frames: number;
  late: number;
}

/** Milliseconds that a page's own thread has had the processor so far. @param client as above, in `threadTicks` */
export async function readWork(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Notes from now on how many frames a page shows, and how many of them late. @returns gives both, and ends it */
export async function watchFrames(page: Page): Promise<() => Promise<Frames>> {
  await page.evaluate((lateMs) => {
    const count = { frames: 0, late: 0, last: performance.now(), isOver: false };
    Object.assign(globalThis, { count });
    const frame = (now: number) => {
      if (count.isOver) return;
      count.frames += 1;
      if (now - count.last > lateMs) count.late += 1;
      count.last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }, LATE_MS);
  return () =>
    page.evaluate(() => {
      const count: { frames: number; late: number; isOver: boolean } = Reflect.get(globalThis, 'count');
      count.isOver = true;
      return { frames: count.frames, late: count.late };
    });
}
