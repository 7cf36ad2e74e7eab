import type { CDPSession, Page } from '@playwright/test';

/** How a long page scrolled. */
export interface Scrolled {
  frames: number;
  /** Frames that came later than one and a half intervals of 60 Hz. */
  late: number;
  /** In megabytes, after a collection of garbage. */
  heapAtFirst: number;
  heapAfter: number;
  nodes: number;
  /** Posts that the page held in the end. */
  posts: number;
  /** How far down it stood then, in pixels. */
  depth: number;
}

/** A screen's worth and a half a second: a reader in a hurry. */
const PIXELS_A_SECOND = 1400;
/** Pixels of one gesture. */
const STRETCH = 14_000;
const LATE_MS = 25;

async function heap(client: CDPSession): Promise<{ used: number; nodes: number }> {
  await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return { used: metric('JSHeapUsedSize') / 1e6, nodes: metric('Nodes') };
}

/**
 * Scrolls a page as a wheel does, which the browser does off the page's own thread, and notes when frames came late.
 * @param isEnough is asked between two stretches
 */
export async function scrollPage(page: Page, isEnough: (posts: number, scrolled: number) => boolean): Promise<Scrolled> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const first = await heap(client);
  await page.evaluate((lateMs) => {
    const count = { frames: 0, late: 0, last: performance.now() };
    Object.assign(globalThis, { count });
    const frame = (now: number) => {
      count.frames += 1;
      if (now - count.last > lateMs) count.late += 1;
      count.last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }, LATE_MS);
  const countPosts = () => page.getByRole('article').count();
  let posts = await countPosts();
  for (let scrolled = 0; !isEnough(posts, scrolled); scrolled += STRETCH) {
    await client.send('Input.synthesizeScrollGesture', {
      x: 195, y: 400, yDistance: -STRETCH, speed: PIXELS_A_SECOND, gestureSourceType: 'mouse', preventFling: true,
    });
    posts = await countPosts();
  }
  const { frames, late } = await page.evaluate((): { frames: number; late: number } => Reflect.get(globalThis, 'count'));
  const depth = await page.evaluate(() => Math.round(globalThis.scrollY));
  const after = await heap(client);
  return { frames, late, heapAtFirst: first.used, heapAfter: after.used, nodes: after.nodes, posts, depth };
}
