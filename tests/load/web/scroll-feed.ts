import type { Page } from '@playwright/test';

import { readHeld, watchFrames } from './page-figures.ts';

/** The result of scrolling a long page. */
export interface Scrolled {
  frames: number;
  late: number;
  /** In megabytes, after a garbage collection. */
  heapAtFirst: number;
  heapAfter: number;
  nodes: number;
  /** The number of posts in the page at the end. */
  posts: number;
  /** Its scroll position then, in pixels. */
  depth: number;
}

/** One and a half screens a second: a fast reader. */
export const PIXELS_A_SECOND = 1400;
/** Pixels of one gesture. */
const STRETCH = 14_000;

/**
 * Scrolls a page like a wheel, which the browser does off the main thread, and records late frames.
 * @param pixels how far, at least
 */
export async function scrollPage(page: Page, pixels: number): Promise<Scrolled> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const first = await readHeld(client);
  const readFrames = await watchFrames(page);
  for (let scrolled = 0; scrolled < pixels; scrolled += STRETCH) {
    await client.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 400,
      yDistance: -STRETCH,
      speed: PIXELS_A_SECOND,
      gestureSourceType: 'mouse',
      preventFling: true,
    });
  }
  const { frames, late } = await readFrames();
  const posts = await page.getByRole('article').count();
  const depth = await page.evaluate(() => Math.round(globalThis.scrollY));
  const after = await readHeld(client);
  return { frames, late, heapAtFirst: first.heap, heapAfter: after.heap, nodes: after.nodes, posts, depth };
}
