import type { Page } from '@playwright/test';
import axe from 'axe-core';

import { WCAG } from '../axe-rules.ts';

declare global {
  interface Window {
    /** Exists after bringAxe. */
    axe: typeof axe;
  }
}

/**
 * Adds axe to a page, once for all checks. The page's content policy does not apply to it. What is out of view is laid
 * out as it is when it is seen: before, its buttons stand outside its preliminary height, on those of its neighbour.
 */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/**
 * Returns what axe finds on the page now: each rule with the elements that break it.
 * @param only tags of rules, or rule ids
 */
export function findViolations(page: Page, only: readonly string[] = WCAG): Promise<string[]> {
  return page.evaluate(async (rules) => {
    // Only violations are collected: a page has thousands of correct elements.
    const { violations } = await window.axe.run({ runOnly: [...rules], resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, only);
}
