import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, type Page, test } from '@playwright/test';

import { type OjaServer, startOja } from '../processes/oja-server.ts';
import { BEYOND_GATE } from '../suite.ts';
import { logInAs } from './demo.ts';
import { copyBuild, replaceBuild } from './replace-build.ts';

/** The installed app without a connection, and when a new build is released. */

test.use({ serviceWorkers: 'allow' });

const OFFLINE = /^You are offline\. (?:Posts|Chats|Messages) from /;
const NEWS = 'A new version of Oja is here';
/** How long a new build may take to load (platform/web-build.ts), and a little more for what comes after it. */
const ARRIVAL_MS = 70_000;

/** Waits until the service worker has stored everything and controls this page. */
async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(
    async () =>
      (await navigator.serviceWorker.ready).active?.state === 'activated' &&
      navigator.serviceWorker.controller !== null,
  );
}

/** Waits until a list of the stored session has a number of entries. */
async function waitForStored(page: Page, list: 'posts' | 'conversations'): Promise<void> {
  await page.waitForFunction(
    (name) => JSON.parse(localStorage.getItem('oja.session') ?? '{}').lists?.[name]?.length > 0,
    list,
  );
}

const buildOf = (page: Page) => page.locator('html').getAttribute('data-build');

test('the manifest contains all that installing needs', { tag: BEYOND_GATE }, async ({ page, request }) => {
  await page.goto('/login');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await request.get(href ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest: { icons: { src: string; sizes: string; purpose: string }[] } = await answer.json();
  expect(manifest).toMatchObject({
    short_name: 'Oja',
    start_url: '/dashboard',
    display: 'standalone',
    lang: 'en-NG',
    theme_color: '#0d1028',
  });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png');
});

test('without a connection the shell, the last feed, the last conversations and a notice are shown, and the app recovers by itself', async ({
  page,
  context,
}) => {
  await logInAs(page, 'customer');
  const title = await page.getByRole('article').first().getByRole('heading').first().innerText();
  await page.getByRole('link', { name: /^Chat/ }).click();
  const conversation = page.locator('a[href^="/dashboard/chat/"]').first();
  await expect(conversation).toBeVisible();
  await waitForStored(page, 'conversations');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await waitForStored(page, 'posts');
  await waitForWorker(page);
  // Everything that the page loads under the worker's control is stored, pictures included.
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: title }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('link', { name: /^Chat/ }).click();
  await expect(conversation).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('article').first().getByRole('button', { name: /^Like/ }).click();
  await expect(page.getByText('Network Error!', { exact: true }).first()).toBeVisible();

  const readAgain = page.waitForResponse((answer) => answer.url().includes('/api/v1/posts?') && answer.ok());
  await context.setOffline(false);
  await readAgain;
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test(
  'responses to requests with a token are never stored, nor are versions and configuration',
  { tag: BEYOND_GATE },
  async ({ page }) => {
    await logInAs(page, 'customer');
    await waitForWorker(page);
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    const readCached = () =>
      page.evaluate(async () => {
        const paths: string[] = [];
        for (const name of await caches.keys()) {
          const requests = await (await caches.open(name)).keys();
          paths.push(...requests.map(({ url }) => new URL(url).pathname));
        }
        return paths;
      });
    // The newest posts may have no pictures, and a picture is shown while it is being stored.
    const scrollAndRead = async () => {
      await page.mouse.wheel(0, 1500);
      return readCached();
    };
    await expect.poll(scrollAndRead).toContainEqual(expect.stringMatching(/^\/images\//));
    const cached = await readCached();
    expect(cached).toContain('/app.html');
    expect(cached.filter((path) => /^\/(?:api|socket\.io|version\.json|config\.json|health)/.test(path))).toEqual([]);
  },
);

test.describe('a new build', () => {
  let folder: string;
  let webDir: string;
  let server: OjaServer;
  test.beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'oja-pwa-'));
    webDir = join(folder, 'web');
    await copyBuild(webDir);
    server = await startOja({ dataDir: join(folder, 'data'), environment: { WEB_DIR: webDir } });
  });
  test.afterEach(async () => {
    await server.program.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test(
    'waits for the user: until then the old build works completely, then the new one; other pages keep theirs',
    { tag: BEYOND_GATE },
    async ({ page, context }) => {
      // A service worker needs a secure origin, and localhost counts as one.
      const url = server.url.replace('127.0.0.1', 'localhost');
      await page.goto(`${url}/login`);
      await waitForWorker(page);
      const first = await buildOf(page);
      const other = await context.newPage();
      await other.goto(`${url}/login`);
      await expect(other.getByRole('button', { name: 'Login' })).toBeVisible();

      await replaceBuild(webDir);
      // Its script is no longer on the server.
      await page.getByRole('link', { name: 'Signup' }).click();
      await expect(page.getByRole('button', { name: 'Register' })).toBeVisible();

      await page.reload();
      await expect(page.getByText(NEWS, { exact: true })).toBeVisible();
      expect(await buildOf(page)).toBe(first);
      const failures: string[] = [];
      page.on('console', (message) => failures.push(message.text()));
      await page.getByRole('listitem').filter({ hasText: NEWS }).getByRole('button', { name: 'Dismiss' }).click();
      // The whole new build is loaded before it replaces the old one; then the page reloads.
      await expect(async () => {
        expect(failures).toEqual([]);
        expect(await buildOf(page)).toBe(`${first}next`);
      }).toPass({ timeout: ARRIVAL_MS });
      await expect(page.getByRole('button', { name: 'Register' })).toBeVisible();
      await expect(page.getByText(NEWS, { exact: true })).toHaveCount(0);

      await other.getByRole('link', { name: 'Forgot Password' }).click();
      await expect(other.getByRole('button', { name: 'Proceed' })).toBeVisible();
      expect(await buildOf(other)).toBe(first);
      const builds = () =>
        page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('oja-build-')).length);
      expect(await builds()).toBe(2);
      await other.close();
      await page.reload();
      await expect.poll(builds).toBe(1);
    },
  );
});
