import type { Page } from '@playwright/test';

import { makeAccount } from '../e2e/accounts.ts';
import { BEYOND_GATE } from '../suite.ts';
import { killApp, quitApp } from './desktop-app.ts';
import { EXECUTABLE } from './executable.ts';
import { dashboard, expect, goTo, signIn, test } from './fixtures.ts';

/**
 * How long after the last key a draft must be on the disk, in milliseconds. The stand-in cannot write it earlier than
 * Chromium does by itself.
 */
const STORED_AFTER_MS = EXECUTABLE.isStandin ? 6000 : 50;

/** A session survives a restart, a crash and a reload (architecture §8). */

test('a signed-in user is still signed in after a restart', async ({ launch, account }) => {
  const first = await launch();
  await signIn(first.page, account);
  await quitApp(first);

  const second = await launch();
  await goTo(second.page, '/dashboard');
  await expect(dashboard(second.page)).toBeVisible();
});

test(
  'a signed-in user is still signed in after the app was killed',
  { tag: BEYOND_GATE },
  async ({ launch, account }) => {
    const first = await launch();
    await signIn(first.page, account);
    await killApp(first);

    const second = await launch();
    await goTo(second.page, '/dashboard');
    await expect(dashboard(second.page)).toBeVisible();
  },
);

test('a reload below the root loads the app at the same path', { tag: BEYOND_GATE }, async ({ launch, account }) => {
  const { page } = await launch();
  await signIn(page, account);
  await goTo(page, '/dashboard/settings/find-users');
  await expect(dashboard(page)).toBeVisible();
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  await expect(page).toHaveURL(/\/dashboard\/settings\/find-users$/);
});

test(
  'text that was typed and not sent is restored after the app was killed',
  { tag: BEYOND_GATE },
  async ({ launch, account, calls }) => {
    const bayo = await makeAccount(calls, { name: 'Bayo Cole' });
    const field = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
    const first = await launch();
    await signIn(first.page, account);
    await goTo(first.page, `/dashboard/chat/${bayo.id}`);
    await field(first.page).fill('I can come on Fri');
    await first.page.waitForTimeout(STORED_AFTER_MS);
    await killApp(first);

    const second = await launch();
    await expect(dashboard(second.page)).toBeVisible();
    await goTo(second.page, `/dashboard/chat/${bayo.id}`);
    await expect(field(second.page)).toHaveValue('I can come on Fri');
  },
);
