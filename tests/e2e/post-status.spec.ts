import { expect, type Page } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { postByCall, saveByCall, type TestPost } from './market.ts';
import { card, choose, openFeed, openMenu, openPost } from './post-scene.ts';
import { followByCall, join, type Person } from './talk.ts';
import { open, say, test as base } from './two-people.ts';
import { waitForToast } from './wait-for-toast.ts';

/** A post is marked as reserved, sold or paused by its owner (product §4 "Post status"). */

/** Ada, and a vendor in another browser whose post is in Ada's feed. */
const test = base.extend<{ vendor: Person; post: TestPost }>({
  vendor: async ({ browser, request, baseURL, ada }, use) => {
    const person = await join(browser, request, baseURL, 'Adaeze Nwosu', { vendor: true });
    await followByCall(request, ada, person);
    await use(person);
    await person.context.close();
  },
  post: async ({ request, vendor }, use) =>
    use(await postByCall(request, vendor, `Akwete wrapper of ${vendor.userName}`)),
});

const pinned = ({ page }: Person) => page.getByRole('region', { name: 'Post this conversation is about' });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

/** Searches for a post by its title, and waits for what is found. */
async function search(page: Page, { title }: TestPost): Promise<void> {
  const isFound = page.waitForResponse((response) => response.url().includes('/api/v1/posts?'));
  await page.goto(`/dashboard/search/find?query=${encodeURIComponent(title)}`);
  await isFound;
}

test('two clicks on its page mark a post as sold: it is gone from feed and search, and stays at its address and on the profile', async ({
  ada,
  vendor,
  post,
  request,
}) => {
  await saveByCall(request, ada, post);
  await search(ada.page, post);
  await expect(card(ada.page, post)).toBeVisible();
  await openFeed(ada.page);
  await expect(card(ada.page, post)).toBeVisible();

  await openPost(vendor.page, post);
  await openMenu(vendor.page, post);
  await choose(vendor.page, 'Mark as sold');
  await expect(card(vendor.page, post).getByText('Sold', { exact: true })).toBeVisible();
  await waitForToast(vendor.page, 'Marked as sold.');

  await test.step('for another person', async () => {
    await ada.page.reload();
    await expect(ada.page.getByText('Nothing here yet')).toBeVisible();
    await expect(card(ada.page, post)).toHaveCount(0);
    await search(ada.page, post);
    await expect(card(ada.page, post)).toHaveCount(0);
    for (const path of [`/dashboard/post/details/${post.id}`, '/dashboard/saved-posts']) {
      await ada.page.goto(path);
      await expect(card(ada.page, post).getByText('Sold', { exact: true })).toBeVisible();
    }
    await ada.page.goto(`/dashboard/profile/${vendor.id}`);
    await expect(ada.page.getByText('No avaialble post from')).toBeVisible();
    await ada.page.getByRole('radio', { name: 'Sold (1)' }).click();
    await expect(card(ada.page, post).getByText('Sold', { exact: true })).toBeVisible();
  });
});

test('undo brings the post back', async ({ ada, vendor, post }) => {
  await vendor.page.goto(`/dashboard/profile/${vendor.id}`);
  await openMenu(vendor.page, post);
  await choose(vendor.page, 'Mark as sold');
  await expect(vendor.page.getByRole('radio', { name: 'Sold (1)' })).toBeVisible();
  await expect(card(vendor.page, post)).toHaveCount(0);
  await undo(vendor.page).click();
  await waitForToast(vendor.page, 'Available again.');
  await expect(card(vendor.page, post)).toBeVisible();
  await expect(undo(vendor.page)).toHaveCount(0);
  await openFeed(ada.page);
  await expect(card(ada.page, post)).toBeVisible();
});

test(
  'two clicks in a conversation about it mark a post as sold, and the buyer sees it there',
  { tag: BEYOND_GATE },
  async ({ ada, vendor, post }) => {
    await ada.page.goto(`/dashboard/chat/${vendor.id}?post=${post.id}`);
    await say(ada.page, 'I take it.');
    await open(vendor, ada);
    await expect(pinned(vendor)).toContainText('Available');
    await openMenu(vendor.page, post);
    await choose(vendor.page, 'Mark as sold');
    await expect(pinned(vendor)).toContainText('Sold');
    await ada.page.reload();
    await expect(pinned(ada)).toContainText('Sold');
    await expect(ada.page.getByRole('button', { name: `Menu of “${post.title}”` })).toHaveCount(0);
    await pinned(ada).getByRole('link').click();
    await expect(card(ada.page, post).getByText('Sold', { exact: true })).toBeVisible();
  },
);

test(
  'a reserved post stays in the feed, marked; a paused one is on its owner’s profile alone',
  { tag: BEYOND_GATE },
  async ({ ada, vendor, post }) => {
    await openPost(vendor.page, post);
    await openMenu(vendor.page, post);
    await choose(vendor.page, 'Mark as reserved');
    await expect(card(vendor.page, post).getByText('Reserved', { exact: true })).toBeVisible();
    await openFeed(ada.page);
    await expect(card(ada.page, post).getByText('Reserved', { exact: true })).toBeVisible();

    await openMenu(vendor.page, post);
    await choose(vendor.page, 'Pause');
    await expect(card(vendor.page, post).getByText('Paused', { exact: true })).toBeVisible();
    await ada.page.goto(`/dashboard/profile/${vendor.id}`);
    await expect(ada.page.getByText('No avaialble post from')).toBeVisible();
    await expect(ada.page.getByRole('radio', { name: /Paused/ })).toHaveCount(0);
    await vendor.page.goto(`/dashboard/profile/${vendor.id}`);
    await vendor.page.getByRole('radio', { name: 'Paused (1)' }).click();
    await openMenu(vendor.page, post);
    await choose(vendor.page, 'Available again');
    await waitForToast(vendor.page, 'Available again.');
    await expect(vendor.page.getByRole('radio', { name: /Paused/ })).toHaveCount(0);
    await expect(card(vendor.page, post)).toBeVisible();
  },
);

test(
  'a change that the server refuses is taken back with its message',
  { tag: BEYOND_GATE },
  async ({ vendor, post }) => {
    await openPost(vendor.page, post);
    await vendor.page.route('**/api/v1/posts/*/status', (route) =>
      route.fulfill({ status: 403, json: { message: 'You are not allowed to do this.', code: 'forbidden' } }),
    );
    await openMenu(vendor.page, post);
    await choose(vendor.page, 'Mark as sold');
    await expect(vendor.page.getByText('You are not allowed to do this.', { exact: true })).toBeVisible();
    await expect(card(vendor.page, post).getByText('Sold', { exact: true })).toHaveCount(0);
  },
);

test(
  'a running advert is hidden only after its owner has read what becomes of it',
  { tag: BEYOND_GATE },
  async ({ vendor, post }) => {
    const text = 'This post is a running advert. While it is sold or paused, the advert is not shown.';
    await openPost(vendor.page, post);
    await vendor.page.route('**/api/v1/posts/*/status', async (route) => {
      if (route.request().postDataJSON().hidesAdvert) await route.continue();
      else await route.fulfill({ status: 409, json: { message: text, code: 'advert_running' } });
    });
    await openMenu(vendor.page, post);
    await choose(vendor.page, 'Mark as sold');
    const question = vendor.page.getByRole('dialog', { name: 'Hide this advert?' });
    await expect(question).toContainText(text);
    await question.getByRole('button', { name: 'No' }).click();
    await expect(card(vendor.page, post).getByText('Sold', { exact: true })).toHaveCount(0);
    await openMenu(vendor.page, post);
    await choose(vendor.page, 'Mark as sold');
    await question.getByRole('button', { name: 'Hide it' }).click();
    await waitForToast(vendor.page, 'Marked as sold.');
    await expect(card(vendor.page, post).getByText('Sold', { exact: true })).toBeVisible();
  },
);
