import { setTimeout } from 'node:timers/promises';

import { onBarePhone } from './bare-phone.ts';

/** How long a visit is watched: what the page leaves for later is done by then. */
const VISIT_MS = 5000;

const WATCH = `globalThis.longTasks = [];
new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)))
  .observe({ type: 'longtask', buffered: true });`;

/**
 * Opens a page as a first visit on Lighthouse's slow phone.
 * @param session the content of localStorage for a signed-in user
 * @returns the longest task in milliseconds; 0 where none took 50
 */
export async function longestTask(url: string, session?: string): Promise<number> {
  return onBarePhone(url, WATCH, session, async ({ goTo, read }) => {
    await goTo(url);
    await setTimeout(VISIT_MS);
    return Number(await read('Math.max(0, ...longTasks)'));
  });
}
