import { expect, type Locator, type Page, test } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { makeAccount } from './accounts.ts';
import { startSession } from './demo.ts';
import { places, reach } from './feed-places.ts';
import { postByCall } from './market.ts';
import { followByCall } from './talk.ts';

/** Back and forward restore the scroll position of each list, and the content of each tab. */

const WIDTHS = [390, 1440];

/** Scrolls a row to the middle of the window, and returns its position. */
async function readAt(page: Page, row: Locator): Promise<number> {
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  // Lists continue to load by themselves: waits until the row stays in place.
  let before = -1;
  await expect(async () => {
    const top = await topOf(row);
    const still = top === before;
    before = top;
    expect(still).toBe(true);
  }).toPass({ intervals: [200] });
  expect(await page.evaluate(() => globalThis.scrollY)).toBeGreaterThan(200);
  return before;
}

const topOf = (row: Locator) => row.evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** The row is where it was, within an invisible distance. */
async function expectAt(row: Locator, top: number) {
  await expect.poll(async () => Math.abs((await topOf(row)) - top)).toBeLessThanOrEqual(4);
}

/** The page that was opened is shown: it begins at its top. */
const expectAtTop = (page: Page) => expect.poll(() => page.evaluate(() => globalThis.scrollY)).toBe(0);

for (const width of WIDTHS) {
  test(
    `the feed at ${width} px: back to the open post, forward to its page, and a reload with a newer post in between`,
    { tag: width === WIDTHS[0] ? [] : BEYOND_GATE },
    async ({ page, request }) => {
      // A short name: beside a longer one, a time that becomes wider as a minute passes makes each row a line taller.
      const vendor = await makeAccount(request, { vendor: true, name: 'Bisi Ojo' });
      await page.setViewportSize({ width, height: 900 });
      // A feed of their own: posts of other tests could push the post off the first page, which is all that a reload
      // loads.
      const reader = await makeAccount(request);
      await followByCall(request, reader, vendor);
      for (let number = 1; number <= 9; number += 1)
        await postByCall(request, vendor, `Number ${number} at ${width} px`);
      await startSession(page, reader.userName, reader.password);
      await page.goto('/dashboard?feed=following');
      const row = places(page).nth(6);
      await reach(row);
      const href = (await row.getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
      // By its address: a newer post moves every other post down by one.
      const link = page
        .locator('[role=feed] > * > article:not([aria-label^="Promoted: "])')
        .getByRole('heading')
        .locator(`a[href="${href}"]`);
      const top = await readAt(page, link);
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      await expectAtTop(page);

      await page.goBack();
      await expectAt(link, top);
      await postByCall(request, vendor, `A newer one at ${width} px`);
      await page.reload();
      await expectAt(link, top);
      await page.goForward();
      await expect(page).toHaveURL(new RegExp(`${href}$`));
    },
  );
}

test('people: back to the opened row, with the same search', { tag: BEYOND_GATE }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await startSession(page, 'customer');
  await page.goto('/dashboard/find-users?query=a');
  const link = page.getByRole('list', { name: 'Users' }).getByRole('link').nth(8);
  const top = await readAt(page, link);
  await link.click();
  await expect(page).toHaveURL(/\/dashboard\/profile\//);
  await expectAtTop(page);
  await page.goBack();
  await expectAt(link, top);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('a');
});

test(
  'search: categories, then the posts of the tab, each at its scroll position',
  { tag: BEYOND_GATE },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await startSession(page, 'customer');
    await page.goto('/dashboard/search');
    const tile = page.getByRole('link', { name: 'Groceries' });
    const tileTop = await readAt(page, tile);
    await tile.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Groceries' })).toBeVisible();
    await page.goBack();
    await expectAt(tile, tileTop);

    await page.goto('/dashboard/search/find?query=a');
    await reach(places(page).nth(3));
    const post = places(page).nth(3).getByRole('heading').getByRole('link');
    const top = await readAt(page, post);
    await post.click();
    await expect(page).toHaveURL(/\/dashboard\/post\/details\//);
    await expectAtTop(page);
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Posts' })).toHaveAttribute('aria-selected', 'true');
    await expectAt(post, top);
  },
);

test(
  'a profile: back to the second page of its posts; another profile starts at its top',
  { tag: BEYOND_GATE },
  async ({ page, request }) => {
    const vendor = await makeAccount(request, { vendor: true });
    for (let index = 1; index <= 14; index += 1) await postByCall(request, vendor, `Pot ${index} of fourteen`);
    await startSession(page, 'customer');
    await page.goto(`/dashboard/profile/${vendor.id}`);
    await reach(places(page).nth(11));
    await reach(places(page).nth(13));
    const last = page.getByRole('link', { name: 'Pot 1 of fourteen', exact: true });
    const top = await readAt(page, last);
    await last.click();
    await expect(page).toHaveURL(/\/dashboard\/post\/details\//);
    await expectAtTop(page);
    await page.goBack();
    await expectAt(last, top);

    await page.getByRole('link', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { name: 'Browse Categories' })).toBeVisible();
    await expectAtTop(page);
  },
);
