import sharp from 'sharp';

import { makeAccount } from '../e2e/accounts.ts';
import { sendByCall } from '../e2e/talk.ts';
import { expect, test } from './fixtures.ts';

/** The maximum brightness, of 255, of a scroll bar in the dark mode. Firefox's own track is white. */
const BRIGHTNESS_MAX = 200;

test('in the dark mode the scroll bar of a thread is thin and dark', async ({ join, request }) => {
  const [ada, bayo] = await Promise.all([makeAccount(request), makeAccount(request)]);
  for (let number = 1; number <= 30; number += 1) await sendByCall(request, bayo, ada, `Message ${number}.`);
  const visitor = await join(ada);
  await visitor.open(`/dashboard/chat/${bayo.id}`);
  // The list of conversations shows the same text before the thread is there.
  await visitor.page.waitForSelector('div[role="log"]');
  await visitor.see('Message 30.');
  const bar = await visitor.page.$eval('div[role="log"]', (log) => {
    const { right, top, height } = log.getBoundingClientRect();
    const width = log.offsetWidth - log.clientWidth;
    return { x: right - width, y: top, width, height };
  });
  expect(bar.width).toBeGreaterThan(0);
  expect(bar.width).toBeLessThan(12);
  const { channels } = await sharp(await visitor.page.screenshot({ clip: bar })).stats();
  expect(Math.max(...channels.slice(0, 3).map(({ max }) => max))).toBeLessThan(BRIGHTNESS_MAX);
});
