import { expect, test as base } from '@playwright/test';
import { type Browser, launch } from 'puppeteer-core';

import { findFirefox } from '../../scripts/find-browser.ts';
import type { TestAccount } from '../e2e/accounts.ts';
import { Visitor } from './visitor.ts';

const VIEWPORT = { width: 1440, height: 900 };

interface WorkerFixtures {
  /**
   * One Firefox for each worker, controlled by WebDriver BiDi through Puppeteer. Playwright's own Firefox is a patched
   * build, and its BiDi mode calls `emulation.setMediaFeaturesOverride`, which Firefox ESR does not support.
   */
  firefox: Browser;
}

interface Fixtures {
  /** Opens a page in a new browser context, signed in if an account is given. */
  join: (as?: Pick<TestAccount, 'userName' | 'password'>) => Promise<Visitor>;
  /** A visitor without a session. */
  visitor: Visitor;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  firefox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const executablePath = findFirefox();
      if (executablePath === undefined)
        throw new Error('There is no Firefox. Install one, or set OJA_FIREFOX to its path.');
      const browser = await launch({ browser: 'firefox', executablePath, headless: true });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  join: async ({ firefox, request, baseURL }, use, testInfo) => {
    const visitors: Visitor[] = [];
    await use(async (as) => {
      const context = await firefox.createBrowserContext();
      // In a window of its own: the pages of one window hide each other, and a hidden page neither paints nor marks
      // messages as read.
      const page = await context.newPage({ type: 'window' });
      await page.setViewport(VIEWPORT);
      const visitor = new Visitor(page, baseURL);
      visitors.push(visitor);
      if (as) {
        const answer = await request.post('/api/login', { data: { userName: as.userName, password: as.password } });
        const { data }: { data: object } = await answer.json();
        // Any page of the server's origin works; this one runs no scripts.
        await visitor.open('/health');
        await page.evaluate(
          (session) => localStorage.setItem('oja.session', session),
          JSON.stringify({ version: 1, ...data }),
        );
      }
      return visitor;
    });
    // Before the pages are closed: what they were loading then is reported as failed.
    const errors = visitors.flatMap((visitor) => visitor.errors);
    for (const { page } of visitors) {
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('screenshot', { body: Buffer.from(await page.screenshot()), contentType: 'image/png' });
      }
      await page.browserContext().close();
    }
    expect(errors).toEqual([]);
  },
  visitor: async ({ join }, use) => {
    await use(await join());
  },
});

export { expect } from '@playwright/test';
