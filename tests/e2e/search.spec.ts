import { expect, test } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { makeAccount } from './accounts.ts';
import { startSession } from './demo.ts';
import { bringAxe, findViolations } from './find-violations.ts';
import { postByCall } from './market.ts';

/** The search (product §2 "Search"): categories, users and posts by text, and the page of a category. */

test('typing filters the 57 categories after half a second, and a tile passes the text on', async ({ page }) => {
  await startSession(page, 'customer');
  await page.clock.install();
  await page.goto('/dashboard/search');
  const tiles = page.getByRole('region', { name: /^(?:Browse Categories|Search Results)$/ }).getByRole('listitem');
  await expect(page.getByRole('heading', { name: 'Browse Categories' })).toBeVisible();
  await expect(tiles).toHaveCount(57);

  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('searchbox', { name: 'Search categories' }).fill('FOOD');
  await page.clock.runFor(450);
  await expect(tiles).toHaveCount(57);
  await page.clock.runFor(100);
  await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible();
  await expect(tiles).toHaveText(['Food', 'Food Stuffs', 'Fast Food']);
  await page.clock.resume();
  await expect(page.getByRole('link', { name: 'Search users and posts' })).toHaveAttribute(
    'href',
    '/dashboard/search/find?query=FOOD',
  );

  await page.getByRole('link', { name: 'Fast Food' }).click();
  await expect(page).toHaveURL(/\/dashboard\/search\/Fast%20Food\?query=FOOD$/);
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search categories' })).toHaveValue('FOOD');
  await expect(tiles).toHaveCount(3);
});

test('an empty result is shown with the text', { tag: BEYOND_GATE }, async ({ page }) => {
  await startSession(page, 'customer');
  await page.goto('/dashboard/search');
  await page.getByRole('searchbox', { name: 'Search categories' }).fill('zeppelin');
  await expect(page.getByRole('heading', { name: 'No results found for zeppelin' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading')).toHaveText([
    'Search',
    'Search Results',
    'No results found for zeppelin',
  ]);
});

test('posts and people for the text are below the categories, and first where none matches', async ({
  page,
  request,
}) => {
  const vendor = await makeAccount(request, { vendor: true });
  const mark = vendor.userName.replace('tester.', '');
  const post = await postByCall(request, vendor, `Phone of ${mark}`);
  await startSession(page, 'customer');
  await page.goto('/dashboard/search');
  const box = page.getByRole('searchbox', { name: 'Search categories' });
  const headings = page.getByRole('main').getByRole('heading');
  await box.fill('Pets');
  await expect(page.getByRole('link', { name: 'All posts' })).toBeVisible();
  await expect(headings).toHaveText(['Search', 'Search Results', 'Posts']);
  await expect(page.getByRole('link', { name: 'Pets', exact: true })).toBeVisible();

  await box.fill(mark);
  const found = (title: string) => page.getByRole('region', { name: title }).getByRole('listitem');
  await expect(found('Posts')).toHaveText([new RegExp(`^${post.title}.*18,500.*Balogun, Lagos$`)]);
  await expect(found('People')).toHaveText([new RegExp(vendor.userName)]);
  await expect(headings).toHaveText(['Search', 'Search Results', 'Posts', 'People']);
  await bringAxe(page);
  expect(await findViolations(page)).toEqual([]);
  await expect(page.getByRole('link', { name: 'All people' })).toHaveAttribute(
    'href',
    `/dashboard/search/find?query=${mark}&tab=users`,
  );
  await page.getByRole('link', { name: post.title }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/post/details/${post.id}$`));
  await page.goBack();
  await expect(box).toHaveValue(mark);
  await expect(found('Posts')).toHaveCount(1);
});

test(
  'Enter leads to the posts, and recent searches return by keyboard until they are removed',
  { tag: BEYOND_GATE },
  async ({ page, request }) => {
    const vendor = await makeAccount(request, { vendor: true });
    const post = await postByCall(request, vendor, `Lantern of ${vendor.userName}`);
    await startSession(page, vendor.userName, vendor.password);
    await page.goto('/dashboard/search');
    const box = page.getByRole('searchbox', { name: 'Search categories' });
    const recent = page.getByRole('list', { name: 'Recent searches' }).getByRole('listitem');
    await box.fill('rice');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard\/search\/find\?query=rice$/);
    await page.goBack();
    await expect(box).toHaveValue('rice');
    await box.fill(post.title);
    await page.getByRole('link', { name: post.title }).click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/post/details/${post.id}$`));

    await page.goto('/dashboard/search');
    await expect(recent).toHaveText([new RegExp(`^${post.title}`), /^rice/]);
    await bringAxe(page);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: post.title, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(box).toHaveValue(post.title);
    await expect(page.getByRole('link', { name: post.title })).toBeVisible();
    await expect(recent).toHaveCount(0);

    await box.fill('');
    await page.getByRole('button', { name: `Remove ${post.title}` }).focus();
    await page.keyboard.press('Enter');
    await expect(recent).toHaveText([/^rice/]);
    await expect(page.getByRole('button', { name: 'Remove rice' })).toBeFocused();
    await page.getByRole('button', { name: /^Clear.*Recent searches$/ }).click();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Browse Categories' })).toBeVisible();
    await expect(recent).toHaveCount(0);
  },
);

test('a category in lower case in the address opens its page', async ({ page }) => {
  await startSession(page, 'customer');
  await page.goto('/dashboard/search?category=real%20estate');
  await expect(page).toHaveURL(/\/dashboard\/search\/Real%20Estate$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Real Estate' })).toBeVisible();
});

test('a category shows its posts, filtered by a text if given, and all again', async ({ page, request }) => {
  const vendor = await makeAccount(request, { vendor: true });
  const mark = vendor.userName.replace('tester.', '');
  const wanted = await postByCall(request, vendor, `Enamel basin ${mark}`, { category: 'Kitchen' });
  const other = await postByCall(request, vendor, 'Wooden spoon, long', { category: 'Kitchen' });
  const elsewhere = await postByCall(request, vendor, `Basin of rice ${mark}`, { category: 'Groceries' });
  await startSession(page, 'customer');
  await page.goto(`/dashboard/search/kitchen?query=${mark}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Kitchen' })).toBeVisible();
  await expect(page.getByRole('link', { name: wanted.title })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search in Kitchen' }).fill('');
  await expect(page.getByRole('link', { name: other.title }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: elsewhere.title })).toHaveCount(0);
});

test('an empty category shows a message and a link to a new post, and its arrow leads back', async ({ page }) => {
  await startSession(page, 'vendor');
  // Every category of the demo market has posts.
  await page.route('**/api/v1/posts/category?*', async (route) => {
    const answer = await route.fetch();
    const body: { data: object } = await answer.json();
    await route.fulfill({ response: answer, json: { ...body, data: { posts: [], nextCursor: null } } });
  });
  await page.goto('/dashboard/search');
  await page.getByRole('link', { name: 'Hospital' }).click();
  const noResults = page.getByRole('heading', { name: 'No results Found in "Hospital" Category' });
  await expect(noResults).toBeVisible();
  await page.getByRole('link', { name: 'Create a new post' }).click();
  await expect(page).toHaveURL(/\/dashboard\/post$/);
  await expect(page.getByLabel('Title')).toBeVisible();
  await page.goBack();
  await expect(noResults).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/dashboard\/search$/);
});

test('users and posts are found by text in any case, and going back restores tab and text', async ({
  page,
  request,
}) => {
  const vendor = await makeAccount(request, { vendor: true });
  const mark = vendor.userName.replace('tester.', '');
  const post = await postByCall(request, vendor, `Raffia bag ${mark}`);
  await startSession(page, 'customer');
  await page.goto('/dashboard/search/find');
  const box = page.getByRole('searchbox', { name: 'Search users and posts' });
  await expect(box).toHaveAttribute('placeholder', 'Name, business name, title or category');
  await expect(page.getByRole('tab', { name: 'Posts' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Start typing to search for posts.' })).toBeVisible();

  await box.fill(mark.toUpperCase());
  await expect(page.getByRole('link', { name: post.title })).toBeVisible();
  await page.getByRole('tab', { name: 'Users' }).click();
  await expect(page.getByRole('list', { name: 'Users found' }).getByRole('listitem')).toHaveText([
    new RegExp(vendor.userName),
  ]);
  await page.getByRole('tab', { name: 'Posts' }).click();
  await page.getByRole('link', { name: post.title }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/post/details/${post.id}$`));

  await page.goBack();
  await expect(box).toHaveValue(mark.toUpperCase());
  await expect(page.getByRole('tab', { name: 'Posts' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('link', { name: post.title })).toBeVisible();

  await box.fill('zzzz nobody zzzz');
  await expect(page.getByRole('heading', { name: 'No results found for zzzz nobody zzzz' })).toBeVisible();
  await page.getByRole('tab', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { name: 'User not found.' })).toBeVisible();
});

test(
  'a search that fails shows a message, the text stays, and the next attempt succeeds',
  { tag: BEYOND_GATE },
  async ({ page }) => {
    await startSession(page, 'customer');
    await page.route('**/api/v1/posts?*', (route) => route.abort('connectionrefused'));
    await page.goto('/dashboard/search/find');
    await page.getByRole('main').getByRole('searchbox').fill('fashion');
    await expect(page.getByRole('heading', { name: 'The posts could not be loaded' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('fashion');
    await page.unroute('**/api/v1/posts?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  },
);
