import { expect, test } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { makeAccount } from './accounts.ts';
import { countCalls } from './count-calls.ts';
import { startSession } from './demo.ts';
import { flagByCall, postByCall, postExists } from './market.ts';
import { waitForToast } from './wait-for-toast.ts';

/** The reported posts (product §2 "flags", §6), for admins only. */

/** Too narrow for panes, which flag-panes.spec.ts is about. */
const ONE_COLUMN = { width: 1000, height: 900 };

for (const as of ['customer', 'vendor'] as const) {
  test(`a ${as} who opens the flags is redirected to the feed, and no request is sent`, async ({ page }) => {
    await startSession(page, as);
    const calls = countCalls(page, '/api/v1/posts/flag');
    await page.goto('/dashboard/flags');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(calls()).toBe(0);
  });
}

test('an admin dismisses one report, opens the post, and deletes another', async ({ page, request }) => {
  const [vendor, first, second] = await Promise.all([
    makeAccount(request, { vendor: true }),
    makeAccount(request),
    makeAccount(request),
  ]);
  const wig = await postByCall(request, vendor, `Bone straight wig of ${vendor.userName}`);
  const land = await postByCall(request, vendor, `Two plots of ${vendor.userName}`);
  await flagByCall(request, first, land, 'Unverified Properties');
  await flagByCall(request, first, wig, 'Fake Product');
  await flagByCall(request, second, wig, 'Scammer');
  await page.setViewportSize(ONE_COLUMN);
  await startSession(page, 'admin');
  await page.goto('/dashboard/flags');

  const reportedWig = page.getByRole('article', { name: wig.title });
  await expect(reportedWig).toContainText('2 reports');
  await expect(page.getByText(/^\d+ posts and reviews$/)).toBeVisible();
  await reportedWig.getByRole('button', { name: /Dismiss.*Fake Product/ }).click();
  await expect(reportedWig).toContainText('1 report');
  await expect(reportedWig).not.toContainText('Fake Product');
  await reportedWig.getByRole('link', { name: wig.title }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/post/details/${wig.id}$`));
  await expect(page.getByRole('heading', { name: /^Comments/ })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();

  const reportedLand = page.getByRole('article', { name: land.title });
  await reportedLand.getByRole('button', { name: 'Delete post' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this post?' });
  await question.getByRole('button', { name: 'No' }).click();
  expect(await postExists(request, vendor, land)).toBe(true);
  await reportedLand.getByRole('button', { name: 'Delete post' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await waitForToast(page, 'Post deleted successfully');
  await expect(reportedLand).toHaveCount(0);
  await expect(reportedWig).toBeVisible();
  expect(await postExists(request, vendor, land)).toBe(false);
});

test(
  'a report that could not be dismissed stays, and a list that could not be loaded appears as soon as it can',
  { tag: BEYOND_GATE },
  async ({ page, request }) => {
    const [vendor, customer] = await Promise.all([makeAccount(request, { vendor: true }), makeAccount(request)]);
    const post = await postByCall(request, vendor, `Dollars of ${vendor.userName}`);
    await flagByCall(request, customer, post, 'Spam');
    await page.setViewportSize(ONE_COLUMN);
    await startSession(page, 'admin');
    await page.route('**/api/v1/posts/flag*', (route) => route.abort('connectionrefused'));
    await page.goto('/dashboard/flags');
    await expect(page.getByRole('heading', { name: 'The flagged posts could not be loaded' })).toBeVisible();
    await page.unroute('**/api/v1/posts/flag*');
    const reported = page.getByRole('article', { name: post.title });
    await expect(reported).toBeVisible();

    await page.route('**/api/v1/posts/flag/*', (route) => route.abort('connectionrefused'));
    await reported.getByRole('button', { name: /^Dismiss/ }).click();
    await expect(page.getByText('Network Error!', { exact: true }).first()).toBeVisible();
    await expect(reported).toContainText('1 report');
  },
);

test('the admins’ tab shows the number of flagged posts', async ({ page, request }) => {
  const [vendor, customer] = await Promise.all([makeAccount(request, { vendor: true }), makeAccount(request)]);
  await flagByCall(request, customer, await postByCall(request, vendor, `Gold of ${vendor.userName}`), 'Scammer');
  await startSession(page, 'admin');
  const counted = page.waitForResponse(/\/api\/v1\/posts\/flag\/count$/);
  const lists = countCalls(page, '/api/v1/posts/flag');
  await page.goto('/dashboard');
  const {
    data: { postsTotal },
  }: { data: { postsTotal: number } } = await (await counted).json();
  expect(postsTotal).toBeGreaterThan(0);
  await expect(page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: /Flags/ })).toContainText(
    postsTotal > 99 ? '99+' : String(postsTotal),
  );
  // The reports themselves are only loaded on their screen.
  expect(lists()).toBe(0);
});
