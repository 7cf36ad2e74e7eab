import type { Page } from '@playwright/test';

/** What Playwright itself says where it keeps service workers from a page. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/**
 * Notes every warning and error in a page's console.
 * @param isExpected says of which ones a test knows
 */
export function watchConsole(page: Page, isExpected: (text: string) => boolean = () => false): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (text !== BLOCKED && ['error', 'warning'].includes(message.type()) && !isExpected(text)) said.push(text);
  });
  page.on('pageerror', (error) => said.push(error.message));
  return said;
}
