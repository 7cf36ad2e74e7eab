import { expect, test } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { countCalls } from './count-calls.ts';
import { logInAs, startSession } from './demo.ts';

/** A server that stops: the client shows a message, retries safe requests twice, and loses nothing. */

test('a login without a server shows a message and keeps its input', { tag: BEYOND_GATE }, async ({ page }) => {
  // The form stands there before its scripts have loaded.
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByLabel('Email or username').fill('customer');
  await page.getByLabel('Password', { exact: true }).fill('oja-demo');
  const calls = countCalls(page, '/api/login');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Network Error!', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('oja-demo');
  expect(calls()).toBe(1);

  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the feed is requested three times in all, shows a message, and loads on a click', async ({ page }) => {
  await startSession(page, 'customer');
  await page.route('**/api/v1/posts?*', (route) => route.abort('connectionrefused'));
  const calls = countCalls(page, '/api/v1/posts');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'The feed could not be loaded' })).toBeVisible();
  await expect(page.getByText('Network Error!', { exact: true }).first()).toBeVisible();
  expect(calls()).toBe(3);

  await page.unroute('**/api/v1/posts?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a dashboard that cannot be loaded shows the reason and leads to /', { tag: BEYOND_GATE }, async ({ page }) => {
  await startSession(page, 'customer');
  await page.route('**/api/v1/users/dashboard/*', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByText('Network Error!', { exact: true })).toBeVisible();
});

test('a like that never reaches the server is undone with a message', { tag: BEYOND_GATE }, async ({ page }) => {
  await logInAs(page, 'customer');
  const like = page.getByRole('article').first().getByRole('button', { name: /^Like/ });
  const before = { pressed: await like.getAttribute('aria-pressed'), text: await like.innerText() };
  await page.route('**/api/v1/posts/like/*', (route) => route.abort('connectionrefused'));
  await like.click();
  await expect(page.getByText('Network Error!', { exact: true })).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', before.pressed ?? 'false');
  await expect(like).toHaveText(before.text, { useInnerText: true });
});

test('an ended session leads to / and shows a message', async ({ page }) => {
  await logInAs(page, 'customer');
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('oja.session') ?? '{}');
    localStorage.setItem('oja.session', JSON.stringify({ ...session, accessToken: 'x'.repeat(43) }));
  });
  await page.reload();
  await expect(page.getByText('You were signed out on this device.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
});
