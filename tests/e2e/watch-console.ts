import type { Page } from '@playwright/test';

/** Playwright's message when it blocks service workers. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/**
 * Records every warning and error in a page's console.
 * @param isExpected returns whether a test expects a message
 */
export function watchConsole(page: Page, isExpected: (text: string) => boolean = () => false): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (text !== BLOCKED && ['error', 'warning'].includes(message.type()) && !isExpected(text)) messages.push(text);
  });
  page.on('pageerror', (error) => messages.push(error.message));
  return messages;
}
