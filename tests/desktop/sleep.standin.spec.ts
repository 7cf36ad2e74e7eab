import { sendByCall } from '../e2e/talk.ts';
import { makeAccount } from '../e2e/accounts.ts';
import { expect, goTo, signIn, test } from './fixtures.ts';

/** After sleep the app catches up by itself, design §8. */

test('a connection that died in sleep is made anew on waking: what was missed is there, without a restart', async ({ launch, account, calls }) => {
  const bayo = await makeAccount(calls, { name: 'Bayo Cole' });
  const { app, page } = await launch();
  await signIn(page, account);
  // Of the first connection nothing arrives any more, and nobody is told that it is dead: so sleep leaves it.
  let connections = 0;
  let isAsleep = false;
  const isLive = Promise.withResolvers<void>();
  await page.routeWebSocket(/socket\.io/, (socket) => {
    connections += 1;
    const isFirst = connections === 1;
    const server = socket.connectToServer();
    const isLost = () => isFirst && isAsleep;
    socket.onMessage((message) => {
      if (!isLost()) server.send(message);
    });
    server.onMessage((message) => {
      if (!isLost()) socket.send(message);
      if (message.includes('getOnlineUsers')) isLive.resolve();
    });
  });
  await goTo(page, `/dashboard/chat/${bayo.id}`);
  await sendByCall(calls, bayo, account, 'Before');
  await expect(page.getByRole('article').filter({ hasText: 'Before' })).toBeVisible();

  await isLive.promise;
  isAsleep = true;
  await sendByCall(calls, bayo, account, 'While it slept');
  await app.evaluate(() => standin.power('unlock-screen'));
  await expect(page.getByRole('article').filter({ hasText: 'While it slept' })).toBeHidden();
  expect(connections).toBe(1);

  await app.evaluate(() => standin.power('resume'));
  await expect(page.getByRole('article').filter({ hasText: 'While it slept' })).toBeVisible();
  expect(connections).toBe(2);
});
