import { expect, type Page, test } from '@playwright/test';

import { NETWORK, suiteOf, TRIED, watchCrashes } from './breaks.ts';
import { button, type Cast, details, shareCast, tab } from './cast.ts';
import { startSession } from './demo.ts';

/** A broken connection while something is loaded: the messages of product §8 appear, and a press loads it again. */

/** Data that is loaded: a failure is shown in its place, and a press loads it again. */
interface Reading {
  reads: string;
  call: string;
  at: (cast: Cast) => string;
  text: string;
  /** Checks that the input stays. */
  keeps?: (page: Page) => Promise<void>;
  comes: (page: Page, cast: Cast) => Promise<void>;
}

const READINGS: readonly Reading[] = [
  {
    reads: 'the feed',
    call: '**/api/v1/posts?*',
    at: () => '/dashboard',
    text: 'The feed could not be loaded',
    comes: (page) => expect(page.getByRole('feed').getByRole('article').first()).toBeVisible(),
  },
  {
    reads: 'a post',
    call: '**/api/v1/posts/0*',
    at: details,
    text: 'The post could not be loaded',
    comes: (page, { post }) => expect(page.getByRole('article', { name: post.title })).toBeVisible(),
  },
  {
    reads: 'a search for people',
    call: '**/api/v1/users/all*',
    at: ({ other }) => `/dashboard/search/find?tab=users&query=${other.userName}`,
    text: NETWORK,
    keeps: (page) => expect(page.getByRole('main').getByRole('searchbox')).not.toHaveValue(''),
    comes: (page, { other }) =>
      expect(page.getByRole('listitem').filter({ hasText: `@${other.userName}` })).toBeVisible(),
  },
  {
    reads: 'a profile',
    call: '**/api/v1/users/profile/*',
    at: ({ other }) => `/dashboard/profile/${other.id}`,
    text: 'This profile could not be loaded',
    comes: (page, { other }) => expect(page.getByRole('heading', { level: 1, name: other.userName })).toBeVisible(),
  },
  {
    reads: 'a conversation',
    call: '**/api/v1/messages/0*',
    at: ({ other }) => `/dashboard/chat/${other.id}`,
    text: 'Failed to load messages',
    comes: (page) => expect(page.getByRole('log').getByText('Good morning')).toBeVisible(),
  },
];

test.describe('data that cannot be loaded shows a message in its place, and loads on a press', () => {
  for (const { reads, call, at, text, keeps, comes } of READINGS) {
    test(reads, { tag: suiteOf(reads) }, async ({ page, request }) => {
      const cast = await shareCast(request);
      const expectWhole = watchCrashes(page);
      await startSession(page, cast.viewer.userName, cast.viewer.password);
      // What is stored on the device would be shown instead of the failure.
      await page.addInitScript(() => void indexedDB.deleteDatabase('keyval-store'));
      for (const [how, breakIt] of TRIED) {
        await test.step(how, async () => {
          await page.route(call, breakIt);
          await page.goto(at(cast));
          await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
          await expect(page.getByText(NETWORK, { exact: true }).first()).toBeVisible();
          await keeps?.(page);
          await expectWhole();
          await page.unroute(call);
          // An unanswered call is also retried automatically once the connection works: the button may be gone already.
          await Promise.race([button(page, 'Try again').first().click(), comes(page, cast)]);
          await comes(page, cast);
        });
      }
    });
  }
});

test('a screen that crashes on an answer leaves the tabs, which still work', async ({ page, request }) => {
  const cast = await shareCast(request);
  await startSession(page, cast.viewer.userName, cast.viewer.password);
  // It has the fields that the app validates, and no others of a post.
  await page.route('**/api/v1/posts/0*', (route) =>
    route.fulfill({ json: { data: { posts: [{ _id: cast.post.id }], repliesCursor: null } } }),
  );
  await page.goto(details(cast));
  await expect(page.getByRole('heading', { name: 'This page stopped working' })).toBeVisible();
  await tab('Search')(page);
  await expect(page.getByRole('heading', { name: 'Browse Categories' })).toBeVisible();
});
