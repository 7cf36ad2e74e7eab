import { type Page, expect, test } from '@playwright/test';

import { commentByCall, postByCall } from './market.ts';
import { type Person, join } from './talk.ts';
import { BEYOND_GATE } from '../suite.ts';
import { waitForToast } from './wait-for-toast.ts';

/** A block hides profiles, posts and comments in both directions (product §4 "Block"). */

let ada: Person;
let bayo: Person;
test.beforeEach(async ({ browser, request, baseURL }) => {
  ada = await join(browser, request, baseURL, 'Adá Òkè', { vendor: true });
  bayo = await join(browser, request, baseURL, 'Bayo Cole', { vendor: true });
});
test.afterEach(async () => {
  await ada.context.close();
  await bayo.context.close();
});

const card = (page: Page, title: string) => page.getByRole('article', { name: title });
const isGone = (page: Page) =>
  expect(page.getByRole('heading', { name: 'This profile is not available' })).toBeVisible();

test(
  'after a block neither sees the other’s profile and posts, until the unblock',
  { tag: BEYOND_GATE },
  async ({ request }) => {
    const posts = new Map([
      [ada, await postByCall(request, ada, `Adire of ${ada.userName}`)],
      [bayo, await postByCall(request, bayo, `Aso oke of ${bayo.userName}`)],
    ]);
    // Bayo has Ada's profile open when she blocks him.
    await bayo.page.goto(`/dashboard/profile/${ada.id}`);
    await expect(bayo.page.getByRole('heading', { name: ada.userName, exact: true })).toBeVisible();
    await ada.page.goto(`/dashboard/profile/${bayo.id}`);
    await ada.page.getByRole('button', { name: `More about ${bayo.userName}` }).click();
    await ada.page.getByRole('menuitem', { name: /^Block/ }).click();
    await ada.page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
    await Promise.all([isGone(ada.page), isGone(bayo.page)]);

    for (const [me, other] of [
      [ada, bayo],
      [bayo, ada],
    ] as const) {
      const title = posts.get(other)?.title ?? '';
      await me.page.goto('/dashboard');
      await expect(card(me.page, posts.get(me)?.title ?? '')).toBeVisible();
      await expect(card(me.page, title)).toHaveCount(0);
      await me.page.goto(`/dashboard/post/details/${posts.get(other)?.id}`);
      await expect(me.page.getByText('This post does not exist or has been removed.')).toBeVisible();
    }

    await ada.page.goto('/dashboard/settings');
    await ada.page.getByText('Blocked people').click();
    await ada.page.getByRole('button', { name: `Unblock ${bayo.userName}` }).click();
    await expect(ada.page.getByRole('button', { name: `Unblock ${bayo.userName}` })).toHaveCount(0);
    await bayo.page.goto(`/dashboard/profile/${ada.id}`);
    await expect(bayo.page.getByRole('heading', { name: ada.userName, exact: true })).toBeVisible();
  },
);

test('the owner of a post removes a comment below it', async ({ request }) => {
  const post = await postByCall(request, ada, `Gele of ${ada.userName}`);
  await commentByCall(request, bayo, post, 'Rubbish');
  await ada.page.goto(`/dashboard/post/details/${post.id}`);
  await ada.page.getByRole('button', { name: 'Remove the comment “Rubbish”' }).click();
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await waitForToast(ada.page, 'Comment deleted.');
  await expect(ada.page.getByText('Rubbish')).toHaveCount(0);
});
