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
