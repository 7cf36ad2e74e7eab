import { expect, test } from '@playwright/test';

import { BEYOND_GATE, WITH_MOTION } from '../suite.ts';
import { makeAccount } from './accounts.ts';
import { startSession } from './demo.ts';
import { addresses, addressesToTheEnd, places, reach } from './feed-places.ts';
import { postByCall } from './market.ts';
import { followByCall } from './talk.ts';

/** The home feed (product §2): adverts after every third post, endless pages, and the following feed. */

test.use(WITH_MOTION);

test(
  'an advert appears after every third post, in a cycle that further pages continue',
  { tag: BEYOND_GATE },
  async ({ page }) => {
    await startSession(page, 'customer');
    await page.goto('/dashboard');
    await expect(places(page).nth(15)).toBeAttached();
    const first = await addresses(page, 16);
    expect(first.map((entry) => entry.startsWith('advert '))).toEqual(
      Array.from({ length: 16 }, (_, index) => index % 4 === 3),
    );
    const advert = places(page).nth(3);
    await reach(advert);
    await expect(advert.getByText('Promoted', { exact: true })).toBeVisible();
    await expect(advert.getByRole('button', { name: /^Like/ })).toBeVisible();

    await reach(places(page).nth(15));
    await expect(places(page).nth(31)).toBeAttached();
    const longer = await addresses(page, 32);
    expect(longer.slice(0, first.length)).toEqual(first);
    const adverts = longer.filter((entry) => entry.startsWith('advert '));
    const round = new Set(adverts).size;
    expect(adverts.slice(round)).toEqual(adverts.slice(0, adverts.length - round));
  },
);

test('pages load until there are no more, and no post appears twice', { tag: BEYOND_GATE }, async ({ page }) => {
  test.slow();
  await startSession(page, 'customer');
  await page.goto('/dashboard');
  await expect(places(page).first()).toBeVisible();
  const posts = (await addressesToTheEnd(page)).filter((entry) => !entry.startsWith('advert '));
  // Twenty pages of twelve: the demo data alone has 237 visible posts.
  expect(posts.length).toBeGreaterThanOrEqual(237);
  expect(new Set(posts).size).toBe(posts.length);
});

test('a page that fails to load leaves the others, and loads on a press', { tag: BEYOND_GATE }, async ({ page }) => {
  await startSession(page, 'customer');
  await page.route('**/api/v1/posts?*cursor=*', (route) => route.abort('connectionrefused'));
  await page.goto('/dashboard');
  await expect(places(page).nth(15)).toBeAttached();
  await reach(places(page).nth(15));
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(places(page)).toHaveCount(16);
  await page.unroute('**/api/v1/posts?*cursor=*');
  await again.click();
  await expect(places(page).nth(16)).toBeAttached();
});

test(
  'a user who follows nobody gets a message with a link to find people',
  { tag: BEYOND_GATE },
  async ({ page, request }) => {
    const newcomer = await makeAccount(request);
    await startSession(page, newcomer.userName, newcomer.password);
    await page.goto('/dashboard?feed=following');
    await expect(page.getByRole('heading', { name: 'You are not following anybody yet' })).toBeVisible();
    await page.getByRole('link', { name: 'Find Users' }).click();
    await expect(page).toHaveURL(/\/dashboard\/find-users$/);
  },
);

test('the following feed is one press away, and back and forward restore the choice', async ({ page, request }) => {
  const vendor = await makeAccount(request, { vendor: true });
  const customer = await makeAccount(request);
  const { title } = await postByCall(request, vendor, `Aso oke of ${vendor.userName}`);
  await followByCall(request, customer, vendor);
  await startSession(page, customer.userName, customer.password);
  await page.goto('/dashboard');
  await page.getByRole('radio', { name: 'Following' }).click();
  await expect(page).toHaveURL(/\/dashboard\?feed=following$/);
  const posts = page.getByRole('feed', { name: 'Posts of those you follow' }).locator('> * > article');
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

test('going back from a post returns to the same place of the feed', async ({ page }) => {
  await startSession(page, 'customer');
  await page.goto('/dashboard');
  const sixth = places(page).nth(5);
  await reach(sixth);
  // By its address: a new post in the meantime moves every post down by one.
  const href = (await sixth.getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
  const title = page
    .locator('[role=feed] > * > article:not([aria-label^="Promoted: "])')
    .getByRole('heading')
    .locator(`a[href="${href}"]`);
  const topOf = () => title.evaluate((element) => element.getBoundingClientRect().top);
  // After the click's own scrolling, this is the reader's position.
  await page.evaluate((address) => {
    const note = () =>
      Object.assign(globalThis, {
        leftAt: document
          .querySelector(`[role=feed] > * > article:not([aria-label^="Promoted: "]) h2 a[href="${address}"]`)
          ?.getBoundingClientRect().top,
      });
    addEventListener('pointerdown', note, { once: true });
  }, href);
  expect(await page.evaluate(() => globalThis.scrollY)).toBeGreaterThan(500);
  await title.click();
  await expect(page.getByRole('heading', { name: /^Comments/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => globalThis.scrollY)).toBe(0);
  const leftAt: number = await page.evaluate(() => Reflect.get(globalThis, 'leftAt'));
  expect(leftAt).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect.poll(topOf).toBeCloseTo(leftAt, -1);
  expect(await page.evaluate(() => globalThis.scrollY)).toBeGreaterThan(500);
});

test(
  'going back in a long feed shows no empty place in the window for any frame',
  { tag: BEYOND_GATE },
  async ({ page }) => {
    await startSession(page, 'customer');
    await page.goto('/dashboard');
    for (const index of [15, 31, 34]) {
      await expect(places(page).nth(index)).toBeAttached();
      await reach(places(page).nth(index));
    }
    await expect(places(page).first().locator('> article')).toHaveCount(0);
    await places(page).nth(34).getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { name: /^Comments/ })).toBeVisible();

    await page.evaluate(() => {
      const seen = { frames: 0, empty: 0 };
      Object.assign(globalThis, { seen });
      const look = () => {
        // Everything that is in the window before a frame is painted will be visible.
        const inWindow = [...document.querySelectorAll('[role="feed"] > *')].filter((place) => {
          const { top, bottom } = place.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        });
        if (inWindow.length > 0) seen.frames += 1;
        if (inWindow.some((place) => !place.firstElementChild)) seen.empty += 1;
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goBack();
    await expect(places(page).nth(34).locator('> article')).toBeInViewport();
    await page.waitForFunction(() => Reflect.get(globalThis, 'seen').frames > 30);
    expect(await page.evaluate((): { empty: number } => Reflect.get(globalThis, 'seen'))).toHaveProperty('empty', 0);
  },
);
