import { expect } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { bubble, log, open, say, test } from './two-people.ts';

/** How many messages wait when the line returns. */
const WAITING = 50;
/** How long the line is down, in milliseconds. */
const DOWN_MS = 60_000;

test(
  'after a line that was down for a minute, fifty waiting messages arrive together, in order',
  { tag: BEYOND_GATE },
  async ({ ada, bayo }) => {
    test.setTimeout(180_000);
    await Promise.all([open(ada, bayo), open(bayo, ada)]);
    await say(ada.page, 'before the gap');
    await expect(bubble(bayo.page, 'before the gap')).toBeVisible();

    await ada.context.setOffline(true);
    const down = new Promise((resolve) => setTimeout(resolve, DOWN_MS));
    for (let number = 1; number <= WAITING; number += 1) await say(ada.page, `waiting ${number}.`);
    await down;
    const calls: string[] = [];
    ada.page.on('request', (sent) => {
      if (sent.method() === 'POST' && sent.url().includes('/api/v1/messages')) calls.push(sent.url());
    });
    const returned = performance.now();
    await ada.context.setOffline(false);
    await expect(bubble(bayo.page, `waiting ${WAITING}.`)).toBeVisible();
    const tookMs = performance.now() - returned;
    test.info().annotations.push({ type: 'after the return', description: `${tookMs.toFixed(0)} ms` });
    const names = await log(bayo.page).getByRole('article').allInnerTexts();
    const numbers = names.flatMap((text) => /waiting (\d+)\./.exec(text)?.[1] ?? []).map(Number);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(new Set(numbers).size).toBe(numbers.length);
    // Together, and not one call a message. The first may be tried beside the reconnection.
    expect(calls.length).toBeLessThanOrEqual(4);
  },
);
