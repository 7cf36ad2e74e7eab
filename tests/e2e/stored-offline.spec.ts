import { expect, type Page, test } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { makeAccount } from './accounts.ts';
import { logIn } from './demo.ts';
import { goOffline, stored } from './stored.ts';

/**
 * Without a network, saved posts, the page of each with its phone number, notifications, profiles once opened and
 * avatars are shown with one line that says what is shown and how old it is; where nothing is kept, toasts and pages
 * are those of product §8.
 */

test.use({ serviceWorkers: 'allow' });

const HOUR = 60 * 60 * 1000;
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline.' });
const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');

/**
 * Sets the time at which everything on this device was stored. No page of the app is open meanwhile: it could store
 * more.
 */
async function storedAgo(page: Page, ms: number): Promise<void> {
  await page.goto('/health');
  await page.evaluate(async (age) => {
    const at = Date.now() - age;
    const session: { lists: object } = JSON.parse(localStorage.getItem('oja.session') ?? '{}');
    const loadedAt = { posts: at, conversations: at };
    localStorage.setItem('oja.session', JSON.stringify({ ...session, lists: { ...session.lists, loadedAt } }));
    const opened = indexedDB.open('keyval-store');
    await new Promise((resolve) => {
      opened.addEventListener('success', resolve);
    });
    const entries = opened.result.transaction('keyval', 'readwrite').objectStore('keyval');
    const walked = entries.openCursor();
    await new Promise<void>((resolve) => {
      walked.addEventListener('success', () => {
        const cursor = walked.result;
        if (!cursor) return resolve();
        if (typeof cursor.key === 'string' && !cursor.key.startsWith('outbox'))
          cursor.update({ ...cursor.value, openedAt: at });
        cursor.continue();
      });
    });
    opened.result.close();
  }, ms);
}

const tileOf = (page: Page, title: string) => page.getByRole('article', { name: title });

/** Opens everything that is to be kept as a new user. */
async function visitEverything(page: Page): Promise<{ phone: string; title: string; vendor: string }> {
  await page.goto('/dashboard');
  // Other tests post without pictures.
  const post = page
    .getByRole('article')
    .filter({ has: page.getByRole('img') })
    .first();
  await post.getByRole('button', { name: /^Save/ }).click();
  const title = await post.getByRole('heading').first().innerText();
  await page.goto('/dashboard/saved-posts');
  await tileOf(page, title).getByRole('link', { name: title }).click();
  const phone = await page
    .getByRole('main')
    .getByText(/^\+234/)
    .first()
    .innerText();
  await page.getByRole('main').locator('a[href^="/dashboard/profile/"]').first().click();
  await expect(page).toHaveURL(/\/dashboard\/profile\//);
  await expect(page.getByRole('button', { name: 'Copy Profile Link' })).toBeVisible();
  const vendor = await page.getByRole('heading', { level: 1 }).innerText();
  await expect.poll(() => stored(page)).toContain('followersCursor');
  return { phone, title, vendor };
}

for (const saver of ['off', 'on']) {
  test(
    `saved posts, their pages with the phone number, a profile, notifications and avatars are shown, with one line and no toast; the data saver is ${saver}`,
    { tag: BEYOND_GATE },
    async ({ page, context, request }) => {
      const her = await makeAccount(request, { name: 'Adá Òkè' });
      const bayo = await makeAccount(request, { name: 'Bayo Cole' });
      await request.post(`/api/v1/users/follow/${her.id}`, {
        headers: { authorization: `Bearer ${bayo.accessToken}` },
      });
      await page.goto('/health');
      await page.evaluate((value) => localStorage.setItem('oja.data-saver', value), saver);
      await logIn(page, her.userName, her.password);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      const { phone, title, vendor } = await visitEverything(page);
      const profile = page.url();
      await page.goto('/dashboard/notifications');
      await expect(page.getByText(bayo.name).first()).toBeVisible();
      await expect.poll(() => stored(page)).toContain('senderId');
      await storedAgo(page, 2 * HOUR + 1000);

      await goOffline(page);
      await page.goto('/dashboard/saved-posts');
      await expect(notice(page)).toHaveText('You are offline. Saved posts from 2 hours ago.');
      await expect(tileOf(page, title).locator('img')).toBeVisible();
      await tileOf(page, title).getByRole('link', { name: title }).click();
      await expect(notice(page)).toHaveText('You are offline. Post from 2 hours ago.');
      await expect(page.getByRole('main').getByText(phone).first()).toBeVisible();
      await page.reload();
      await expect(page.getByRole('main').getByText(phone).first()).toBeVisible();
      await page.goto(profile);
      await expect(notice(page)).toHaveText('You are offline. Profile from 2 hours ago.');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(vendor);
      await page.goto('/dashboard/notifications');
      await expect(notice(page)).toHaveText('You are offline. Notifications from 2 hours ago.');
      await expect(page.getByText(bayo.name).first()).toBeVisible();
      await page.goto('/dashboard');
      await expect(notice(page)).toHaveText('You are offline. Posts from 2 hours ago.');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(toasts(page)).toHaveCount(0);
      expect(await page.getByText('Network Error!').count()).toBe(0);

      // Nothing of the categories is kept, with the saver not even their screen.
      await page.goto('/dashboard/search/Fashion');
      const failure = saver === 'on' ? 'This page stopped working' : 'Network Error!';
      await expect(page.getByText(failure, { exact: true }).first()).toBeVisible();
      await expect(notice(page)).toHaveText('You are offline. You see what was loaded before.');

      await page.goto('/dashboard/saved-posts');
      await tileOf(page, title).getByRole('link', { name: title }).click();
      await expect(page.getByRole('main').getByText(phone).first()).toBeVisible();
      await context.setOffline(false);
      await expect(notice(page)).toHaveCount(0, { timeout: 60_000 });
      await expect(page.getByRole('main').getByText(phone).first()).toBeVisible();
    },
  );
}

test(
  'a clock that was a day ahead gives no age of the future, and a device without storage works online',
  { tag: BEYOND_GATE },
  async ({ page, context, request }) => {
    const her = await makeAccount(request, { name: 'Adá Òkè' });
    await logIn(page, her.userName, her.password);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const { title } = await visitEverything(page);
    await storedAgo(page, -24 * HOUR);
    await context.setOffline(true);
    await page.goto('/dashboard/saved-posts');
    await expect(notice(page)).toHaveText('You are offline. Saved posts from your last visit.');
    await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible();
    await context.setOffline(false);
    await expect(notice(page)).toHaveCount(0, { timeout: 60_000 });

    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('No', 'SecurityError');
      };
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    await page.goto('/dashboard/saved-posts');
    await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible();
    await page.goto('/dashboard/settings');
    await expect(page.getByText(/today, .* this month/)).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
  },
);
