import { expect, test } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { makeAccount } from './accounts.ts';
import { logIn, startSession } from './demo.ts';

/** The session store (product §3): its content, damage, and two tabs that share it. */

test('logging out in one tab logs out the other', async ({ page, context, request }) => {
  const account = await makeAccount(request);
  await logIn(page, account.userName, account.password);
  const other = await context.newPage();
  await other.goto('/dashboard/settings');
  await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible();

  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(other).toHaveURL(/:\d+\/$/);
  await expect(other.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
});

test('the store contains the last feed, and logging out only removes user and token', async ({ page, request }) => {
  const account = await makeAccount(request);
  await logIn(page, account.userName, account.password);
  await expect(page.getByRole('article').first()).toBeVisible();
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('oja.session') ?? '{}'));
  await expect.poll(async () => (await stored()).lists.posts.length).toBeGreaterThan(0);
  expect((await stored()).accessToken).toHaveLength(43);

  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect.poll(stored).toMatchObject({ user: null, accessToken: null });
  expect((await stored()).lists.posts.length).toBeGreaterThan(0);
});

test('a damaged store is set aside with a message, and nothing crashes', { tag: BEYOND_GATE }, async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('oja.session', '{"version":2,"user":{'));
  await page.goto('/login');
  await expect(
    page.getByText('Your saved session could not be read, so you are signed out. Log in again.', { exact: true }),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('oja.session.unreadable'))).toBe('{"version":2,"user":{');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('reload=true is removed from the address, and the page reloads once', async ({ page }) => {
  await startSession(page, 'customer');
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.goto('/dashboard?reload=true&feed=following');
  await expect(page).toHaveURL(/\/dashboard\?feed=following$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => loads).toBe(2);
});
