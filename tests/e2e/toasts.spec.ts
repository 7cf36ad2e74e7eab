import { expect, type Locator, test } from '@playwright/test';

import { BEYOND_GATE, WITH_MOTION } from '../suite.ts';
import { startSession } from './demo.ts';
import { places } from './feed-places.ts';

/** Toasts: a new submit replaces the toasts of the previous one, and they cover nothing important (product §8). */

test.use(WITH_MOTION);

test('a successful sign-up leaves no toast of earlier attempts', async ({ page }) => {
  const mark = Math.random().toString(36).slice(2, 10);
  await page.goto('/signup');
  const register = page.getByRole('button', { name: 'Register' });
  const missing = page.getByText('Please fill all the necessary details', { exact: true });
  await register.click();
  await expect(missing).toBeVisible();

  await page.getByLabel('Full Name').fill('Ngozi Eze');
  await page.getByLabel('Username').fill('vendor');
  await page.getByLabel('Email').fill(`${mark}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('palm-wine-and-ankara');
  await page.getByLabel('Confirm Password').fill('palm-wine-and-ankara');
  await register.click();
  const toasts = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/already taken/);
  await expect(toasts).toHaveCount(1);
  await expect(missing).toHaveCount(0);

  await page.getByLabel('Username').fill(`ngozi.${mark}`);
  await register.click();
  await expect(page.getByRole('status').filter({ hasText: 'Account created' })).toBeVisible();
  expect(await toasts.count()).toBe(0);
});

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not in the page');
  return { top: box.y, bottom: box.y + box.height };
};

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(
    `at ${viewport.width} px a toast is above the tab bar and covers neither the title nor the offline bar`,
    { tag: viewport.width === 390 ? [] : BEYOND_GATE },
    async ({ page, context }) => {
      await page.setViewportSize(viewport);
      await startSession(page, 'customer');
      await page.goto('/dashboard');
      await expect(places(page).first()).toBeVisible();
      // The toasts' code is loaded when the page is idle; without it only a title would be shown.
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      const offline = page.getByText(/^You are offline\. Posts from /);
      await expect(offline).toBeVisible();
      await page.getByRole('button', { name: /^Save/ }).first().click();
      const toast = page
        .getByRole('region', { name: /Notifications/ })
        .getByRole('listitem')
        .first();
      await expect(toast).toBeVisible();
      const { bottom: titleEnd } = await boxOf(page.getByRole('heading', { level: 1 }));
      const { bottom: offlineEnd } = await boxOf(offline);
      const { top: barStart } = await boxOf(page.getByRole('navigation', { name: 'Dashboard' }));
      expect((await boxOf(toast)).top).toBeGreaterThan(Math.max(titleEnd, offlineEnd));
      // It slides in from below.
      await expect.poll(async () => (await boxOf(toast)).bottom).toBeLessThan(barStart);
    },
  );
}
