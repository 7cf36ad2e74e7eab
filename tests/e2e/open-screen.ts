import { expect, type Page } from '@playwright/test';

import { startSession } from './demo.ts';
import type { Screen } from './screens.ts';

/** Opens a screen as the person who uses it, and waits until everything on it has come. */
export async function openScreen(page: Page, { path, as }: Screen): Promise<void> {
  if (as !== undefined) await startSession(page, as);
  await page.goto(path);
  if (path === '/dashboard/profile') await page.goto(await ownProfilePath(page));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

async function ownProfilePath(page: Page): Promise<string> {
  const id: string = await page.evaluate(() => JSON.parse(localStorage.getItem('oja.session') ?? '{}').user._id);
  return `/dashboard/profile/${id}`;
}
