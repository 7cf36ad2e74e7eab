import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type APIRequestContext, expect, type Page, test } from '@playwright/test';

import { startOja } from '../processes/oja-server.ts';
import { BEYOND_GATE } from '../suite.ts';
import { makeAccount } from './accounts.ts';
import { logIn } from './demo.ts';
import { copyBuild, replaceBuild } from './replace-build.ts';
import { goOffline, stored } from './stored.ts';
import { sendByCall } from './talk.ts';
import { bubble } from './two-people.ts';

/**
 * With the data saver, the service worker stores the part of the app that is used (decision 069): that part works
 * without a connection, also after an update, and the rest is stored once the saver is off.
 */

test.use({ serviceWorkers: 'allow' });

const NEWS = 'A new version of Oja is here';

/** Turns the data saver on before the app is opened for the first time. */
async function saveData(page: Page, url = ''): Promise<void> {
  await page.goto(`${url}/health`);
  await page.evaluate(() => localStorage.setItem('oja.data-saver', 'on'));
}

const waitForWorker = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** The number of files with a hash in their name that the worker has stored. */
const countStored = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('oja-build-'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().filter(({ url }) => new URL(url).pathname.startsWith('/assets/')).length;
  });

/** The number of these files that the worker's script lists. */
async function countListed(request: APIRequestContext): Promise<number> {
  const script = await (await request.get('/sw.js')).text();
  return script.match(/\/assets\/[\w.-]+\.\w+/g)?.length ?? 0;
}

test(
  'the app starts without a connection and shows the feed and the thread that were opened; turned off, all is stored',
  { tag: BEYOND_GATE },
  async ({ page, context, request }) => {
    const [her, bayo] = await Promise.all([makeAccount(request), makeAccount(request, { name: 'Bayo Cole' })]);
    await sendByCall(request, bayo, her, 'The kettle is still there');
    await saveData(page);
    await logIn(page, her.userName, her.password);
    await expect(page.getByRole('article').first()).toBeVisible();
    await waitForWorker(page);
    await page.getByRole('link', { name: /^Chat/ }).click();
    await page.getByRole('link', { name: /Bayo Cole/ }).click();
    await expect(bubble(page, 'The kettle is still there')).toBeVisible();
    await expect.poll(() => stored(page)).toContain('The kettle is still there');
    const whole = await countListed(request);
    expect(await countStored(page)).toBeLessThan(whole / 2);

    await goOffline(page);
    await page.goto('/dashboard');
    await expect(page.getByText(/^You are offline\. Posts from /)).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto(`/dashboard/chat/${bayo.id}`);
    await expect(page.getByText(/^You are offline\. Messages from /)).toBeVisible();
    await expect(bubble(page, 'The kettle is still there')).toBeVisible();

    await context.setOffline(false);
    await page.goto('/dashboard/settings');
    await page.getByRole('switch', { name: 'Data saver' }).click();
    await expect.poll(() => countStored(page)).toBe(whole);

    await goOffline(page);
    // It was never opened.
    await page.goto('/dashboard/search/Fashion');
    await expect(page.getByText('Network Error!', { exact: true }).first()).toBeVisible();
  },
);

test(
  'a screen that an update has removed comes from the server, and what was used before the update works offline',
  { tag: BEYOND_GATE },
  async ({ page }) => {
    const folder = await mkdtemp(join(tmpdir(), 'oja-saver-'));
    const webDir = join(folder, 'web');
    await copyBuild(webDir);
    const server = await startOja({ dataDir: join(folder, 'data'), environment: { WEB_DIR: webDir } });
    try {
      // A service worker needs a secure origin, and localhost counts as one.
      const url = server.url.replace('127.0.0.1', 'localhost');
      const html = page.locator('html');
      await saveData(page, url);
      await page.goto(`${url}/login`);
      await waitForWorker(page);
      const first = (await html.getAttribute('data-build')) ?? '';
      await page.getByRole('link', { name: 'Signup' }).click();
      await expect(page.getByRole('button', { name: 'Register' })).toBeVisible();
      await page.goBack();

      await replaceBuild(webDir);
      // Its script is no longer on the server, and was not stored.
      await page.getByRole('link', { name: 'Forgot Password' }).click();
      await expect(page.getByRole('heading', { name: 'This page stopped working' })).toBeVisible();
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByRole('button', { name: 'Proceed' })).toBeVisible();
      await expect(html).toHaveAttribute('data-build', `${first}next`);

      await page.goto(`${url}/login`);
      await page.getByRole('listitem').filter({ hasText: NEWS }).getByRole('button', { name: 'Dismiss' }).click();
      const builds = () =>
        page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('oja-build-')));
      await expect(async () => expect(await builds()).toEqual([`oja-build-${first}next`])).toPass();
      await goOffline(page);
      await page.goto(`${url}/signup`);
      await expect(page.getByRole('button', { name: 'Register' })).toBeVisible();
      await expect(html).toHaveAttribute('data-build', `${first}next`);
    } finally {
      await server.program.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
);
