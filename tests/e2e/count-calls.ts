import type { Page } from '@playwright/test';

/** Counts what a page sends to one call from now on. Gives the function that tells the number. */
export function countCalls(page: Page, path: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls += 1;
  });
  return () => calls;
}
