import type { Page } from '@playwright/test';

/** The roles that screen reader users navigate by. */
const JUMPED_TO = new Set([
  'article',
  'banner',
  'complementary',
  'contentinfo',
  'feed',
  'form',
  'main',
  'navigation',
  'region',
  'search',
]);

/**
 * Finds articles and landmarks of a page that share role and name with another one; each pair of role and name once.
 */
export async function findSharedNames(page: Page): Promise<string[]> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  const parts = lines.map((line) => /^ *- '?(?<part>(?<role>[a-z]+)(?: "(?:[^"\\]|\\.)*")?)/.exec(line)?.groups);
  const names = parts.flatMap((groups) =>
    groups?.['role'] && JUMPED_TO.has(groups['role']) ? [groups['part'] ?? ''] : [],
  );
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
