import { type APIRequestContext, expect, type Page, test } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { makeAccount, type TestAccount } from './accounts.ts';
import { startSession } from './demo.ts';

/** Finding and following users (product §2 "Find users", §4 "Follow toggle", §8 "Follow error"). */

// A response that is still being modified when the test ends is not an error.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** The API path of the list, with or without a query. */
const PEOPLE = /\/api\/v1\/users\/all/;

const followByCall = (request: APIRequestContext, who: TestAccount, whom: TestAccount) =>
  request.post(`/api/v1/users/follow/${whom.id}`, { headers: { authorization: `Bearer ${who.accessToken}` } });

const rowOf = (page: Page, { userName }: TestAccount) => page.getByRole('listitem').filter({ hasText: `@${userName}` });

/** Opens the list as one user and searches for another. */
async function find(page: Page, viewer: TestAccount, wanted: TestAccount) {
  await startSession(page, viewer.userName, viewer.password);
  await page.goto(`/dashboard/find-users?query=${wanted.userName.toUpperCase()}`);
  return rowOf(page, wanted);
}

test(
  'a row shows the name and the number of customers, and opens the profile',
  { tag: BEYOND_GATE },
  async ({ page, request }) => {
    const [viewer, other, fan] = [
      await makeAccount(request),
      await makeAccount(request, { vendor: true }),
      await makeAccount(request),
    ];
    const row = await find(page, viewer, other);
    await expect(row).toContainText(other.name);
    await expect(row).toContainText('0 Customer');
    await expect(row.getByText('Customers')).toHaveCount(0);

    await followByCall(request, fan, other);
    await followByCall(request, viewer, other);
    await page.reload();
    await expect(row).toContainText('2 Customers');
    await expect(row.getByRole('button', { name: `Following ${other.userName}` })).toBeVisible();
    await row.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/profile/${other.id}$`));
  },
);

test('following shows at once, and stays', async ({ page, request }) => {
  const [viewer, other] = [await makeAccount(request), await makeAccount(request)];
  const row = await find(page, viewer, other);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/v1/users/follow/*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await row.getByRole('button', { name: `Follow ${other.userName}` }).click();
  await expect(row.getByRole('button', { name: `Following ${other.userName}` })).toBeVisible();
  await expect(row).toContainText('1 Customer');
  const answered = page.waitForResponse('**/api/v1/users/follow/*');
  held.resolve();
  await answered;
  await page.reload();
  await expect(row.getByRole('button', { name: `Following ${other.userName}` })).toBeVisible();
});

test('a follow that fails is undone, with the specification’s message', async ({ page, request }) => {
  const [viewer, other] = [await makeAccount(request), await makeAccount(request)];
  const row = await find(page, viewer, other);
  await page.route('**/api/v1/users/follow/*', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Oja is not available right now.' } }),
  );
  await row.getByRole('button', { name: `Follow ${other.userName}` }).click();
  await expect(page.getByText('Error following/unfollowing user:', { exact: true })).toBeVisible();
  await expect(page.getByText('Oja is not available right now.', { exact: true })).toBeVisible();
  await expect(row.getByRole('button', { name: `Follow ${other.userName}` })).toBeVisible();
  await expect(row).toContainText('0 Customer');
});

test(
  'users do not find themselves, and the search text is in the address',
  { tag: BEYOND_GATE },
  async ({ page, request }) => {
    const viewer = await makeAccount(request);
    await startSession(page, viewer.userName, viewer.password);
    await page.goto(`/dashboard/users?query=${viewer.userName}`);
    await expect(page.getByRole('heading', { name: 'User not found.' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(page).toHaveURL(/\/dashboard\/users$/);
    await expect(page.getByRole('list', { name: 'Users' }).getByRole('listitem').first()).toBeVisible();
  },
);

test('further people load page by page, each once', { tag: BEYOND_GATE }, async ({ page }) => {
  await startSession(page, 'customer');
  // Pages of five instead of fifty: the server continues from the cursor as usual.
  await page.route(PEOPLE, async (route) => {
    if (route.request().url().includes('cursor=')) return route.continue();
    const response = await route.fetch();
    const { data } = await response.json();
    const users = data.users.slice(0, 5);
    return route.fulfill({
      response,
      json: { data: { users, nextCursor: `${Number(users[4].isVerifiedVendor)}.${users[4]._id}` } },
    });
  });
  await page.goto('/dashboard/find-users');
  await expect(page.getByRole('list', { name: 'Users' }).getByRole('listitem').first()).toBeVisible();
  // Into the pane of the list, which scrolls in itself.
  await page.keyboard.press('F6');
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.getByText('That is everybody.', { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
  const links = await page
    .getByRole('list', { name: 'Users' })
    .getByRole('link')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('href')));
  expect(links.length).toBeGreaterThan(10);
  expect(new Set(links).size).toBe(links.length);
});

test('the end of a search does not claim to be the end of all users', async ({ page }) => {
  await startSession(page, 'customer');
  await page.goto('/dashboard/find-users');
  await page.getByRole('main').getByRole('searchbox').fill('vendor');
  await expect(page.getByText('No more matches.', { exact: true })).toBeVisible();
  await expect(page.getByText('That is everybody.')).toHaveCount(0);
});

test('a list that cannot be loaded shows the reason, and loads on a click', { tag: BEYOND_GATE }, async ({ page }) => {
  await startSession(page, 'customer');
  await page.route(PEOPLE, (route) => route.abort('connectionrefused'));
  await page.goto('/dashboard/find-users');
  await expect(page.getByRole('heading', { name: 'The users could not be loaded' })).toBeVisible();
  await page.unroute(PEOPLE);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Users' }).getByRole('listitem').first()).toBeVisible();
});

test(
  'a followed person has a dot as soon as they come online, and none after they left',
  { tag: BEYOND_GATE },
  async ({ page, browser, request, baseURL }) => {
    const [viewer, other] = [await makeAccount(request), await makeAccount(request)];
    await followByCall(request, viewer, other);
    const row = await find(page, viewer, other);
    await expect(row).toBeVisible();
    await expect(row.getByText('Online', { exact: true })).toHaveCount(0);

    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    const theirs = await context.newPage();
    await startSession(theirs, other.userName, other.password);
    await theirs.goto('/dashboard/settings');
    await expect(row.getByText('Online', { exact: true })).toBeAttached();
    await context.close();
    await expect(row.getByText('Online', { exact: true })).toHaveCount(0);
  },
);
