import type { Page } from '@playwright/test';

/** All values in the browser's database of this page. */
export const stored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opened = indexedDB.open('keyval-store');
        opened.addEventListener('success', () => {
          const { result } = opened;
          const all = result.objectStoreNames.contains('keyval')
            ? result.transaction('keyval').objectStore('keyval').getAll()
            : undefined;
          if (all) all.addEventListener('success', () => resolve(JSON.stringify(all.result)));
          else resolve('');
        });
      }),
  );

/** Cuts the connection, without what the browser itself has cached: the service worker's files alone are left. */
export async function goOffline(page: Page): Promise<void> {
  const context = page.context();
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  await context.setOffline(true);
}
