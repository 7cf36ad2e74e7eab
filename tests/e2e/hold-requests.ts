import type { Page } from '@playwright/test';

/** Holds back a page's requests for some addresses. @returns a function that releases them, and all later ones */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  const release = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await release.promise;
    await route.fallback();
  });
  return () => release.resolve();
}
