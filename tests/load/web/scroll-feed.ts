import type { Page } from '@playwright/test';

import { readHeld, watchFrames } from './page-figures.ts';

/** How a long page scrolled. */
export interface Scrolled {
  frames: number;
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
export const PIXELS_A_SECOND = 1400;
/** Pixels of one gesture. */
const STRETCH = 14_000;

/**
 * Scrolls a page as a wheel does, which the browser does off the page's own thread, and notes when frames came late.
 * @param isEnough is asked between two stretches
 */
export async function scrollPage(page: Page, isEnough: (posts: number, scrolled: number) => boolean): Promise<Scrolled> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const first = await readHeld(client);
  const readFrames = await watchFrames(page);
  const countPosts = () => page.getByRole('article').count();
  let posts = await countPosts();
  for (let scrolled = 0; !isEnough(posts, scrolled); scrolled += STRETCH) {
    await client.send('Input.synthesizeScrollGesture', {
      x: 195, y: 400, yDistance: -STRETCH, speed: PIXELS_A_SECOND, gestureSourceType: 'mouse', preventFling: true,
    });
    posts = await countPosts();
  }
  const { frames, late } = await readFrames();
  const depth = await page.evaluate(() => Math.round(globalThis.scrollY));
  const after = await readHeld(client);
  return { frames, late, heapAtFirst: first.heap, heapAfter: after.heap, nodes: after.nodes, posts, depth };
}
