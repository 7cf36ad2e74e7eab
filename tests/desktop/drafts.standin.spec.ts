import type { Page } from '@playwright/test';

import { makeAccount } from '../e2e/accounts.ts';
import { quitApp } from './desktop-app.ts';
import { dashboard, expect, goTo, signIn, test } from './fixtures.ts';

/** Text that was typed and not sent, when the page's process ends (architecture §8). */

const field = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });

test('a draft is written to the disk after the last key, and survives the end of the page’s process', async ({
  launch,
  account,
  calls,
}) => {
  const bayo = await makeAccount(calls, { name: 'Bayo Cole' });
  const { app, page } = await launch();
  await signIn(page, account);
  await goTo(page, `/dashboard/chat/${bayo.id}`);
  await expect(field(page)).toBeVisible();
  const flushes = () => app.evaluate(() => standin.session.flushCount);
  const before = await flushes();
  await field(page).pressSequentially('I can come on Fri');
  await expect.poll(flushes).toBeGreaterThan(before);

  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer());
  await quitApp({ app, page });
  const second = await launch();
  await expect(dashboard(second.page)).toBeVisible();
  await goTo(second.page, `/dashboard/chat/${bayo.id}`);
  await expect(field(second.page)).toHaveValue('I can come on Fri');
});
