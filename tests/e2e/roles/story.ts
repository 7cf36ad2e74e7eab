import { expect, type Page, test as base } from '@playwright/test';

import { WITH_MOTION } from '../../suite.ts';
import { watchConsole } from '../watch-console.ts';

const PHONE = 390;
const DESK = 1440;

/**
 * The widths at which stories run: a phone's and a desktop's. The gate leaves them out: each step has a test beside it.
 */
export const WIDTHS = [PHONE, DESK] as const;

/** Watches for errors during a story. */
export interface Witness {
  /** Also watches another page of the story, from its next document on. */
  watch: (page: Page) => Promise<void>;
  /** Expects error responses (status 400 to 499) of requests whose address contains one of these parts. */
  refused: (...addresses: string[]) => void;
}

/** Runs in the page: keeps the words of each toast, because a busy test can miss one that stays for two seconds. */
function recordToasts(): void {
  const shown: string[] = [];
  const seen = new WeakSet<Element>();
  Object.assign(globalThis, { shownToasts: shown });
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll<HTMLElement>('li[data-tone][data-state="open"]')) {
      if (seen.has(toast)) continue;
      seen.add(toast);
      shown.push(...toast.innerText.split('\n'));
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Waits until a toast with this line has been shown in the present document of a watched page, now or before. */
export const expectToast = (page: Page, line: string) =>
  // Without an answer a document is just being replaced.
  expect
    .poll(() => page.evaluate((): string[] => Reflect.get(globalThis, 'shownToasts')).catch(() => []))
    .toContain(line);

/** The key of a picture in the address of a failed request. */
const PICTURE = /\/images\/[\da-f]{2}\/([\da-f]{32})/;

/**
 * Each test's page is watched from the start: warnings, errors and failed calls fail the test, except expected ones.
 * Pictures that the story has not uploaded itself may be gone: other tests delete posts that the feed has shown.
 */
export const test = base.extend<{ witness: Witness }>({
  ...WITH_MOTION,
  witness: [
    async ({ page }, use) => {
      const meant: string[] = [];
      const incidents: string[] = [];
      const consoles: string[][] = [];
      const uploads: Promise<string>[] = [];
      const watch = async (watched: Page) => {
        await watched.addInitScript(recordToasts);
        // Chromium also logs each of them in the console, with its address beside the text.
        consoles.push(
          watchConsole(watched, (text) =>
            text.startsWith('Failed to load resource: the server responded with a status of 4'),
          ),
        );
        watched.on('response', (response) => {
          if (response.url().endsWith('/upload')) uploads.push(response.text().catch(() => ''));
          const isMeant = response.status() < 500 && meant.some((address) => response.url().includes(address));
          if (response.status() >= 400 && !isMeant) incidents.push(`${response.status()} ${response.url()}`);
        });
        watched.on('requestfailed', (request) => {
          // Leaving a page aborts its calls.
          const reason = request.failure()?.errorText ?? '';
          if (reason !== 'net::ERR_ABORTED') incidents.push(`${reason} ${request.url()}`);
        });
      };
      await watch(page);
      await use({ watch, refused: (...addresses) => meant.push(...addresses) });
      const own = (await Promise.all(uploads)).join('\n');
      const isOfOthers = (incident: string) => {
        const [, key] = PICTURE.exec(incident) ?? [];
        return key !== undefined && !own.includes(key);
      };
      expect([...incidents.filter((incident) => !isOfOthers(incident)), ...consoles.flat()]).toEqual([]);
    },
    { auto: true },
  ],
});

export const tabLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name });

export const expectTitle = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** The way from a conversation to the list alone: the arrow, or where the list stands beside it, the tab. */
export const linkToList = (page: Page) =>
  (page.viewportSize()?.width ?? 0) < 768
    ? page.getByRole('link', { name: 'Back to conversations', exact: true })
    : tabLink(page, 'Chat');
