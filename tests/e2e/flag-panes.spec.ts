import { type APIRequestContext, expect, type Page, test } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { logInByCall, makeAccount } from './accounts.ts';
import { startSession } from './demo.ts';
import { bringAxe, findViolations } from './find-violations.ts';
import { flagByCall, postByCall, postExists, type TestPost } from './market.ts';

/** The reported posts beside the open one, from 1024 px (decision 045). */

const pane = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const queue = (page: Page) => pane(page, 'Flagged posts');
const evidence = (page: Page) => pane(page, 'Evidence');
const actions = (page: Page) => pane(page, 'Actions');
const row = (page: Page, { title }: TestPost) => queue(page).getByRole('article', { name: title });
const opened = (page: Page, { title }: TestPost) => evidence(page).getByRole('heading', { level: 2, name: title });
const details = ({ id }: TestPost) => new RegExp(`/dashboard/post/details/${id}$`);

const REASONS = ['Spam', 'Fake Product', 'Scammer'] as const;

/** Posts with a report each, in the order of the queue: the newest and the one before it come first. */
async function reportPosts(request: APIRequestContext, count: number, name?: string) {
  const [vendor, customer] = await Promise.all([
    makeAccount(request, { vendor: true, ...(name !== undefined && { name }) }),
    makeAccount(request),
  ]);
  const posts: (TestPost & { reason: string })[] = [];
  for (let index = 0; index < count; index += 1) {
    const reason = REASONS[index % REASONS.length] ?? 'Other';
    // oxlint-disable-next-line no-await-in-loop -- the order of the queue is the order of the reports
    const post = await postByCall(request, vendor, `Lot ${index + 1} of ${vendor.userName}`);
    // oxlint-disable-next-line no-await-in-loop -- see above
    await flagByCall(request, customer, post, reason);
    posts.unshift({ ...post, reason });
  }
  const [newest, before = newest] = posts;
  if (!newest || !before) throw new Error('At least one post is reported.');
  return { vendor, customer, posts, newest, before };
}

/**
 * Moves by keys until a post is open: other tests report posts meanwhile, which can stand between, and end reports, so
 * that the one that opens next can be beyond it.
 */
async function moveTo(page: Page, { title }: TestPost, press: (key: string) => Promise<void>) {
  const heading = evidence(page).getByRole('heading', { level: 2 });
  await expect(heading).toBeVisible();
  for (let shown = await heading.textContent(); shown !== title; shown = await heading.textContent()) {
    const isBelow = await queue(page).evaluate((element, sought) => {
      const rows = [...element.querySelectorAll('li')];
      const place = rows.findIndex((each) => each.querySelector('[aria-current="true"]'));
      return rows.findIndex((each) => each.textContent.includes(sought)) > place;
    }, title);
    await press(isBelow ? 'j' : 'k');
    await expect(heading).not.toHaveText(shown ?? '');
  }
}

async function openFlags(page: Page) {
  await startSession(page, 'admin');
  await page.goto('/dashboard/flags');
  await expect(queue(page).getByRole('article').first()).toBeVisible();
}

/** Which of the ten posts are deleted, by their place; of the others the report is dismissed. */
const isDeleted = (index: number) => index % 3 === 2;

test(
  'ten reports are worked through with at most 40 keys, each action and its reason seen before it is done',
  { tag: BEYOND_GATE },
  async ({ page, request }) => {
    const { vendor, posts, newest } = await reportPosts(request, 10);
    await openFlags(page);
    await expect(row(page, newest)).toBeVisible();
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    await press('o');
    for (const [index, post] of posts.entries()) {
      // oxlint-disable no-await-in-loop -- one after the other is what is tested
      await moveTo(page, post, press);
      await expect(page).toHaveURL(details(post));
      const reports = evidence(page).getByRole('region', { name: '1 report' });
      await expect(reports.getByText(post.reason, { exact: true })).toBeInViewport();
      await expect(actions(page).getByRole('heading', { name: 'Dismiss the report' })).toBeInViewport();
      await expect(
        actions(page).getByRole('button', { name: new RegExp(`^Dismiss “${post.reason}”`) }),
      ).toBeInViewport();
      await expect(actions(page).getByText(`Reported as “${post.reason}”`)).toBeInViewport();
      if (isDeleted(index)) {
        await press('#');
        await expect(page.getByRole('dialog', { name: 'Delete this post?' })).toBeVisible();
        await press('Enter');
      } else await press('d');
      await expect(row(page, post)).toHaveCount(0);
      await expect(opened(page, post)).toHaveCount(0);
      // oxlint-enable no-await-in-loop
    }
    expect(keys).toBeLessThanOrEqual(40);
    for (const [index, post] of posts.entries())
      // oxlint-disable-next-line no-await-in-loop -- ten short calls
      expect(await postExists(request, vendor, post), post.title).toBe(!isDeleted(index));
  },
);

test('at 1440 × 900 at least eight reports are in view beside the open one, and the screen has one first heading', async ({
  page,
  request,
}) => {
  const { newest } = await reportPosts(request, 8);
  await openFlags(page);
  await row(page, newest).click();
  await expect(opened(page, newest)).toBeVisible();
  const inView = await queue(page).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const rows = [...element.querySelectorAll('article')].map((each) => each.getBoundingClientRect());
    return rows.filter((each) => each.top >= top && each.bottom <= bottom).length;
  });
  expect(inView).toBeGreaterThanOrEqual(8);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await bringAxe(page);
  expect(await findViolations(page)).toEqual([]);
});

test('a report opens with the focus on its evidence, and back, forward and reload keep the panes', async ({
  page,
  request,
}) => {
  const { customer, newest: second, before: first } = await reportPosts(request, 2);
  await openFlags(page);
  await expect(evidence(page).getByRole('heading', { name: 'No report open' })).toBeVisible();
  await row(page, first).click();
  await expect(page).toHaveURL(details(first));
  await expect(evidence(page)).toBeFocused();
  await expect(evidence(page).getByRole('link', { name: `@${customer.userName}` })).toBeVisible();
  await expect(evidence(page).getByText(/^Another post is (?:reported|among the loaded reports)$/)).toBeVisible();
  await expect(row(page, first).getByRole('link')).toHaveAttribute('aria-current', 'true');

  // Moving by keys opens too, and leaves the focus in the queue.
  await moveTo(page, second, (key) => page.keyboard.press(key));
  await expect(row(page, second)).toBeFocused();
  await page.keyboard.press('F6');
  await expect(evidence(page)).toBeFocused();
  await page.reload();
  await expect(opened(page, second)).toBeVisible();
  await expect(row(page, second).getByRole('link')).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(evidence(page).getByRole('heading', { name: 'No report open' })).toBeVisible();
  await page.goForward();
  await expect(opened(page, second)).toBeVisible();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys on this page' })).toContainText('dismiss');
});

test(
  'a key that acts opens a report that is not open, and a second press acts',
  { tag: BEYOND_GATE },
  async ({ page, request }) => {
    const { newest: second, before: first } = await reportPosts(request, 2);
    await openFlags(page);
    await row(page, first).focus();
    await page.keyboard.press('d');
    await expect(opened(page, first)).toBeVisible();
    await expect(row(page, first)).toBeVisible();
    await page.keyboard.press('d');
    await expect(row(page, first)).toHaveCount(0);
    await expect(row(page, second)).toBeVisible();
  },
);

test(
  'after a post was deleted elsewhere the next report is open, and says why',
  { tag: BEYOND_GATE },
  async ({ page, request }) => {
    const { newest: second, before: first } = await reportPosts(request, 2);
    await openFlags(page);
    await row(page, second).click();
    await expect(opened(page, second)).toBeVisible();
    const { accessToken } = await logInByCall(request, 'admin', 'oja-demo');
    await request.delete(`/api/v1/posts/${second.id}`, { headers: { authorization: `Bearer ${accessToken}` } });
    await expect(opened(page, first)).toBeVisible();
    await expect(page.getByText(`“${second.title}” was dealt with elsewhere`).first()).toBeVisible();
    // The address of the deleted post still opens, as the page that says so.
    await page.goto(`/dashboard/post/details/${second.id}`);
    await expect(page.getByText('This post does not exist or has been removed.')).toBeVisible();
  },
);

test(
  'at 1024 px the actions stand below the evidence, nothing is cut off, and narrower windows load no panes',
  { tag: BEYOND_GATE },
  async ({ page, request }) => {
    const { newest: post } = await reportPosts(
      request,
      1,
      'Oluwadarasimi Chukwuemeka-Nwachukwu Adebayo-Ogunbanjo the 3rd',
    );
    const loaded: string[] = [];
    page.on('request', (call) => loaded.push(call.url()));
    await page.setViewportSize({ width: 390, height: 844 });
    await startSession(page, 'admin');
    await page.goto('/dashboard/flags');
    await page.getByRole('article', { name: post.title }).getByRole('link', { name: post.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Post' })).toBeVisible();
    expect(loaded.filter((url) => /FlagPanes|SplitView/.test(url))).toEqual([]);

    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(opened(page, post)).toBeVisible();
    await expect(actions(page)).toHaveCount(0);
    await expect(evidence(page).getByRole('button', { name: 'Delete post' })).toBeInViewport();
    await expect(evidence(page).getByRole('button', { name: /^Dismiss/ })).toBeInViewport();
    for (const width of [1024, 1280, 1440]) {
      // oxlint-disable-next-line no-await-in-loop -- one window
      await page.setViewportSize({ width, height: 768 });
      for (const each of [queue(page), evidence(page)])
        // oxlint-disable-next-line no-await-in-loop -- see above
        expect(await each.evaluate((element) => element.scrollWidth - element.clientWidth), `${width} px`).toBe(0);
    }
  },
);
