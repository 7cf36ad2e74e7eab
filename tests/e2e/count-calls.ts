import type { Page } from '@playwright/test';

/** Counts the requests of a page to one path from now on. Returns a function that reads the count. */
export function countCalls(page: Page, path: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls += 1;
  });
  return () => calls;
}
