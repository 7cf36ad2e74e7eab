import { expect, type Page, test } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { makeAccount, type TestAccount } from './accounts.ts';
import { startSession } from './demo.ts';
import { waitForToast } from './wait-for-toast.ts';

/** The settings (product §2 "Settings", §8 "Delete account"). */

// A response that is still being modified when the test ends is not an error.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

async function openSettings(page: Page, account: TestAccount) {
  await startSession(page, account.userName, account.password);
  await page.goto('/dashboard/settings');
}

const askToDelete = (page: Page) => page.getByRole('button', { name: 'Delete Account' }).click();
const question = (page: Page) => page.getByRole('dialog', { name: 'Are you sure you want to delete your account?' });

test('all settings are in view without scrolling, at 1440 × 900', async ({ page, request }) => {
  await openSettings(page, await makeAccount(request));
  for (const group of ['Mobile data', 'Two-step sign-in', 'Where you are signed in', 'Account'])
    await expect(page.getByRole('region', { name: group }).getByRole('listitem').last()).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
});

test('the settings stand in two columns at 820 px', async ({ page, request }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await openSettings(page, await makeAccount(request));
  const leftOf = async (name: string) => (await page.getByRole('region', { name }).boundingBox())?.x ?? Number.NaN;
  expect(await leftOf('Account')).toBeGreaterThan((await leftOf('On this device')) + 336);
});

test('each row leads to the page that it names', { tag: BEYOND_GATE }, async ({ page }) => {
  await startSession(page, 'customer');
  await page.goto('/dashboard/settings');
  await expect(page.getByRole('link', { name: 'Download App' })).toHaveAttribute(
    'href',
    'https://downloads.example/oja.apk',
  );
  await expect(page.getByRole('link', { name: 'Support' })).toHaveAttribute('href', 'mailto:help@oja.example');
  await expect(page.getByRole('link', { name: 'Saved Posts' })).toHaveAttribute('href', '/dashboard/saved-posts');
  await page.getByRole('link', { name: 'Find Users' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find Users' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('without an Android app the row says so, and is still shown', { tag: BEYOND_GATE }, async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), androidAppUrl: null } });
  });
  await startSession(page, 'customer');
  await page.goto('/dashboard/settings');
  const row = page.getByRole('listitem').filter({ hasText: 'Download App' });
  await expect(row).toContainText('Not out in this market yet.');
  await expect(row.getByRole('link')).toHaveCount(0);
});

test('dark is the default, and the other mode survives a reload and colours the browser', async ({ page }) => {
  await startSession(page, 'customer');
  await page.goto('/dashboard/settings');
  const theme = () =>
    page.evaluate(() => [
      document.documentElement.dataset['theme'],
      document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
    ]);
  expect(await theme()).toEqual(['dark', '#0d1028']);
  await page.getByRole('switch', { name: 'Dark mode' }).click();
  expect(await theme()).toEqual(['light', '#f7f3e9']);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Dark mode' })).not.toBeChecked();
  expect(await theme()).toEqual(['light', '#f7f3e9']);
});

test('an account is deleted after the confirmation: a toast, the landing page, and no login any more', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await openSettings(page, account);
  await askToDelete(page);
  await question(page).getByRole('button', { name: 'No' }).click();
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete Account' })).toBeFocused();

  await askToDelete(page);
  await question(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await waitForToast(page, 'Account successfully deleted');
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('oja.session') ?? '{}')))
    .toMatchObject({ user: null, accessToken: null, lists: { posts: [] } });
  expect((await request.post('/api/login', { data: account })).status()).toBe(401);
});

test(
  'a failed deletion shows the network error or "Something went wrong" in the dialog, which tries again',
  { tag: BEYOND_GATE },
  async ({ page, request }) => {
    const account = await makeAccount(request);
    await openSettings(page, account);
    await askToDelete(page);
    await page.route('**/api/v1/users/delete/*', (route) => route.abort('connectionrefused'));
    await question(page).getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(question(page).getByText('Network Error!', { exact: true })).toBeVisible();
    await page.unroute('**/api/v1/users/delete/*');
    await page.route('**/api/v1/users/delete/*', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
    await question(page).getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(question(page).getByText('Something went wrong', { exact: true })).toBeVisible();
    await page.unroute('**/api/v1/users/delete/*');
    await question(page).getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  },
);

test('a wallet with money needs a second confirmation', { tag: BEYOND_GATE }, async ({ page, request }) => {
  const account = await makeAccount(request);
  await openSettings(page, account);
  const forfeits: string[] = [];
  await page.route('**/api/v1/users/delete/**', async (route) => {
    const { searchParams } = new URL(route.request().url());
    forfeits.push(searchParams.get('forfeit') ?? '');
    if (forfeits.length > 1) await route.continue();
    else
      await route.fulfill({
        status: 409,
        json: {
          code: 'balance_left',
          message: 'There is still money in your Oja wallet. Withdraw it first, then delete your account.',
        },
      });
  });
  await askToDelete(page);
  await question(page).getByRole('button', { name: 'Delete', exact: true }).click();
  const second = page.getByRole('dialog', { name: 'Give up the money in your wallet?' });
  await second.getByRole('button', { name: 'Give it up and delete' }).click();
  await waitForToast(page, 'Account successfully deleted');
  expect(forfeits).toEqual(['', 'true']);
});

test('logging out leads to /, and the dashboard requires a login again', async ({ page, request }) => {
  const account = await makeAccount(request);
  await page.goto('/');
  const answer = await request.post('/api/login', { data: { userName: account.userName, password: account.password } });
  await page.evaluate(
    (session) => localStorage.setItem('oja.session', session),
    JSON.stringify({ version: 1, ...(await answer.json()).data }),
  );
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto('/dashboard/settings');
  await expect(page).toHaveURL(/:\d+\/$/);
});
