import { expect, test } from '@playwright/test';

import { BEYOND_GATE, WITH_MOTION } from '../suite.ts';
import { makeAccount } from './accounts.ts';
import { startSession } from './demo.ts';
import { places } from './feed-places.ts';
import { postByCall } from './market.ts';

/** The vendor's part of the path without a pointer: every step by Tab, Enter, Space, arrow keys and typing. */

test.use(WITH_MOTION);
test('log in, post and like by keyboard only', { tag: BEYOND_GATE }, async ({ page }) => {
  const title = `By keyboard ${Date.now().toString(36)}`;
  const type = async (text: string) => page.keyboard.type(text);
  const tab = async (times = 1) => {
    for (let press = 0; press < times; press += 1) await page.keyboard.press('Tab');
  };

  await page.goto('/login');
  await page.getByLabel('Email or username').focus();
  await type('vendor');
  await tab();
  await type('oja-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.goto('/dashboard/post');
  await expect(page.getByRole('heading', { name: 'New post' })).toBeVisible();
  await tab();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tab();
  await expect(page.getByRole('button', { name: 'Add pictures' })).toBeFocused();
  await tab();
  await type(title);
  await tab();
  await type('Written without a mouse.');
  await tab();
  await type('Elec');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('Electronics');
  await tab();
  await expect(page.getByRole('button', { name: 'Clear' })).toBeFocused();
  await tab();
  await type('1500');
  await tab();
  await type('08031234567');
  await tab();
  await type('Jos');
  await tab();
  await type('Plat');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('Plateau');
  await tab();
  await expect(page.getByRole('button', { name: 'Clear' }).last()).toBeFocused();
  await tab();
  await expect(page.getByRole('combobox', { name: 'Local government' })).toBeFocused();
  await tab();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Foreign Used' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);

  const own = page.getByRole('article').filter({ hasText: title });
  const like = own.getByRole('button', { name: /^Like/ });
  await like.focus();
  await page.keyboard.press('Enter');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});

test('the tab bar is three key presses away from the endless feed', async ({ page }) => {
  await startSession(page, 'customer');
  await page.goto('/dashboard');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to navigation' })).toBeFocused();
  await page.keyboard.press('Enter');
  const tabs = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(tabs).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tabs.getByRole('link', { name: 'Home' })).toBeFocused();
});

test(
  'J and K move from post to post, ? lists the keys, and a switch turns them off',
  { tag: BEYOND_GATE },
  async ({ page }) => {
    await startSession(page, 'customer');
    await page.goto('/dashboard');
    const post = (index: number) => places(page).nth(index).locator('> article');
    await expect(post(0)).toBeVisible();
    await page.keyboard.press('j');
    await expect(post(0)).toBeFocused();
    await page.keyboard.press('j');
    await expect(post(1)).toBeFocused();
    await expect(post(1)).toBeInViewport();
    expect(await post(1).evaluate((element) => element.matches(':focus-visible'))).toBe(true);
    await page.keyboard.press('k');
    await expect(post(0)).toBeFocused();
    await page.keyboard.press('k');
    await expect(post(0)).toBeFocused();

    // Distant posts are not in the DOM until they come near, and further pages load on the way.
    for (let press = 0; press < 30; press += 1) {
      await expect(places(page).nth(press + 1)).toBeAttached();
      await page.keyboard.press('j');
    }
    await expect(post(30)).toBeFocused();
    await expect(post(30)).toBeInViewport();

    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keys on this page' });
    for (const key of [
      /^J next post$/,
      /^K previous post$/,
      /^O open the post$/,
      /^L like it$/,
      /^G then C go to Chat$/,
    ])
      await expect(keys.getByRole('listitem').filter({ hasText: key })).toBeVisible();
    await expect(keys.getByRole('listitem').last()).toHaveText(/show these keys$/);
    await page.keyboard.press('Escape');
    await expect(keys).toHaveCount(0);
    await expect(post(30)).toBeFocused();

    await page.goto('/dashboard/settings');
    await page.getByRole('switch', { name: 'Single-key shortcuts' }).click();
    await page.goto('/dashboard');
    await expect(post(0)).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('?');
    await expect(page.locator(':focus')).toHaveCount(0);
    await expect(keys).toHaveCount(0);
  },
);

test(
  'J and K move through saved posts, a category, found posts and a profile too',
  { tag: BEYOND_GATE },
  async ({ page, request }) => {
    const vendor = await makeAccount(request, { vendor: true });
    for (const number of ['one', 'two']) {
      const { id } = await postByCall(request, vendor, `${vendor.userName} ${number}`, { category: 'Instruments' });
      const headers = { authorization: `Bearer ${vendor.accessToken}` };
      expect((await request.post(`/api/v1/posts/save/${id}`, { headers })).ok()).toBe(true);
    }
    await startSession(page, vendor.userName, vendor.password);
    for (const path of [
      '/dashboard/saved-posts',
      `/dashboard/search/Instruments?query=${vendor.userName}`,
      `/dashboard/search/find?query=${vendor.userName}`,
      `/dashboard/profile/${vendor.id}`,
    ]) {
      await page.goto(path);
      await expect(places(page), path).toHaveCount(2);
      const post = (index: number) => places(page).nth(index).locator('> article');
      for (const [key, index] of [
        ['j', 0],
        ['j', 1],
        ['k', 0],
      ] as const) {
        await page.keyboard.press(key);
        await expect(post(index), path).toBeFocused();
      }
    }
  },
);
