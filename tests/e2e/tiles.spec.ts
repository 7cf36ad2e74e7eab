import { expect, type Page, test } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { makeAccount } from './accounts.ts';
import { startSession } from './demo.ts';
import { addresses, places, reach } from './feed-places.ts';
import { postByCall, saveByCall } from './market.ts';
import { choose, makeScene, openMenu, signIn } from './post-scene.ts';
import { followByCall } from './talk.ts';

/** Posts as tiles: in Home by a switch that is remembered, in saved posts and in profiles. */

const tilesSwitch = (page: Page) => page.getByRole('button', { name: 'Show as tiles' });

/** The number of tiles in the first row. */
const columns = (page: Page) =>
  places(page).evaluateAll((all) => {
    const [first] = all;
    return all.filter((place) => place.getBoundingClientRect().top === first?.getBoundingClientRect().top).length;
  });

/** Waits until the feed is shown as tiles. */
async function showTiles(page: Page): Promise<void> {
  await tilesSwitch(page).click();
  await expect.poll(() => columns(page)).toBeGreaterThan(1);
}

test(
  'Home shows tiles after a press, also after a reload and among those one follows; cards are another press away',
  { tag: BEYOND_GATE },
  async ({ page, request }) => {
    const vendor = await makeAccount(request, { vendor: true });
    const customer = await makeAccount(request);
    await followByCall(request, customer, vendor);
    for (const number of [1, 2]) await postByCall(request, vendor, `Stool ${number} of ${vendor.userName}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await startSession(page, customer.userName, customer.password);
    await page.goto('/dashboard');
    await expect(tilesSwitch(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(places(page).nth(3)).toBeAttached();
    expect(await columns(page)).toBe(1);
    await showTiles(page);
    expect(await columns(page)).toBe(2);
    await expect(tilesSwitch(page)).toBeFocused();
    await page.reload();
    await expect(tilesSwitch(page)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => columns(page)).toBe(2);

    await page.getByRole('radio', { name: 'Following' }).click();
    await expect(page.getByRole('feed', { name: 'Posts of those you follow' })).toBeVisible();
    await expect(places(page)).toHaveCount(2);
    expect(await columns(page)).toBe(2);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goBack();
    await expect(page.getByRole('feed', { name: 'Newest posts' })).toBeVisible();
    await expect.poll(() => columns(page)).toBeGreaterThanOrEqual(4);
    await tilesSwitch(page).click();
    await expect.poll(() => columns(page)).toBe(1);
    await expect(page.getByRole('complementary', { name: 'Yours in the market' })).toBeVisible();

    // Another person on this device has not chosen tiles.
    await tilesSwitch(page).click();
    await expect.poll(() => columns(page)).toBeGreaterThan(1);
    const other = await makeAccount(request);
    await startSession(page, other.userName, other.password);
    await page.goto('/dashboard');
    await expect(tilesSwitch(page)).toHaveAttribute('aria-pressed', 'false');
  },
);

test(
  'adverts stand in the same places among the tiles as among the cards, and each is marked',
  { tag: BEYOND_GATE },
  async ({ page }) => {
    await startSession(page, 'customer');
    await page.goto('/dashboard');
    await expect(places(page).nth(7)).toBeAttached();
    const cards = await addresses(page, 8);
    await page.evaluate(() => scrollTo(0, 0));
    await showTiles(page);
    const tiles = await addresses(page, 8);
    expect(tiles).toEqual(cards);
    expect(tiles.map((address) => address.startsWith('advert '))).toEqual(
      Array.from({ length: 8 }, (_, index) => index % 4 === 3),
    );
    await expect(places(page).nth(3).getByText('Promoted', { exact: true })).toBeVisible();
  },
);

test('back from a post returns to its tile, and the keys act on tiles', async ({ page, request }) => {
  const vendor = await makeAccount(request, { vendor: true });
  const customer = await makeAccount(request);
  await followByCall(request, customer, vendor);
  for (let number = 1; number <= 20; number += 1) await postByCall(request, vendor, `Pot ${number} of twenty`);
  await page.setViewportSize({ width: 390, height: 700 });
  await startSession(page, customer.userName, customer.password);
  await page.goto('/dashboard?feed=following');
  await showTiles(page);
  await reach(places(page).nth(11));
  await reach(places(page).nth(17));
  const link = page.getByRole('link', { name: 'Pot 3 of twenty', exact: true });
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const topOf = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  let top = -1;
  await expect(async () => {
    const before = top;
    top = await topOf();
    expect(top).toBe(before);
  }).toPass({ intervals: [200] });
  await link.click();
  await expect(page).toHaveURL(/\/dashboard\/post\/details\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(link).toBeFocused();
  await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThanOrEqual(4);

  const tile = (index: number) => places(page).nth(index).locator('> article');
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  // A key of the user, unlike a script, also ends the restoring of the place.
  await page.keyboard.press('Home');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(10);
  await page.keyboard.press('j');
  await expect(tile(0)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(tile(0)).toBeFocused();
  await page.keyboard.press('l');
  await expect(tile(0).getByRole('button', { name: 'Like, 1 like' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('s');
  await expect(tile(0).getByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('c');
  await expect(page).toHaveURL(/\/dashboard\/post\/details\//);
  await expect(page.getByRole('textbox', { name: 'Add a comment' })).toBeFocused();
  await page.goBack();
  await tile(1).focus();
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/\/dashboard\/post\/details\//);
});

test('new posts are loaded on top of the tiles', { tag: BEYOND_GATE }, async ({ page, request }) => {
  const { vendor, customer } = await makeScene(request);
  for (const number of [1, 2, 3, 4, 5]) await postByCall(request, vendor, `Old stool ${number}`);
  await signIn(page, customer);
  await page.goto('/dashboard?feed=following');
  await showTiles(page);
  const { title } = await postByCall(request, vendor, `New stool of ${vendor.userName}`);
  await page.getByRole('button', { name: '1 new post', exact: true }).click();
  await expect(places(page).first()).toContainText(title);
  await expect(tilesSwitch(page)).toHaveAttribute('aria-pressed', 'true');
});

test('saved posts are tiles; one is unsaved from its tile, and the last one leaves the server’s message', async ({
  page,
  request,
}) => {
  const { vendor, customer, post } = await makeScene(request);
  const second = await postByCall(request, vendor, `Gele of ${vendor.userName}`);
  for (const each of [post, second]) await saveByCall(request, customer, each);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, customer);
  await page.goto('/dashboard/saved-posts');
  await expect(places(page)).toHaveCount(2);
  expect(await columns(page)).toBe(2);
  await expect(places(page).first()).toContainText(second.title);
  await expect(places(page).first()).toContainText('₦18,500');
  await openMenu(page, second);
  await expect(page.getByRole('menuitem')).toHaveText(['Message vendor about this', 'Flag']);
  await page.keyboard.press('Escape');
  await page.getByRole('article', { name: second.title }).getByRole('button', { name: 'Save' }).click();
  await expect(places(page)).toHaveCount(1);
  await page.getByRole('article', { name: post.title }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'You have not saved any posts yet.' })).toBeVisible();
});

test('a profile’s posts are tiles with their menu; the arrows in a dialog of it stay there', async ({
  page,
  request,
}) => {
  const { vendor, customer, post } = await makeScene(request);
  await postByCall(request, vendor, `Gele of ${vendor.userName}`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, customer);
  await page.goto(`/dashboard/profile/${vendor.id}`);
  await expect(places(page)).toHaveCount(2);
  expect(await columns(page)).toBe(2);
  await openMenu(page, post);
  await choose(page, 'Flag');
  const dialog = page.getByRole('dialog', { name: 'Flag this post' });
  await dialog.getByRole('radio', { name: 'Spam' }).check();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Hate Speech' })).toBeFocused();
  await page.keyboard.press('Escape');

  await signIn(page, vendor);
  await page.goto(`/dashboard/profile/${vendor.id}`);
  await page.getByRole('button', { name: `Menu of “${post.title}”` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Mark as sold' })).toBeFocused();
  const items = ['Mark as sold', 'Mark as reserved', 'Pause', 'Post again', 'Edit', 'Delete'];
  await expect(page.getByRole('menuitem')).toHaveText(items);
  for (const name of items.slice(1, 5)) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/dashboard/post/${post.id}$`));
});
