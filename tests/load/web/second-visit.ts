import { setTimeout } from 'node:timers/promises';

import { onBarePhone } from './bare-phone.ts';

/** Until a page has done what it left for later. */
const IDLE_MS = 3000;

/** Until the blank page has replaced the one before. */
const BLANK_MS = 1000;

/** Resolves with the time at which an element is visible. */
const awaitElement = (selector: string) => `globalThis.shownAt = new Promise((resolve) => {
  const look = () => {
    const isShown = [...document.querySelectorAll(${JSON.stringify(selector)})].some((each) => each.checkVisibility());
    if (isShown) resolve(performance.now());
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
});`;

/** Resolves once the worker has stored the app (decision 011), and the session the feed. */
const STORED = `new Promise((resolve) => setInterval(() => {
  if (navigator.serviceWorker.controller && localStorage['oja.session'].includes('"posts":[{')) resolve(true);
}, 200))`;

/**
 * Opens the feed again on Lighthouse's slow phone, which has stored the app and the feed.
 * @param session the content of localStorage for a signed-in user
 * @param post selector of a post
 * @returns milliseconds from the navigation's start until the first post is visible, for each visit
 */
export async function returnOnPhone(url: string, session: string, post: string, visits: number): Promise<number[]> {
  return onBarePhone(url, awaitElement(post), session, async ({ goTo, read }) => {
    await goTo(`${url}/dashboard`);
    await read(STORED);
    const times: number[] = [];
    while (times.length < visits) {
      await setTimeout(IDLE_MS);
      await goTo('about:blank');
      await setTimeout(BLANK_MS);
      await goTo(`${url}/dashboard`);
      times.push(Number(await read('shownAt')));
    }
    return times;
  });
}
