import type { CDPSession, Page } from '@playwright/test';

import { type Frames, readWork, watchFrames } from '../web/page-figures.ts';
import { PIXELS_A_SECOND } from '../web/scroll-feed.ts';

/** Pixels of one gesture. */
const STRETCH = 7000;

/** The result of scrolling a list. */
export interface ScrolledList extends Frames {
  /**
   * Milliseconds that the page's main thread was busy: other processes of the machine delay frames, but not this value.
   */
  work: number;
}

/**
 * Scrolls the element in the middle of the window like a wheel, which the browser does off the main thread, and records
 * late frames.
 * @param client the page's CDP session
 * @param pixels the distance; negative values scroll up
 * @param isEnough ends it early; called between two gestures
 */
export async function scrollList(
  page: Page,
  client: CDPSession,
  pixels: number,
  isEnough: () => Promise<boolean> = async () => false,
): Promise<ScrolledList> {
  const before = await readWork(client);
  const readFrames = await watchFrames(page);
  for (let left = Math.abs(pixels); left > 0 && !(await isEnough()); left -= STRETCH) {
    await client.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 400,
      yDistance: Math.sign(-pixels) * Math.min(left, STRETCH),
      speed: PIXELS_A_SECOND,
      gestureSourceType: 'mouse',
      preventFling: true,
    });
  }
  return { ...(await readFrames()), work: (await readWork(client)) - before };
}
