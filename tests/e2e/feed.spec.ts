import { expect, type Page, test } from '@playwright/test';

import { makeAccount } from './accounts.ts';
import { startSession } from './demo.ts';
import { postByCall } from './market.ts';
import { followByCall } from './talk.ts';

/** The home feed, spec §2: adverts after every third post, pages without an end, and the posts of those one follows. */

const entries = (page: Page) => page.getByRole('feed').locator('> article');
/** The feed's entries in order: an advert as such, a post by its address. */
const addresses = (page: Page) =>
  entries(page).evaluateAll((articles) => articles.map((article) => {
    const title = article.querySelector<HTMLAnchorElement>('a[href*="/post/details/"]')?.pathname ?? '';
    return article.getAttribute('aria-label') === 'Promoted' ? `advert ${title}` : title;
  }));

test('an advert stands after every third post, in a loop that further pages do not disturb', async ({ page }) => {
  await startSession(page, 'customer');
  await page.goto('/dashboard');
  await expect(entries(page).nth(15)).toBeAttached();
  const first = await addresses(page);
  expect(first.slice(0, 16).map((entry) => entry.startsWith('advert '))).toEqual(Array.from({ length: 16 }, (_, index) => index % 4 === 3));
  const advert = entries(page).nth(3);
  await expect(advert.getByText('Promoted', { exact: true })).toBeVisible();
  await expect(advert.getByRole('button', { name: /^Like/ })).toBeVisible();

  await entries(page).last().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await addresses(page)).length).toBeGreaterThan(first.length);
  const longer = await addresses(page);
  expect(longer.slice(0, first.length)).toEqual(first);
  const adverts = longer.filter((entry) => entry.startsWith('advert '));
  const round = new Set(adverts).size;
  expect(adverts.slice(round)).toEqual(adverts.slice(0, adverts.length - round));
});

test('pages come until there is no more, and no post comes twice', async ({ page }) => {
  test.slow();
  await startSession(page, 'customer');
  await page.goto('/dashboard');
  await expect(entries(page).first()).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => globalThis.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByText('You have seen everything.')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  const posts = (await addresses(page)).filter((entry) => !entry.startsWith('advert '));
  // Four pages of twelve, and more: the demo market alone has 57 that are shown.
  expect(posts.length).toBeGreaterThan(48);
  expect(new Set(posts).size).toBe(posts.length);
});

test('a further page that does not come leaves what is there, and comes on a press', async ({ page }) => {
  await startSession(page, 'customer');
  await page.route('**/api/v1/posts?*cursor=*', (route) => route.abort('connectionrefused'));
  await page.goto('/dashboard');
  await expect(entries(page).nth(15)).toBeAttached();
  await entries(page).last().scrollIntoViewIfNeeded();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible({ timeout: 20_000 });
  await expect(entries(page)).toHaveCount(16);
  await page.unroute('**/api/v1/posts?*cursor=*');
  await again.click();
  await expect(entries(page).nth(16)).toBeAttached();
});

test('who follows nobody is told so, with the way to find some', async ({ page, request }) => {
  const newcomer = await makeAccount(request);
  await startSession(page, newcomer.userName, newcomer.password);
  await page.goto('/dashboard?feed=following');
  await expect(page.getByRole('heading', { name: 'You are not following anybody yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Find Users' }).click();
  await expect(page).toHaveURL(/\/dashboard\/find-users$/);
});

test('the posts of those one follows are a press away, and back and forward keep which are shown', async ({ page, request }) => {
  const vendor = await makeAccount(request, { vendor: true });
  const customer = await makeAccount(request);
  const { title } = await postByCall(request, vendor, `Aso oke of ${vendor.userName}`);
  await followByCall(request, customer, vendor);
  await startSession(page, customer.userName, customer.password);
  await page.goto('/dashboard');
  await page.getByRole('radio', { name: 'Following' }).check();
  await expect(page).toHaveURL(/\/dashboard\?feed=following$/);
  const posts = page.getByRole('feed', { name: 'Posts of those you follow' }).locator('> article');
  await expect(posts).toHaveCount(1);
  await expect(posts).toContainText(title);

  await page.goBack();
  await expect(page.getByRole('radio', { name: 'For you' })).toBeChecked();
  await expect(page.getByRole('feed', { name: 'Newest posts' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('radio', { name: 'Following' })).toBeChecked();
  await page.reload();
  await expect(posts).toContainText(title);
});

test('back from a post, the feed is where it was left', async ({ page }) => {
  await startSession(page, 'customer');
  await page.goto('/dashboard');
  const fifth = entries(page).nth(5);
  await fifth.scrollIntoViewIfNeeded();
  const title = fifth.getByRole('heading').getByRole('link');
  // Whatever the click itself scrolls is where the reader was.
  await page.evaluate(() => addEventListener('pointerdown', () => Object.assign(globalThis, { leftAt: globalThis.scrollY }), { once: true }));
  await title.click();
  await expect(page.getByRole('heading', { name: /^Comments/ })).toBeVisible();
  expect(await page.evaluate(() => globalThis.scrollY)).toBe(0);
  const leftAt: number = await page.evaluate(() => Reflect.get(globalThis, 'leftAt'));
  expect(leftAt).toBeGreaterThan(500);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect.poll(() => page.evaluate(() => globalThis.scrollY)).toBeCloseTo(leftAt, -1);
});
