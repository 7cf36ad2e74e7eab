import type { Page } from '@playwright/test';

import { log, tab } from '../e2e/two-people.ts';
import { joinView, type Shown } from './join-view.ts';

/** A page of older messages that takes longer will not arrive. */
const TIMEOUT_MS = 15_000;
/** How long the thread may take to lay out new rows. */
const SETTLE_MS = 30;
/** How many checks must find a thread at its first message before it counts as completely read. */
const LOOKS = 3;

interface View {
  shown: Shown[];
  isAtTop: boolean;
  hasOlder: boolean;
}

/** The messages in the thread now, from old to new. */
function readView(page: Page): Promise<View> {
  return log(page).evaluate((element) => ({
    shown: [...element.querySelectorAll('article')].map((article) => ({
      name: /[AB]\d{4}(?!\d)/u.exec(article.textContent)?.[0] ?? article.textContent,
      status: article.querySelector('[data-status]')?.textContent ?? '',
    })),
    isAtTop: element.scrollTop <= 0,
    hasOlder: [...element.querySelectorAll('button')].some(({ textContent }) => textContent.includes('older')),
  }));
}

/**
 * Scrolls a thread back from its newest message to its first; rows far out of view may be missing.
 * @returns all messages, from old to new
 */
export async function readThread(page: Page): Promise<readonly Shown[]> {
  await goToNewest(page);
  let all: readonly Shown[] = [];
  let looks = 0;
  for (let until = Date.now() + TIMEOUT_MS; Date.now() < until && looks < LOOKS;) {
    const view = await readView(page);
    const joined = joinView(all, view.shown);
    if (joined.all.length > all.length) until = Date.now() + TIMEOUT_MS;
    all = joined.all;
    looks = view.isAtTop && !view.hasOlder && joined.isAtOldest ? looks + 1 : 0;
    // The oldest read row stays in view, so that no rows in between are skipped.
    const screens = joined.next === 'up' ? -0.8 : 0.4;
    await log(page).evaluate(
      (element, part) => element.scrollBy({ top: part * element.clientHeight, behavior: 'instant' }),
      screens,
    );
    await page.waitForTimeout(SETTLE_MS);
  }
  return all;
}

/** Scrolls to the newest message as a reader does; repeats if new rows are taller than expected. */
export async function goToNewest(page: Page): Promise<void> {
  for (let looks = 0; looks < LOOKS;) {
    const isThere = await log(page).evaluate((element) => {
      const rest = element.scrollHeight - element.clientHeight - element.scrollTop;
      element.scrollTo({ top: element.scrollHeight, behavior: 'instant' });
      return rest < 2;
    });
    looks = isThere ? looks + 1 : 0;
    await page.waitForTimeout(SETTLE_MS);
  }
}

/** The count on a tab as shown: '0' for none, '99+' above 100, '' without tabs. */
export async function readBadge(page: Page, name: 'Chat' | 'Alerts'): Promise<string> {
  const text = await tab(page, name)
    .textContent({ timeout: 1000 })
    .catch(() => null);
  return text === null ? '' : (/\d+\+?/u.exec(text)?.[0] ?? '0');
}
