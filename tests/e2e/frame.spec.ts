import { expect, type Locator, test } from '@playwright/test';

import { makeAccount } from './accounts.ts';
import { builtFile } from './built-file.ts';
import { startSession } from './demo.ts';
import { places } from './feed-places.ts';
import { BEYOND_GATE } from '../suite.ts';

/** The frame of the dashboard by width: tab bar, top bar, and the keys that lead from screen to screen. */

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not in the page');
  return box;
}

test('on a phone the tab bar has its names below the icons, and there is no top bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startSession(page, 'customer');
  await page.goto('/dashboard');
  await expect(places(page).first()).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Dashboard' });
  const bar = await boxOf(tabs);
  expect([bar.x, bar.width, bar.height, bar.y + bar.height]).toEqual([0, 390, 65, 844]);
  const home = tabs.getByRole('link', { name: 'Home' });
  expect((await boxOf(home.getByText('Home'))).y).toBeGreaterThan((await boxOf(home.locator('svg'))).y + 20);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('search')).toHaveCount(0);
});

for (const width of [1024, 1440]) {
  test(`at ${width} px the tabs are a docked row, and the top bar searches the market`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await startSession(page, 'customer');
    await page.goto('/dashboard');
    await expect(places(page).first()).toBeVisible();
    const tabs = page.getByRole('navigation', { name: 'Dashboard' });
    const bottom = await boxOf(tabs);
    expect([bottom.x, bottom.width, bottom.height, bottom.y + bottom.height]).toEqual([0, width, 48, 900]);
    const home = tabs.getByRole('link', { name: 'Home' });
    const icon = await boxOf(home.locator('svg'));
    expect((await boxOf(home.getByText('Home'))).x).toBeGreaterThan(icon.x + icon.width);

    const top = page.getByRole('banner');
    expect(await boxOf(top)).toEqual({ x: 0, y: 0, width, height: 48 });
    // The styles of the bar, which come later, override the logo's own height.
    expect((await boxOf(top.getByRole('link', { name: 'Oja' }).locator('svg'))).height).toBe(24);
    const search = top.getByRole('searchbox', { name: 'Search the market' });
    await expect(search).toBeVisible();
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    expect(await boxOf(top)).toEqual({ x: 0, y: 0, width, height: 48 });

    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await page.keyboard.type('generator');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard\/search\/find\?query=generator$/);
    await expect(page.getByRole('tab', { name: 'Posts' })).toHaveAttribute('aria-selected', 'true');
    await expect(search).toHaveValue('generator');
    await expect(page.getByRole('main')).toBeFocused();

    const mode = page.locator('html');
    await top.getByRole('button', { name: 'Use light mode' }).click();
    await expect(mode).toHaveAttribute('data-theme', 'light');
    await top.getByRole('button', { name: 'Use dark mode' }).click();
    await expect(mode).toHaveAttribute('data-theme', 'dark');
  });
}

test('the top bar comes without a shift of the page, and covers neither the offline bar nor a post reached by key', async ({
  page,
  context,
}) => {
  await startSession(page, 'customer');
  const loaded = Promise.withResolvers<void>();
  await page.route(`**/${builtFile('app/shell/TopBar.tsx')}`, async (route) => {
    await loaded.promise;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(places(page).first()).toBeVisible();
  // The column beside the feed, whose coming makes the title of the feed's pane smaller.
  await expect(page.locator('[data-pane-content]').first()).toBeAttached();
  const title = page.getByRole('heading', { level: 1 });
  const before = await boxOf(title);
  await expect(page.getByRole('search')).toHaveCount(0);
  loaded.resolve();
  await expect(page.getByRole('search')).toBeVisible();
  expect(await boxOf(title)).toEqual(before);

  await page.keyboard.press('j');
  await page.keyboard.press('j');
  const second = places(page).nth(1).locator('> article');
  await expect(second).toBeFocused();
  await expect.poll(async () => (await boxOf(second)).y).toBeGreaterThanOrEqual(48);
  await context.setOffline(true);
  const offline = page.getByText(/^You are offline\./);
  await expect(offline).toBeVisible();
  expect((await boxOf(offline)).y).toBeGreaterThanOrEqual(48);
});

test(
  'a second press on the open tab scrolls to the top, and on Home it loads the feed again',
  { tag: BEYOND_GATE },
  async ({ page }) => {
    await startSession(page, 'customer');
    await page.goto('/dashboard');
    await expect(places(page).nth(3)).toBeAttached();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/posts?')) calls.push(new URL(request.url()).search);
    });
    const home = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Home' });
    await page.mouse.wheel(0, 700);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await home.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(calls.filter((search) => search === '?page=1')).toEqual([]);
    await home.click();
    await expect.poll(() => calls).toContain('?page=1');

    // A press while the feed is loading would not load it twice.
    const loaded = page.waitForResponse('**/api/v1/posts/feed?*');
    await page.getByRole('radio', { name: 'Following' }).click({ force: true });
    await expect(page).toHaveURL(/\?feed=following$/);
    await (await loaded).finished();
    await expect(page.locator('[role="feed"]:not([aria-busy="true"])')).toBeVisible();
    const again = page.waitForRequest('**/api/v1/posts/feed?*');
    await home.click();
    await again;
    await expect(page).toHaveURL(/\?feed=following$/);
  },
);

test('G with a letter opens a tab, and single keys act on the focused post, until they are turned off', async ({
  page,
  request,
}) => {
  // An account of its own: what the keys like and save stays what it was.
  const { userName, password } = await makeAccount(request);
  await startSession(page, userName, password);
  await page.goto('/dashboard');
  const post = places(page).first().locator('> article');
  await expect(post).toBeVisible();
  // The keys are there when the search field's hint is.
  await expect(page.getByRole('search')).toBeVisible();
  await page.keyboard.press('j');
  await expect(post).toBeFocused();
  const like = post.getByRole('button', { name: /^Like/ });
  const wasLiked = await like.getAttribute('aria-pressed');
  await page.keyboard.press('l');
  await expect(like).toHaveAttribute('aria-pressed', wasLiked === 'true' ? 'false' : 'true');
  await page.keyboard.press('l');
  await expect(like).toHaveAttribute('aria-pressed', String(wasLiked));
  await page.keyboard.press('c');
  const comment = post.getByRole('textbox');
  await expect(comment).toBeFocused();
  await page.keyboard.type('gn/');
  await expect(comment).toHaveValue('gn/');
  await page.keyboard.press('Escape');
  await expect(post).toBeFocused();
  await expect(comment).toHaveValue('gn/');
  await comment.fill('');
  await post.focus();
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/\/dashboard\/post\/details\//);
  await expect(page.getByRole('main')).toBeFocused();

  // On the page of a post they act on it. The feed stays until that page is there.
  await expect(page.getByRole('feed', { name: 'Newest posts' })).toHaveCount(0);
  const save = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^(?:Save|Saved)$/ });
  const wasSaved = await save.getAttribute('aria-pressed');
  await page.keyboard.press('s');
  await expect(save).toHaveAttribute('aria-pressed', wasSaved === 'true' ? 'false' : 'true');
  // A press while the first one is on its way is ignored.
  await expect(save).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('s');
  await expect(save).toHaveAttribute('aria-pressed', String(wasSaved));

  for (const [letter, path] of [
    ['n', '/dashboard/notifications'],
    ['s', '/dashboard/search'],
    ['c', '/dashboard/chat'],
    ['p', /\/dashboard\/profile\/.+/],
    ['h', '/dashboard'],
  ] as const) {
    await page.keyboard.press('g');
    await page.keyboard.press(letter);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main')).toBeFocused();
  }
  // The list has the keys of the screen that is shown.
  await expect(post).toBeVisible();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys on this page' });
  await expect(keys.getByRole('listitem').filter({ hasText: 'G then N go to Alerts' })).toBeVisible();
  await expect(keys.getByRole('listitem').filter({ hasText: 'like it' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/dashboard/settings');
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck();
  await page.getByRole('heading', { name: 'Settings' }).click();
  await page.keyboard.press('/');
  await page.keyboard.press('g');
  await page.keyboard.press('n');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/\/dashboard\/settings$/);
  await expect(page.getByRole('searchbox', { name: 'Search the market' })).not.toBeFocused();
});

test(
  'F6 goes from the feed to the column beside it, and back to the post that was left',
  { tag: BEYOND_GATE },
  async ({ page }) => {
    await startSession(page, 'customer');
    await page.goto('/dashboard');
    await expect(places(page).first()).toBeVisible();
    const side = page.getByRole('complementary', { name: 'Yours in the market' });
    await expect(side.getByRole('link').first()).toBeVisible();
    const title = places(page).first().getByRole('heading').getByRole('link');
    await title.focus();
    await page.keyboard.press('F6');
    await expect(side).toBeFocused();
    await page.keyboard.press('F6');
    await expect(title).toBeFocused();
    await page.keyboard.press('Shift+F6');
    await expect(side).toBeFocused();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys on this page' })).toContainText('go to the next pane');
  },
);

test('a skip link leads to the column beside the feed, whose names are whole at 1024 px', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await startSession(page, 'customer');
  await page.goto('/dashboard');
  await expect(places(page).first()).toBeVisible();
  await expect(page.getByRole('search')).toBeVisible();
  const side = page.getByRole('complementary', { name: 'Yours in the market' });
  await expect(side.getByRole('link').first()).toBeVisible();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to yours in the market' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(side).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(side.getByRole('link').first()).toBeFocused();
  const people = side.getByRole('region', { name: 'People to follow' });
  await expect(people).toBeVisible();
  const cut = await people
    .locator('bdi')
    .evaluateAll(
      (names) =>
        names.filter((name) => name.scrollWidth > name.clientWidth && getComputedStyle(name).display !== 'inline')
          .length,
    );
  expect(cut).toBe(0);
});

test('back on a phone gives the focus to what was open: a post of the feed, a conversation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startSession(page, 'vendor');
  await page.goto('/dashboard');
  const title = places(page).nth(1).getByRole('heading').getByRole('link');
  await title.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Post' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(title).toBeFocused();

  await page.goto('/dashboard/chat');
  const row = page.getByRole('main').locator('li a').nth(1);
  await row.click();
  await expect(page.getByRole('log')).toBeVisible();
  await page.getByRole('link', { name: 'Back to conversations' }).click();
  await expect(row).toBeFocused();
});

test('on the page of a post the focus moves in the order of the page', async ({ page }) => {
  await startSession(page, 'customer');
  await page.goto('/dashboard/search/find?query=Raw+shea+butter');
  await places(page).first().getByRole('heading').getByRole('link').click();
  const post = page.getByRole('article').first();
  await expect(page.getByRole('heading', { level: 1, name: 'Post' })).toBeVisible();
  const author = await boxOf(post.getByRole('link').first());
  const picture = await boxOf(post.getByRole('img').last());
  const like = await boxOf(post.getByRole('button', { name: /^Like/ }));
  expect(author.y + author.height).toBeLessThanOrEqual(picture.y);
  expect(like.x).toBeGreaterThanOrEqual(picture.x + picture.width);
});
