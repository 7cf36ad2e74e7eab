import { expect, test } from '@playwright/test';

import { startSession } from './demo.ts';

test('the dashboard shows its skeleton while the profile is loading', async ({ page }) => {
  await startSession(page, 'customer');
  const arrived = Promise.withResolvers<void>();
  await page.route('**/api/v1/users/dashboard/*', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto('/dashboard');
  const skeleton = page.getByRole('status').filter({ hasText: 'Loading your dashboard' });
  await expect(skeleton).toBeVisible();
  arrived.resolve();
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
  await expect(skeleton).toBeHidden();
});

test('a visitor who opens a dashboard address is redirected to /', async ({ page }) => {
  await page.goto('/dashboard/settings');
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('a reloaded page has its colour mode from the first paint', async ({ page }) => {
  await startSession(page, 'customer');
  await page.goto('/dashboard/settings');
  await page.getByRole('switch', { name: 'Dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
});
