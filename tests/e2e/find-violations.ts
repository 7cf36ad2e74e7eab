import type { Page } from '@playwright/test';
import axe from 'axe-core';

import { WCAG } from '../axe-rules.ts';

declare global {
  interface Window {
    /** Exists after bringAxe. */
    axe: typeof axe;
  }
}

/** Adds axe to a page, once for all checks. The page's content policy does not apply to it. */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source);
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
