import type { Page } from '@playwright/test';

/** Playwright's message when it blocks service workers. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/**
 * Records every warning and error in a page's console.
 * @param isExpected returns whether a test expects a message
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
