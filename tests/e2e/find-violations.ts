import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    /** After bringAxe. */
    axe: typeof axe;
  }
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Puts axe into a page, once for all looks at it; the page's content policy has no say in it. */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source);
}

/** What axe finds on a page as it is now, WCAG 2.0 to 2.2 A and AA: each rule with the elements that break it. */
export function findViolations(page: Page): Promise<string[]> {
  return page.evaluate(async (tags) => {
    // Only what is wrong is gathered: a page has thousands of elements that are right.
    const { violations } = await window.axe.run({ runOnly: tags, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, WCAG);
}
