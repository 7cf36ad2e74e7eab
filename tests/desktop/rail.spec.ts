import { quitApp } from './desktop-app.ts';
import { expect, signIn, test } from './fixtures.ts';

/** The tabs as a rail beside the page, in a wide window of the desktop app. */

test('the tabs are a rail, wide or narrow as chosen, and at the bottom in a small window', async ({
  launch,
  account,
}) => {
  const first = await launch();
  const { page } = first;
  await signIn(page, account);
  const rail = page.getByRole('navigation', { name: 'Dashboard' });
  const width = async () => (await rail.boundingBox())?.width;

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(width).toBe(208);
  await expect.poll(() => rail.boundingBox()).toMatchObject({ x: 0, y: 48, height: 852 });
  // The screen's title stands in the top bar.
  await expect(page.getByRole('banner').getByTitle('Home')).toBeVisible();
  await expect.poll(async () => (await page.getByRole('main').boundingBox())?.x).toBeGreaterThanOrEqual(208);
  const top = async (name: string) => (await rail.getByRole('link', { name }).boundingBox())?.y ?? 0;
  expect(await top('Post')).toBeGreaterThan(await top('Profile'));
  // The order of the Tab key is that of the rail.
  await rail.getByRole('link', { name: 'Profile' }).focus();
  await page.keyboard.press('Tab');
  await expect(rail.getByRole('link', { name: 'Post' })).toBeFocused();

  await page.getByRole('button', { name: 'Show narrow navigation' }).click();
  await expect.poll(width).toBe(72);
  await page.getByRole('button', { name: 'Show wide navigation' }).click();
  await expect.poll(width).toBe(208);
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect.poll(width).toBe(72);
  await expect(page.getByRole('button', { name: /navigation$/ })).toBeHidden();
  await page.setViewportSize({ width: 820, height: 800 });
  await expect.poll(async () => (await rail.boundingBox())?.y).toBeGreaterThan(600);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Show narrow navigation' }).click();
  await quitApp(first);
  const again = await launch();
  await again.page.setViewportSize({ width: 1440, height: 900 });
  const second = again.page.getByRole('navigation', { name: 'Dashboard' });
  await expect.poll(async () => (await second.boundingBox())?.width).toBe(72);
});
