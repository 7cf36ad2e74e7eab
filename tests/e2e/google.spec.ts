import { expect, type Page, test } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { logInByCall, makeAccount } from './accounts.ts';

/** Signing in with Google (product §2, §8). Google is simulated: its page answers like the real one, by a redirect. */

// A response that is still being modified when the test ends is not an error.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

async function offerGoogle(page: Page, answer: (state: string) => string): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), googleClientId: 'client-1.apps.example' } });
  });
  await page.route('https://accounts.google.com/**', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    expect(query.get('client_id')).toBe('client-1.apps.example');
    const location = `${query.get('redirect_uri')}#${answer(query.get('state') ?? '')}`;
    await route.fulfill({ status: 302, headers: { location } });
  });
}

test('Google’s answer becomes a session and opens the dashboard, and its token never stays in the address', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  let addressWhileSent = '';
  await offerGoogle(page, (state) => new URLSearchParams({ state, access_token: 'ya29.token' }).toString());
  await page.route('**/api/google', async (route) => {
    expect(route.request().postDataJSON()).toEqual({ access_token: 'ya29.token' });
    addressWhileSent = await page.evaluate(() => location.href);
    const answer = await request.post('/api/login', {
      data: { userName: account.userName, password: account.password },
    });
    await route.fulfill({ response: answer });
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
  expect(page.url()).not.toContain('token');
  expect(addressWhileSent, 'the token stood in the address while it was sent').toMatch(/\/login$/);
});

test('a token is gone from the address and the history before the app’s scripts have loaded', async ({ page }) => {
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/signup');
  const entries = await page.evaluate(() => history.length);
  await page.goto('/login?next=%2Fdashboard%2Fchat#state=1&access_token=ya29.token&token_type=Bearer');
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2Fchat$/);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goto('/signup#pricing');
  await expect(page).toHaveURL(/\/signup#pricing$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2Fchat$/);
});

test(
  'an error from Google is only logged: the app goes to the dashboard, and without a session to /',
  { tag: BEYOND_GATE },
  async ({ page }) => {
    await offerGoogle(page, (state) => new URLSearchParams({ state, error: 'access_denied' }).toString());
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test('a token that this tab did not request signs nobody in', async ({ page, request }) => {
  const { accessToken } = await logInByCall(request, 'customer', 'oja-demo');
  const called: string[] = [];
  page.on('request', (sent) => sent.url().endsWith('/api/google') && called.push(sent.url()));
  await page.goto(`/login#access_token=${accessToken}&state=theirs`);
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(called).toEqual([]);
});

test('there is no button if the installation does not offer it', { tag: BEYOND_GATE }, async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Google/ })).toHaveCount(0);
});
