import { expect, type Page, test } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';

/** The version check (product §2 "Startup", §4 "Version update", §8). */

const NEWS = 'A new version of Oja is here';
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('oja.version'));

/** Serves a version, and counts the requests for it. */
async function serveVersion(page: Page, version: string) {
  const requests: string[] = [];
  await page.route('**/version.json*', (route) => {
    requests.push(route.request().url());
    return route.fulfill({ json: { version } });
  });
  return requests;
}

for (const path of ['/', '/login']) {
  const tag = path === '/' ? [] : BEYOND_GATE;
  test(`${path}: a first visit stores the version without a message`, { tag }, async ({ page }) => {
    const requests = await serveVersion(page, 'one');
    await page.goto(path);
    await expect.poll(() => stored(page)).toBe('one');
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatch(/\/version\.json\?t=\d{13}$/);
    await expect(page.getByText(NEWS, { exact: true })).toHaveCount(0);
  });

  test(
    `${path}: another version shows a message until it is closed; then it is stored and the page reloads`,
    { tag },
    async ({ page }) => {
      await page.clock.install();
      await page.goto(path);
      await page.evaluate(() => localStorage.setItem('oja.version', 'one'));
      await serveVersion(page, 'two');
      await page.reload();
      const news = page.getByText(NEWS, { exact: true });
      await expect(news).toBeVisible();
      await page.clock.fastForward('10:00');
      await expect(news).toBeVisible();
      expect(await stored(page)).toBe('one');

      const loaded = page.waitForEvent('load');
      await page.getByRole('listitem').filter({ has: news }).getByRole('button', { name: 'Dismiss' }).click();
      await loaded;
      expect(await stored(page)).toBe('two');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(news).toHaveCount(0);
    },
  );
}

test('a check that fails is only logged', { tag: BEYOND_GATE }, async ({ page }) => {
  const logged = page.waitForEvent('console', {
    predicate: (message) => message.type() === 'info' && message.text().includes('The version could not be checked'),
  });
  await page.route('**/version.json*', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.goto('/login');
  await logged;
  expect(await stored(page)).toBeNull();
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveCount(0);
});

test(
  'a page that becomes visible after an hour checks again, and not before',
  { tag: BEYOND_GATE },
  async ({ page }) => {
    await page.clock.install();
    const requests = await serveVersion(page, 'one');
    await page.goto('/login');
    await expect.poll(() => requests.length).toBe(1);
    const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.clock.fastForward('59:00');
    await look();
    await page.clock.fastForward('02:00');
    await look();
    await expect.poll(() => requests.length).toBe(2);
  },
);
