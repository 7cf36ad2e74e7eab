import { expect, type APIRequestContext, type Page } from '@playwright/test';

import { type Cast, makeCast } from './cast.ts';
import { startSession } from './demo.ts';
import { type Action, BUSY } from './slow-action.ts';

/** Prepares a page up to an action, so that only its press is left. @returns the accounts and data of the test */
export async function prepareAction(
  page: Page,
  request: APIRequestContext,
  { at, as, prepare, before }: Action,
): Promise<Cast> {
  const cast = await makeCast(request);
  await prepare?.(page, cast);
  if (as === 'admin') await startSession(page, 'admin');
  else if (as !== 'visitor') await startSession(page, cast[as ?? 'viewer'].userName, cast[as ?? 'viewer'].password);
  await page.goto(at(cast));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main[aria-busy="true"], main [aria-busy="true"]')).toHaveCount(0);
  await before?.(page, cast);
  // Waits until everything on the way has loaded.
  await expect(page.locator(BUSY)).toHaveCount(0);
  return cast;
}
