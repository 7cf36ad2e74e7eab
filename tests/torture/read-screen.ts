import type { Page } from '@playwright/test';

import { log, tab } from '../e2e/two-people.ts';

/** A page of older messages that takes longer will not come. */
const PATIENCE_MS = 15_000;

/** A message as the screen shows it. */
export interface Shown {
  name: string;
  /** `Seen`, `Sent`, `Sending` or `Not sent` of one's own; '' of the other's. */
  status: string;
}

interface View {
  shown: Shown[];
  isAtTop: boolean;
  hasOlder: boolean;
}

/** What stands in the thread now, from old to new. */
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

/** Scrolls back through a thread to its first message. @returns all of it, from old to new */
export async function readThread(page: Page): Promise<Shown[]> {
  let { shown: all } = await readView(page);
  for (let until = Date.now() + PATIENCE_MS; Date.now() < until; ) {
    const view = await readView(page);
    const older = view.shown.findIndex(({ name }) => name === all[0]?.name);
    if (older > 0) {
      all = [...view.shown.slice(0, older), ...all];
      until = Date.now() + PATIENCE_MS;
    }
    if (view.isAtTop && !view.hasOlder && older === 0) break;
    // Where rows out of view are not there, those that were read last must stay among them.
    const isWhole = view.shown.at(-1)?.name === all.at(-1)?.name;
    await log(page).evaluate((element, far) => element.scrollBy({ top: far ? -element.scrollTop : -0.8 * element.clientHeight, behavior: 'instant' }), isWhole);
    await page.waitForTimeout(30);
  }
  return all;
}

/** Goes to the newest message, as a reader who has read the others. */
export async function goToNewest(page: Page): Promise<void> {
  await log(page).evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }));
}

/** The count on a tab; NaN where it is "99+" or there are no tabs. */
export async function readBadge(page: Page, name: 'Chat' | 'Alerts'): Promise<number> {
  const text = await tab(page, name).textContent({ timeout: 1000 }).catch(() => '99+');
  return text === null || text.includes('99+') ? Number.NaN : Number(/\d+/u.exec(text)?.[0] ?? 0);
}
