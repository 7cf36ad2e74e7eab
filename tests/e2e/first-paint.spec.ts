import { expect, type Page, test } from '@playwright/test';

import { makeAccount } from './accounts.ts';
import { startSession } from './demo.ts';
import { holdRequests } from './hold-requests.ts';

/** What the pages show, and keep, before their scripts and their style sheet have arrived (decision 031). */

/** Scripts and style sheets. */
const ASSETS = '/assets/*.{js,css}';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');

test('the dashboard shows its tabs before any script or style has arrived, and they stay in place', async ({
  page,
  request,
}) => {
  const me = await makeAccount(request);
  await startSession(page, me.userName, me.password);
  const release = await holdRequests(page, ASSETS);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(tabs(page)).toHaveText(['Home', 'Alerts', 'Search', 'Post', 'Chat', 'Profile']);
  const home = tabs(page).first();
  await expect(home).toHaveAttribute('aria-current', 'page');
  const early = await home.boundingBox();
  expect(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await home.boundingBox()).toEqual(early);
});

test('an admin has seven tabs from the start', async ({ page }) => {
  await startSession(page, 'admin');
  await holdRequests(page, ASSETS);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(tabs(page)).toHaveCount(7);
});

for (const [path, text] of [
  ['/dashboard/chat/somebody', 'Chat'],
  ['/dashboard/settings', 'Profile'],
] as const) {
  test(`${path} shows the tabs before any script has arrived`, async ({ page, request }) => {
    const me = await makeAccount(request);
    await startSession(page, me.userName, me.password);
    await holdRequests(page, ASSETS);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(tabs(page).filter({ hasText: text })).toBeVisible();
  });
}

test('who presses Post before the scripts have arrived finds their new post in the feed', async ({ page, request }) => {
  const me = await makeAccount(request, { vendor: true });
  await startSession(page, me.userName, me.password);
  const release = await holdRequests(page, ASSETS);
  const feed = page.waitForResponse('/api/v1/posts?page=1');
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await tabs(page).filter({ hasText: 'Post' }).click();
  // The feed as it was before the post.
  await feed;
  release();
  await page.getByLabel('Title').fill(`Grinding stone of ${me.userName}`);
  await page.getByLabel('Description').fill('Granite, from Jos.');
  await page.getByLabel('Phone number').fill('08031234567');
  await page.getByLabel('Location').fill('Jos');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('article', { name: `Grinding stone of ${me.userName}` })).toBeVisible();
});

test('a visitor sees no tabs on the way from the dashboard to the landing page', async ({ page }) => {
  const release = await holdRequests(page, ASSETS);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.locator('[data-placeholder]')).toBeAttached();
  await expect(tabs(page)).toHaveCount(0);
  release();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a press on a tab before the scripts have arrived opens its screen without loading the page again', async ({
  page,
  request,
}) => {
  const me = await makeAccount(request);
  await startSession(page, me.userName, me.password);
  const release = await holdRequests(page, ASSETS);
  let pages = 0;
  page.on('request', (sent) => {
    if (sent.isNavigationRequest()) pages += 1;
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await tabs(page).filter({ hasText: 'Profile' }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/profile/${me.id}$`));
  release();
  await expect(page.getByRole('heading', { level: 1, name: me.userName })).toBeVisible();
  expect(pages).toBe(1);
});

test('the login is painted before its scripts are requested', async ({ page }) => {
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  const { painted, requested } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    requested: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }));
  expect(requested.length).toBeGreaterThan(5);
  expect(Math.min(...requested)).toBeGreaterThanOrEqual(painted);
});

test('what is typed into the login before the scripts have arrived is kept, and an early press on Login is done', async ({
  page,
  request,
}) => {
  const me = await makeAccount(request);
  const release = await holdRequests(page, '/assets/*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email or username').fill(me.userName);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill(me.password);
  await password.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await expect(password).toHaveValue(me.password);
  release();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a name that is about to be typed while the login becomes ready is not joined to the stored one', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('oja.login-name', 'ada'));
  const release = await holdRequests(page, '/assets/*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  const name = page.getByLabel('Email or username');
  await name.focus();
  release();
  await page.waitForLoadState('networkidle');
  await page.keyboard.insertText('bayo');
  await expect(name).toHaveValue('bayo');
});

test('a page in the light mode is light from its first paint', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('oja.mode', 'light'));
  await holdRequests(page, ASSETS);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(247, 243, 233)');
});

test('a browser that runs no scripts says what is needed, and shows no form and no tabs', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  for (const path of ['/login', '/dashboard', '/dashboard/settings']) {
    await page.goto(path);
    await expect(page.getByText('Oja needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('link')).toHaveCount(0);
  }
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

test('a browser that refuses storage still shows the login', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await holdRequests(page, ASSETS);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the page after a login requests the profile and the feed once, and no scripts for the address with reload', async ({
  page,
  request,
}) => {
  const me = await makeAccount(request);
  await startSession(page, me.userName, me.password);
  const calls: string[] = [];
  page.on('request', (sent) => {
    const { pathname, search } = new URL(sent.url());
    if (/^\/api\/v1\/(?:users\/dashboard|posts\?)|^\/dashboard/.test(pathname + search)) calls.push(pathname + search);
  });
  await page.goto('/dashboard?reload=true');
  await expect(page.getByRole('feed', { name: 'Newest posts' }).getByRole('article').first()).toBeVisible();
  expect(calls).toEqual([
    '/dashboard?reload=true',
    '/dashboard',
    `/api/v1/users/dashboard/${me.userName}`,
    '/api/v1/posts?page=1',
  ]);
});

test('a client that takes no compression gets a whole page, whose policy allows its own script and style alone', async ({
  request,
}) => {
  const answer = await request.get('/dashboard', { headers: { 'accept-encoding': 'identity' } });
  const { 'content-encoding': encoding, 'content-security-policy': policy = '' } = answer.headers();
  expect(encoding).toBeUndefined();
  expect(await answer.text()).toContain('data-placeholder');
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+='(?:;|$)/);
  expect(policy).not.toContain('unsafe');
  const other = await request.get('/api/v1/posts');
  expect(other.headers()['content-security-policy']).not.toContain('sha256');
});

for (const path of ['/login', '/dashboard'])
  test(`${path} says that its script could not be loaded, and tries again at a press`, async ({ page, request }) => {
    if (path === '/dashboard') {
      const me = await makeAccount(request);
      await startSession(page, me.userName, me.password);
    }
    await page.route('/assets/*.js', (route) => route.abort('connectionreset'));
    await page.goto(path);
    await expect(page.getByRole('alert').filter({ hasText: 'Oja could not be loaded.' })).toBeVisible();
    await expect(page.locator('[data-app]')).toBeHidden();
    await page.unroute('/assets/*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    const shown =
      path === '/login'
        ? page.getByRole('button', { name: 'Login' })
        : page.getByRole('feed').getByRole('article').first();
    await expect(shown).toBeVisible();
    await expect(page.getByText('Oja could not be loaded.')).toBeHidden();
  });
