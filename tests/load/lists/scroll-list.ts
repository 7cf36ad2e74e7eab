import type { CDPSession, Page } from '@playwright/test';

import { type Frames, readWork, watchFrames } from '../web/page-figures.ts';
import { PIXELS_A_SECOND } from '../web/scroll-feed.ts';

/** Pixels of one gesture. */
const STRETCH = 7000;

/** How a list scrolled. */
export interface ScrolledList extends Frames {
  /** Milliseconds that the page's own thread was at work: what others do on the machine makes frames late, but not this. */
  work: number;
}

/**
 * Scrolls what is in the middle of the window as a wheel does, which the browser does off the page's own thread, and notes
 * when frames came late.
 * @param client of the page
 * @param pixels how far; below zero upwards
 * @param isEnough ends it before that; asked between two gestures
 */
export async function scrollList(page: Page, client: CDPSession, pixels: number, isEnough: () => Promise<boolean> = async () => false): Promise<ScrolledList> {
  const before = await readWork(client);
  const readFrames = await watchFrames(page);
  for (let left = Math.abs(pixels); left > 0 && !(await isEnough()); left -= STRETCH) {
    await client.send('Input.synthesizeScrollGesture', {
      x: 195, y: 400, yDistance: Math.sign(-pixels) * Math.min(left, STRETCH), speed: PIXELS_A_SECOND, gestureSourceType: 'mouse', preventFling: true,
    });
  }
  return { ...(await readFrames()), work: (await readWork(client)) - before };
}
