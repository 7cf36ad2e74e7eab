import { type APIRequestContext, expect, type Page } from '@playwright/test';

import { logInByCall } from './accounts.ts';
import { startSession } from './demo.ts';
import { ME, POST, type Screen, VENDOR } from './screens.ts';

/** The stored state of an active recovery; the code itself is not requested here. */
const RECOVERY = JSON.stringify({ userName: 'customer', email: 'cus***er@oja.example', refreshToken: 'x'.repeat(43) });

/** Stores an active recovery, for tests that are not about requesting a code. */
export const beginRecovery = (page: Page) =>
  page.addInitScript((value) => localStorage.setItem('oja.recovery', value), RECOVERY);

/** Opens a screen as the user it is for, and waits until everything has loaded. */
export async function openScreen(page: Page, { path: pattern, as }: Screen): Promise<void> {
  if (as !== undefined) await startSession(page, as);
  if (/^\/(?:verify-forgot|reset)-password/.test(pattern)) await beginRecovery(page);
  await page.goto(await pathOf(pattern, as, page.request));
  await waitForContent(page);
  await page.waitForLoadState('networkidle');
}

const waitForContent = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

/** Gives an open screen another width, in pixels, and waits until the panes of that width have loaded. */
export async function resizeScreen(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  // React renders the panes in the frame after the media queries have changed.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await waitForContent(page);
}

/** Fills the ids of this server into a path. */
async function pathOf(pattern: string, as: Screen['as'], request: APIRequestContext): Promise<string> {
  if (!pattern.includes('{')) return pattern;
  const vendor = await logInByCall(request, 'vendor', 'oja-demo');
  const me = as === 'vendor' ? vendor : await logInByCall(request, as ?? 'customer', 'oja-demo');
  const answer = await request.get(`/api/v1/users/${vendor.id}/posts`, {
    headers: { authorization: `Bearer ${vendor.accessToken}` },
  });
  const { data }: { data: { posts: { _id: string }[] } } = await answer.json();
  return pattern
    .replace(ME, me.id)
    .replace(VENDOR, vendor.id)
    .replace(POST, data.posts[0]?._id ?? '');
}
