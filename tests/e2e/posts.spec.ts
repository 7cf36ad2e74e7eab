import { type APIRequestContext, expect, type Page, test } from '@playwright/test';

import { makeAccount, type TestAccount } from './accounts.ts';
import { startSession } from './demo.ts';
import { commentByCall, flagByCall, postByCall, postExists, type TestPost } from './market.ts';
import { followByCall } from './talk.ts';

/** What can be done with a post, by each role: spec §4 and §6, with the words of §8 when it fails. */

interface Scene {
  vendor: TestAccount;
  customer: TestAccount;
  post: TestPost;
}

/** A vendor with one post, and a customer who follows them: the customer's followed feed holds that post alone. */
async function makeScene(request: APIRequestContext): Promise<Scene> {
  const [vendor, customer] = await Promise.all([makeAccount(request, { vendor: true }), makeAccount(request, { name: 'Bọ́lá Adéyemí' })]);
  const post = await postByCall(request, vendor, `Akwete wrapper of ${vendor.userName}`);
  await followByCall(request, customer, vendor);
  return { vendor, customer, post };
}

const signIn = (page: Page, { userName, password }: TestAccount) => startSession(page, userName, password);
const openPost = (page: Page, { id }: TestPost) => page.goto(`/dashboard/post/details/${id}`);
const openFeed = (page: Page) => page.goto('/dashboard?feed=following');
const card = (page: Page, { title }: TestPost) => page.getByRole('article', { name: title });
const openMenu = (page: Page, { title }: TestPost) => page.getByRole('button', { name: `Menu of “${title}”` }).click();
const choose = (page: Page, name: string) => page.getByRole('menuitem', { name }).click();

/** Holds the answers of a call back until they are let go. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test.describe('comments', () => {
  test('one is shown at once, becomes the server’s, is changed, and deleted after a question', async ({ page, request }) => {
    const { customer, post } = await makeScene(request);
    await signIn(page, customer);
    await openPost(page, post);
    await page.getByRole('button', { name: 'Add a comment' }).click();
    const field = page.getByRole('textbox', { name: 'Add a comment' });
    await expect(field).toBeFocused();
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();

    const letGo = await holdBack(page, '**/api/v1/posts/reply/*');
    await field.fill('  How much for two?  ');
    await field.press('Enter');
    const comment = page.getByRole('article', { name: 'Bọ́lá Adéyemí' });
    await expect(comment).toContainText('How much for two?', { timeout: 500 });
    await expect(field).toHaveValue('');
    await expect(comment.getByRole('button', { name: /^Menu of your comment/ })).toHaveCount(0);
    letGo();
    await expect(page.getByText('Comment added.', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Comments 1' })).toBeVisible();

    const menu = comment.getByRole('button', { name: /^Menu of your comment/ });
    await menu.click();
    await choose(page, 'Edit');
    const editor = page.getByRole('textbox', { name: 'Edit your comment' });
    await editor.fill('Never mind');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(comment).toContainText('How much for two?');
    await menu.click();
    await choose(page, 'Edit');
    await editor.fill('How much for three?');
    await page.getByRole('form', { name: 'Edit your comment' }).getByRole('button', { name: 'Save' }).click();
    await expect(comment).toContainText('How much for three?');
    await expect(comment).toContainText('edited');

    await menu.click();
    await choose(page, 'Delete');
    const question = page.getByRole('dialog', { name: 'Delete this comment?' });
    await question.getByRole('button', { name: 'No' }).click();
    await expect(comment).toBeVisible();
    await menu.click();
    await choose(page, 'Delete');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(comment).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Comments 0' })).toBeVisible();
  });

  test('one that fails is taken back, and its text stands in the field again', async ({ page, request }) => {
    const { customer, post } = await makeScene(request);
    await signIn(page, customer);
    await openPost(page, post);
    await page.getByRole('button', { name: 'Add a comment' }).click();
    const field = page.getByRole('textbox', { name: 'Add a comment' });
    await page.route('**/api/v1/posts/reply/*', (route) => route.abort('connectionrefused'));
    await field.fill('Is it still there?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('An error occurred', { exact: true })).toBeVisible();
    await expect(page.getByText('Could not add a comment', { exact: true }).first()).toBeVisible();
    await expect(field).toHaveValue('Is it still there?');
    await expect(field).toHaveAccessibleDescription('Could not add a comment');
    await expect(page.getByRole('heading', { name: 'Comments 0' })).toBeVisible();

    await page.unroute('**/api/v1/posts/reply/*');
    await field.press('Enter');
    await expect(page.getByRole('heading', { name: 'Comments 1' })).toBeVisible();
  });

  test('one that could not be changed or deleted stays, with the title of what failed', async ({ page, request }) => {
    const { customer, post } = await makeScene(request);
    await commentByCall(request, customer, post, 'Good morning');
    await signIn(page, customer);
    await openPost(page, post);
    await page.route(/\/posts\/(?:un)?reply\//, (route) => route.fulfill({ status: 500, body: '<h1>Oops</h1>' }));
    const menu = page.getByRole('button', { name: /^Menu of your comment/ });
    await menu.click();
    await choose(page, 'Edit');
    const editor = page.getByRole('textbox', { name: 'Edit your comment' });
    await editor.fill('Good evening');
    await editor.press('Enter');
    await expect(page.getByText('Could not edit comment', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('An error occurred', { exact: true })).toBeVisible();
    await expect(editor).toHaveValue('Good evening');
    await editor.press('Escape');

    await menu.click();
    await choose(page, 'Delete');
    const question = page.getByRole('dialog', { name: 'Delete this comment?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question.getByText('Could not delete comment').first()).toBeVisible();
    await question.getByRole('button', { name: 'No' }).click();
    await expect(page.getByText('Good morning', { exact: true })).toBeVisible();
  });

  test('in a list the newest three are shown, and View More leads to all', async ({ page, request }) => {
    const { vendor, customer, post } = await makeScene(request);
    for (const text of ['First', 'Second', 'Third', 'Fourth', 'Fifth']) await commentByCall(request, vendor, post, `${text} comment`);
    await signIn(page, customer);
    await openFeed(page);
    const comments = card(page, post).getByRole('article');
    await expect(comments).toHaveCount(3);
    await expect(comments.locator('p')).toHaveText(['Fifth comment', 'Fourth comment', 'Third comment']);
    await expect(comments.first().getByRole('button')).toHaveCount(0);
    await card(page, post).getByRole('link', { name: 'View More' }).click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/post/details/${post.id}$`));
    await expect(card(page, post).getByRole('article')).toHaveCount(5);
  });

  test('beyond two hundred, older ones come on a press', async ({ page, request }) => {
    test.slow();
    const { vendor, customer, post } = await makeScene(request);
    await commentByCall(request, vendor, post, 'The very first');
    for (let batch = 0; batch < 10; batch += 1) {
      await Promise.all(Array.from({ length: 21 }, (_, index) => commentByCall(request, vendor, post, `Comment ${batch}.${index}`)));
    }
    await signIn(page, customer);
    await openPost(page, post);
    await expect(page.getByRole('heading', { name: 'Comments 211' })).toBeVisible();
    await expect(page.getByText('The very first')).toHaveCount(0);
    await page.getByRole('button', { name: 'Load older comments' }).click();
    await expect(page.getByText('The very first')).toBeVisible();
    await expect(card(page, post).getByRole('article')).toHaveCount(211);
    await expect(page.getByText('You have read them all.')).toBeVisible();
  });

  test('one can be written by keyboard alone', async ({ page, request }) => {
    const { customer, post } = await makeScene(request);
    await signIn(page, customer);
    await openFeed(page);
    await card(page, post).getByRole('button', { name: /^Comment, / }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Add a comment' })).toBeFocused();
    await page.keyboard.type('Do you deliver to Yaba?');
    await page.keyboard.press('Enter');
    await expect(card(page, post).getByRole('article')).toContainText('Do you deliver to Yaba?');
    // One at a time: the next is taken once the server has the first.
    await expect(page.getByRole('button', { name: /^Menu of your comment “Do you deliver/ })).toBeVisible();
    await page.keyboard.type('And to Ikeja?');
    await page.keyboard.press('Enter');
    await expect(card(page, post).getByRole('article')).toHaveCount(2);
  });
});

test.describe('saving', () => {
  test('waits visibly, shows once the server has agreed, and fills the list of saved posts', async ({ page, request }) => {
    const { customer, post } = await makeScene(request);
    await signIn(page, customer);
    await page.goto('/dashboard/saved-posts');
    await expect(page.getByText('You have not saved any posts yet.')).toBeVisible();

    await openFeed(page);
    const save = card(page, post).getByRole('button', { name: 'Save' });
    const letGo = await holdBack(page, '**/api/v1/posts/save/*');
    await save.click();
    await expect(save).toHaveAttribute('aria-busy', 'true', { timeout: 500 });
    await expect(save).toHaveAttribute('aria-pressed', 'false');
    letGo();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await expect(save).toHaveAttribute('aria-busy', 'false');

    await page.goto('/dashboard/saved-posts');
    await expect(page.getByRole('heading', { level: 1, name: 'Your Saved Posts' })).toBeVisible();
    await card(page, post).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('You have not saved any posts yet.')).toBeVisible();
  });

  test('that fails changes nothing, and says so', async ({ page, request }) => {
    const { customer, post } = await makeScene(request);
    await signIn(page, customer);
    await openFeed(page);
    await page.route('**/api/v1/posts/save/*', (route) => route.abort('connectionrefused'));
    const save = card(page, post).getByRole('button', { name: 'Save' });
    await save.click();
    await expect(page.getByText('Network Error!', { exact: true })).toBeVisible();
    await expect(save).toHaveAttribute('aria-pressed', 'false');
  });
});

test.describe('sharing', () => {
  test('goes by the system’s own sheet where there is one, and a failure of it is only logged', async ({ page, request }) => {
    const { customer, post } = await makeScene(request);
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      const refusals = [undefined, new DOMException('Closed', 'AbortError'), new DOMException('No', 'NotAllowedError')];
      const share = (data: ShareData) => {
        shared.push(data);
        const refusal = refusals[shared.length - 1];
        return refusal ? Promise.reject(refusal) : Promise.resolve();
      };
      Object.assign(globalThis, { shared });
      Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    });
    await signIn(page, customer);
    await openFeed(page);
    const share = card(page, post).getByRole('button', { name: 'Share' });
    await share.click();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shared'))).toEqual([
      { title: post.title, url: new URL(`/dashboard/post/details/${post.id}`, page.url()).href },
    ]);
    await share.click();
    expect(logged).toEqual([]);
    await share.click();
    await expect.poll(() => logged).toEqual([expect.stringContaining('The post could not be shared.')]);
    await expect(page.getByText('Link copied')).toHaveCount(0);
  });

  test('without that sheet the link is copied, or the failure told', async ({ page, request }) => {
    const { customer, post } = await makeScene(request);
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
      let calls = 0;
      Object.defineProperty(navigator.clipboard, 'writeText', {
        value: (text: string) => {
          calls += 1;
          Object.assign(globalThis, { copied: text });
          return calls > 1 ? Promise.reject(new DOMException('No', 'NotAllowedError')) : Promise.resolve();
        },
      });
    });
    await signIn(page, customer);
    await openFeed(page);
    const share = card(page, post).getByRole('button', { name: 'Share' });
    await share.click();
    await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
    const copied: string = await page.evaluate(() => Reflect.get(globalThis, 'copied'));
    expect(copied).toBe(new URL(`/dashboard/post/details/${post.id}`, page.url()).href);
    await share.click();
    await expect(page.getByText('Could not copy link.', { exact: true })).toBeVisible();
  });

  test('a phone number is copied with its prefix', async ({ page, request, context }) => {
    const { customer, post } = await makeScene(request);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, customer);
    await openPost(page, post);
    await expect(page.getByRole('link', { name: '+234 803 123 4567' })).toBeVisible();
    await page.getByRole('button', { name: 'Copy phone number' }).click();
    await expect(page.getByText('Phone number copied', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+2348031234567');
  });
});

test.describe('the menu', () => {
  test('lets its author edit and delete, not flag, and offers no message to oneself', async ({ page, request }) => {
    const { vendor, post } = await makeScene(request);
    await signIn(page, vendor);
    await openPost(page, post);
    await openMenu(page, post);
    await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Delete']);
    await expect(page.getByRole('link', { name: 'Message vendor' })).toHaveCount(0);
    await choose(page, 'Edit');
    await expect(page).toHaveURL(new RegExp(`/dashboard/post/${post.id}$`));
  });

  test('lets a customer flag, and write to the vendor', async ({ page, request }) => {
    const { vendor, customer, post } = await makeScene(request);
    await signIn(page, customer);
    await openPost(page, post);
    await openMenu(page, post);
    await expect(page.getByRole('menuitem')).toHaveText(['Flag']);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Message vendor' }).click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/chat/${vendor.id}$`));
  });

  test('lets an admin flag and delete', async ({ page, request }) => {
    const { post } = await makeScene(request);
    await startSession(page, 'admin');
    await openPost(page, post);
    await openMenu(page, post);
    await expect(page.getByRole('menuitem')).toHaveText(['Flag', 'Delete']);
  });
});

test('a flag needs one of seven reasons, is confirmed, and a second one is refused in the server’s words', async ({ page, request }) => {
  const { customer, post } = await makeScene(request);
  await signIn(page, customer);
  await openPost(page, post);
  await openMenu(page, post);
  await choose(page, 'Flag');
  const dialog = page.getByRole('dialog', { name: 'Flag this post' });
  await expect(dialog.getByRole('radio')).toHaveCount(7);
  await dialog.getByRole('button', { name: 'Flag post' }).click();
  await expect(dialog.getByText('Please provide a reason for flag', { exact: true })).toBeVisible();
  await dialog.getByRole('radio', { name: 'Scammer' }).check();
  await dialog.getByRole('button', { name: 'Flag post' }).click();
  await expect(page.getByText('Thank you. An admin will look at this post.', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await openMenu(page, post);
  await choose(page, 'Flag');
  await dialog.getByRole('radio', { name: 'Spam' }).check();
  await dialog.getByRole('button', { name: 'Flag post' }).click();
  await expect(dialog.getByText('You have already reported this post.', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Spam' })).toBeChecked();
});

test.describe('deleting', () => {
  test('is asked about, confirmed, and the page loads anew two seconds later', async ({ page, request }) => {
    const { vendor, post } = await makeScene(request);
    await signIn(page, vendor);
    await page.goto(`/dashboard/profile/${vendor.id}`);
    await openMenu(page, post);
    await choose(page, 'Delete');
    const question = page.getByRole('dialog', { name: 'Delete this post?' });
    await question.getByRole('button', { name: 'No' }).click();
    expect(await postExists(request, vendor, post)).toBe(true);

    await page.route('**/api/v1/posts/*', (route) => (route.request().method() === 'DELETE' ? route.abort('connectionrefused') : route.continue()));
    await openMenu(page, post);
    await choose(page, 'Delete');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question.getByText('Network Error!', { exact: true })).toBeVisible();
    await page.unroute('**/api/v1/posts/*');

    const loaded = page.waitForEvent('load');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Post deleted successfully', { exact: true })).toBeVisible();
    const confirmedAt = Date.now();
    await expect(card(page, post)).toHaveCount(0);
    await loaded;
    expect(Date.now() - confirmedAt).toBeGreaterThan(1000);
    await expect(page.getByText('No available post from you')).toBeVisible();
    expect(await postExists(request, vendor, post)).toBe(false);
  });

  test('on the post’s own page by an admin, it ends on the feed', async ({ page, request }) => {
    const { vendor, customer, post } = await makeScene(request);
    await flagByCall(request, customer, post, 'Spam');
    await startSession(page, 'admin');
    await openPost(page, post);
    await openMenu(page, post);
    await choose(page, 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Post deleted successfully', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await postExists(request, vendor, post)).toBe(false);
  });
});

test.describe('a post’s own page', () => {
  test('leads back to where one came from, or to the feed for who came in directly', async ({ page, request }) => {
    const { vendor, customer, post } = await makeScene(request);
    await signIn(page, customer);
    await openFeed(page);
    await card(page, post).getByRole('link', { name: post.title }).click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/post/details/${post.id}$`));
    await expect(page).toHaveTitle(`${post.title} · Oja`);
    await expect(card(page, post)).toContainText('₦18,500');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/dashboard\?feed=following$/);

    const direct = await page.context().newPage();
    await startSession(direct, customer.userName, customer.password);
    await openPost(direct, post);
    await direct.getByRole('button', { name: 'Back' }).click();
    await expect(direct).toHaveURL(/\/dashboard$/);
    await direct.goBack();
    await card(direct, post).getByRole('link', { name: vendor.name }).click();
    await expect(direct).toHaveURL(new RegExp(`/dashboard/profile/${vendor.id}$`));
  });

  test('says that there is none, or that it could not be loaded, and tries again', async ({ page, request }) => {
    const { customer, post } = await makeScene(request);
    await signIn(page, customer);
    for (const id of [customer.id, 'no-id-at-all']) {
      await openPost(page, { id, title: '' });
      await expect(page.getByRole('heading', { name: 'This post does not exist or has been removed.' })).toBeVisible();
    }
    await page.route(`**/api/v1/posts/${post.id}`, (route) => route.fulfill({ status: 500, body: 'Oops' }));
    await openPost(page, post);
    await expect(page.getByRole('heading', { name: 'The post could not be loaded' })).toBeVisible({ timeout: 20_000 });
    await page.unroute(`**/api/v1/posts/${post.id}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card(page, post)).toBeVisible();
  });
});
