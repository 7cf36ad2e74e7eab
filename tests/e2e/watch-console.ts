import type { Page } from '@playwright/test';

/** Playwright's message when it blocks service workers. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** Chromium's message when a page closes a connection that is not open yet, as logging out soon after a start does. */
const CLOSED_EARLY = 'WebSocket is closed before the connection is established.';

/**
 * Records every warning and error in a page's console.
 * @param isExpected returns whether a test expects a message; `url` is that of the file it is about, or of the script
 */
export function watchConsole(page: Page, isExpected: (text: string, url: string) => boolean = () => false): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (text === BLOCKED || text.endsWith(CLOSED_EARLY) || isExpected(text, message.location().url)) return;
    if (['error', 'warning'].includes(message.type())) messages.push(text);
  });
  page.on('pageerror', (error) => messages.push(error.message));
  return messages;
}
