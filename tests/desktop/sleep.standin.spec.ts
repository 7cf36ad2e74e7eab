import type { Page } from '@playwright/test';

import { sendByCall } from '../e2e/talk.ts';
import { makeAccount } from '../e2e/accounts.ts';
import { expect, goTo, signInLive, test } from './fixtures.ts';

/** After sleep the app recovers missed data by itself (architecture §8). */

/**
 * Controls the page's connection to the server. Sleep breaks connections without an event: existing ones transfer
 * nothing any more, and pending answers are lost.
 */
async function lineOf(page: Page, serverUrl: string) {
  const live = Promise.withResolvers<void>();
  const line = { live: live.promise, hasSlept: false, connectionsSinceSleep: 0 };
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const isNew = line.hasSlept;
    if (isNew) line.connectionsSinceSleep += 1;
    const server = socket.connectToServer();
    const isDead = () => line.hasSlept && !isNew;
    socket.onMessage((message) => {
      if (!isDead()) server.send(message);
    });
    server.onMessage((message) => {
      if (!isDead()) socket.send(message);
      if (message.includes('getOnlineUsers')) live.resolve();
    });
  });
  await page.route('**/api/v1/messages/**', async (route) => {
    if (line.connectionsSinceSleep > 0) return route.continue();
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: `${serverUrl}${pathname}${search}` });
    return line.hasSlept ? route.abort('internetdisconnected') : route.fulfill({ response });
  });
  return line;
}

test('after sleep, a broken connection is replaced and missed data appears without a restart', async ({
  launch,
  account,
  calls,
  server,
}) => {
  const bayo = await makeAccount(calls, { name: 'Bayo Cole' });
  const { app, page } = await launch();
  // The dashboard's connection ends with its page: this object only controls the one that the conversation opens.
  await signInLive(page, account);
  const line = await lineOf(page, server.url);
  await goTo(page, `/dashboard/chat/${bayo.id}`);
  await line.live;
  await sendByCall(calls, bayo, account, 'Before');
  await expect(page.getByRole('article').filter({ hasText: 'Before' })).toBeVisible();

  line.hasSlept = true;
  await sendByCall(calls, bayo, account, 'While it slept');
  await app.evaluate(() => standin.power('unlock-screen'));
  await expect(page.getByRole('article').filter({ hasText: 'While it slept' })).toBeHidden();
  expect(line.connectionsSinceSleep).toBe(0);

  await app.evaluate(() => standin.power('resume'));
  await expect(page.getByRole('article').filter({ hasText: 'While it slept' })).toBeVisible();
  expect(line.connectionsSinceSleep).toBe(1);
});
