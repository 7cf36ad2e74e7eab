import { expect, type Page, test } from '@playwright/test';

import { makeAccount, type TestAccount } from './accounts.ts';
import { logIn, startSession } from './demo.ts';
import { holdRequests } from './hold-requests.ts';
import { postByCall } from './market.ts';
import { BEYOND_GATE } from '../suite.ts';

/** On a later visit the posts of the last one are shown at once, while the feed is loaded. */

const feed = (page: Page) => page.getByRole('feed', { name: 'Newest posts' });
const posts = (page: Page) => feed(page).getByRole('article');

/** Visits the feed, and waits until it is stored. @returns the vendor, and the title of the first post */
async function visitOnce(page: Page, request: Parameters<typeof makeAccount>[0]): Promise<[TestAccount, string]> {
  const [me, vendor] = await Promise.all([makeAccount(request), makeAccount(request, { vendor: true })]);
  const { title } = await postByCall(request, vendor, `Adire of ${vendor.userName}`);
  await logIn(page, me.userName, me.password);
  await expect(posts(page).filter({ hasText: title })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('oja.session'))).toContain(title);
  return [vendor, title];
}

test('a second visit shows the stored posts before profile and feed have arrived, without a notice', async ({
  page,
  request,
}) => {
  const [vendor, title] = await visitOnce(page, request);
  const added = await postByCall(request, vendor, `New of ${vendor.userName}`);
  const release = await holdRequests(page, '/api/**');
  await page.goto('/dashboard');
  await expect(posts(page).filter({ hasText: title })).toBeVisible();
  await expect(page.getByText(/^You are offline|^Posts from .* ago/)).toBeHidden();
  release();
  await expect(posts(page).filter({ hasText: added.title })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test(
  'a feed that arrives while the reader has scrolled does not move what is read',
  { tag: BEYOND_GATE },
  async ({ page, request }) => {
    const writer = await makeAccount(request, { vendor: true });
    // Short ones, so that the post above the one that is read is in view too. The advert after the sixth post of the
    // new feed is one between them, and would move what is read.
    for (let number = 1; number <= 8; number += 1)
      await postByCall(request, writer, `Pot ${number} of ${writer.userName}`);
    const [vendor] = await visitOnce(page, request);
    const release = await holdRequests(page, '/api/**');
    await page.goto('/dashboard');
    const sixth = posts(page).nth(5);
    const address = (await sixth.locator('a[href*="/post/details/"]').first().getAttribute('href')) ?? '';
    const read = posts(page).filter({ has: page.locator(`a[href="${address}"]`) });
    await read.evaluate((post) => post.scrollIntoView({ block: 'center' }));
    const yOfRead = async () => Math.round((await read.boundingBox())?.y ?? Number.NaN);
    // Posts that come into view get their real height.
    let before = Number.NaN;
    await expect(async () => {
      const last = before;
      before = await yOfRead();
      expect(before).toBe(last);
    }).toPass();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    const added = await postByCall(request, vendor, `New of ${vendor.userName}`);
    release();
    await expect(posts(page).filter({ hasText: added.title })).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(Math.abs((await yOfRead()) - before)).toBeLessThan(2);
  },
);

test('a page that is opened draws its first post alone, one that is loaded again draws all at once', async ({
  page,
  request,
}) => {
  await visitOnce(page, request);
  await page.addInitScript(() => {
    const counts: number[] = [];
    Object.assign(globalThis, { counts });
    new MutationObserver(() => {
      const { length } = document.querySelectorAll('[role="feed"] article');
      if (length !== counts.at(-1)) counts.push(length);
    }).observe(document, { childList: true, subtree: true });
  });
  const counts = () => page.evaluate<number[]>('counts.filter(Boolean)');
  await page.goto('/dashboard');
  await expect.poll(async () => (await counts()).length).toBeGreaterThan(2);
  expect((await counts())[0]).toBe(1);
  await page.reload();
  await expect(posts(page).nth(1)).toBeAttached();
  expect((await counts())[0]).toBeGreaterThan(1);
});

test.describe('typefaces', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'of a first visit that begins inside are loaded by the second and shown by the third',
    { tag: BEYOND_GATE },
    async ({ page, request }) => {
      const me = await makeAccount(request);
      await startSession(page, me.userName, me.password);
      const typefaces: string[] = [];
      page.on('request', (sent) => {
        if (sent.url().endsWith('.woff2')) typefaces.push(sent.url());
      });
      const html = page.locator('html');
      await page.goto('/dashboard');
      await expect(posts(page).first()).toBeVisible();
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await page.waitForLoadState('networkidle');
      expect(typefaces).toEqual([]);

      await page.reload();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('oja.typefaces'))).toBe('loaded');
      await expect(html).toHaveAttribute('data-typefaces', 'later');

      await page.reload();
      await expect(posts(page).first()).toBeVisible();
      await expect(html).not.toHaveAttribute('data-typefaces');
    },
  );
});
