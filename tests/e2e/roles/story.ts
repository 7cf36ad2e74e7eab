import { expect, type Page, test as base } from '@playwright/test';

import { watchConsole } from '../watch-console.ts';

/** A phone and a desk. */
export const WIDTHS = [390, 1440] as const;

/** What must not happen while a story is told. */
export interface Witness {
  /** Watches a further page of the story. */
  watch: (page: Page) => void;
  /** A refusal that the story asks for: by a part of the address, which answers with a status of 400 to 499. */
  refused: (...addresses: string[]) => void;
}

/** Each test's page is watched from its beginning: no warning, no error, no call that fails but those that the story asks for. */
export const test = base.extend<{ witness: Witness }>({
  witness: [
    async ({ page }, use) => {
      const meant: string[] = [];
      const incidents: string[] = [];
      const consoles: string[][] = [];
      const watch = (watched: Page) => {
        // Chromium notes each refusal in the console too, where its address stands beside the words.
        consoles.push(watchConsole(watched, (text) => text.startsWith('Failed to load resource: the server responded with a status of 4')));
        watched.on('response', (response) => {
          const isMeant = response.status() < 500 && meant.some((address) => response.url().includes(address));
          if (response.status() >= 400 && !isMeant) incidents.push(`${response.status()} ${response.url()}`);
        });
        watched.on('requestfailed', (request) => {
          // Whoever leaves a page leaves its calls.
          const reason = request.failure()?.errorText ?? '';
          if (reason !== 'net::ERR_ABORTED') incidents.push(`${reason} ${request.url()}`);
        });
      };
      watch(page);
      await use({ watch, refused: (...addresses) => meant.push(...addresses) });
      expect([...incidents, ...consoles.flat()]).toEqual([]);
    },
    { auto: true },
  ],
});

/** The tab bar's link to a screen. */
export const tabLink = (page: Page, name: string) => page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name });

/** Waits for the first-level heading of a screen. */
export const expectTitle = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
