import type { CDPSession, Page } from '@playwright/test';

/** The memory and nodes of a page. */
export interface Held {
  /** In megabytes, after a garbage collection. */
  heap: number;
  nodes: number;
  listeners: number;
}

/** The interval in milliseconds after which a frame counts as late: one and a half intervals of 60 Hz. */
const LATE_MS = 25;

/** @param client the page's CDP session, with `Performance` enabled */
export async function readHeld(client: CDPSession): Promise<Held> {
  // Twice: objects released by the first collection may hold others.
  for (let round = 0; round < 2; round += 1) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return { heap: metric('JSHeapUsedSize') / 1e6, nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}

/** The frames of a page. */
export interface Frames {
  frames: number;
  late: number;
}

/** The processor time of a page's main thread so far, in milliseconds. @param client as above, in `threadTicks` */
export async function readWork(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Counts the frames of a page from now on, and the late ones. @returns a function that returns both, and stops */
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
