import { expect, test } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { startSession } from './demo.ts';
import { flagByCall, postExists } from './market.ts';
import { card, choose, holdBack, makeScene, openFeed, openMenu, openPost, signIn } from './post-scene.ts';
import { waitForToast } from './wait-for-toast.ts';

/** Further actions on a post, by each role (product §4, §6), with the messages of §8 when they fail. */

test.describe('saving', () => {
  test('shows at once, as pending, and adds the post to the saved posts', async ({ page, request }) => {
    const { customer, post } = await makeScene(request);
    await signIn(page, customer);
    await page.goto('/dashboard/saved-posts');
    await expect(page.getByText('You have not saved any posts yet.')).toBeVisible();

    await openFeed(page);
    const save = card(page, post).getByRole('button', { name: 'Save' });
    const letGo = await holdBack(page, '**/api/v1/posts/save/*');
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await expect(save).toHaveAttribute('aria-busy', 'true');
    letGo();
    await expect(save).toHaveAttribute('aria-busy', 'false');
    await expect(save).toHaveAttribute('aria-pressed', 'true');

    await page.goto('/dashboard/saved-posts');
    await expect(page.getByRole('heading', { level: 1, name: 'Your Saved Posts' })).toBeVisible();
    await card(page, post).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('You have not saved any posts yet.')).toBeVisible();
  });

  test('is undone with a message when it fails', { tag: BEYOND_GATE }, async ({ page, request }) => {
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
  test(
    'uses the system’s share sheet if there is one, and only logs its failure',
    { tag: BEYOND_GATE },
    async ({ page, request }) => {
      const { customer, post } = await makeScene(request);
      const logged: string[] = [];
      page.on(
        'console',
        (message) => message.text().startsWith('The post could not be shared.') && logged.push(message.text()),
      );
      await page.addInitScript(() => {
        const shared: ShareData[] = [];
        const errors = [undefined, new DOMException('Closed', 'AbortError'), new DOMException('No', 'NotAllowedError')];
        const share = (data: ShareData) => {
          shared.push(data);
          const error = errors[shared.length - 1];
          return error ? Promise.reject(error) : Promise.resolve();
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
    },
  );

  test(
    'without a share sheet copies the link, or shows the failure',
    { tag: BEYOND_GATE },
    async ({ page, request }) => {
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
    },
  );

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
  test(
    'lets the author edit and delete, and does not offer to flag it or to message themselves',
    { tag: BEYOND_GATE },
    async ({ page, request }) => {
      const { vendor, post } = await makeScene(request);
      await signIn(page, vendor);
      await openPost(page, post);
      await openMenu(page, post);
      await expect(page.getByRole('menuitem')).toHaveText([
        'Mark as sold',
        'Mark as reserved',
        'Pause',
        'Post again',
        'Edit',
        'Delete',
      ]);
      await expect(page.getByRole('link', { name: 'Message vendor' })).toHaveCount(0);
      await choose(page, 'Edit');
      await expect(page).toHaveURL(new RegExp(`/dashboard/post/${post.id}$`));
    },
  );

  test('lets a customer flag the post, and message the vendor', async ({ page, request }) => {
    const { vendor, customer, post } = await makeScene(request);
    await signIn(page, customer);
    await openPost(page, post);
    await openMenu(page, post);
    await expect(page.getByRole('menuitem')).toHaveText(['Message vendor about this', 'Flag']);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Message vendor' }).click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/chat/${vendor.id}$`));
  });

  test('lets an admin flag and delete', { tag: BEYOND_GATE }, async ({ page, request }) => {
    const { post } = await makeScene(request);
    await startSession(page, 'admin');
    await openPost(page, post);
    await openMenu(page, post);
    await expect(page.getByRole('menuitem')).toHaveText(['Message vendor about this', 'Flag', 'Delete']);
  });
});

test('a flag needs one of seven reasons, is confirmed, and a second one is refused with the server’s message', async ({
  page,
  request,
}) => {
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
  test('needs a confirmation, is confirmed, and the page reloads two seconds later', async ({ page, request }) => {
    const { vendor, post } = await makeScene(request);
    await signIn(page, vendor);
    await page.goto(`/dashboard/profile/${vendor.id}`);
    await openMenu(page, post);
    await choose(page, 'Delete');
    const question = page.getByRole('dialog', { name: 'Delete this post?' });
    await question.getByRole('button', { name: 'No' }).click();
    expect(await postExists(request, vendor, post)).toBe(true);

    await page.route('**/api/v1/posts/*', (route) =>
      route.request().method() === 'DELETE' ? route.abort('connectionrefused') : route.continue(),
    );
    await openMenu(page, post);
    await choose(page, 'Delete');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question.getByText('Network Error!', { exact: true })).toBeVisible();
    await page.unroute('**/api/v1/posts/*');

    // By the page's clock, from the answer: this process and the screen may be late.
    await page.evaluate((path) => {
      window.addEventListener('pagehide', () => {
        const answers = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(path));
        const answeredAt = Math.max(...answers.map(({ startTime, duration }) => startTime + duration));
        sessionStorage.setItem('answeredAt', String(performance.timeOrigin + answeredAt));
      });
    }, `/api/v1/posts/${post.id}`);
    const loaded = page.waitForEvent('load');
    await question.getByRole('button', { name: 'Delete' }).click();
    await waitForToast(page, 'Post deleted successfully');
    await expect(card(page, post)).toHaveCount(0);
    await loaded;
    const [answeredAt, startedAt] = await page.evaluate(
      () => [sessionStorage.getItem('answeredAt'), performance.timeOrigin] as const,
    );
    expect(Number(answeredAt)).toBeGreaterThan(0);
    expect(startedAt - Number(answeredAt)).toBeGreaterThan(1900);
    await expect(page.getByText('No available post from you')).toBeVisible();
    expect(await postExists(request, vendor, post)).toBe(false);
  });

  test('by an admin on the post’s own page leads to the feed', { tag: BEYOND_GATE }, async ({ page, request }) => {
    const { vendor, customer, post } = await makeScene(request);
    await flagByCall(request, customer, post, 'Spam');
    await startSession(page, 'admin');
    await openPost(page, post);
    await openMenu(page, post);
    await choose(page, 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await waitForToast(page, 'Post deleted successfully');
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await postExists(request, vendor, post)).toBe(false);
  });
});

test.describe('a post’s own page', () => {
  test('leads back to the previous page, or to the feed after a direct visit', async ({ page, request }) => {
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
    await expect(direct.getByRole('feed', { name: 'Newest posts' })).toBeVisible();
    await direct.goBack();
    await expect(direct).toHaveTitle(`${post.title} · Oja`);
    await card(direct, post).getByRole('link', { name: vendor.name }).first().click();
    await expect(direct).toHaveURL(new RegExp(`/dashboard/profile/${vendor.id}$`));
  });

  test(
    'shows that the post does not exist, or could not be loaded, and tries again',
    { tag: BEYOND_GATE },
    async ({ page, request }) => {
      const { customer, post } = await makeScene(request);
      await signIn(page, customer);
      for (const id of [customer.id, 'no-id-at-all']) {
        await openPost(page, { id, title: '' });
        await expect(
          page.getByRole('heading', { name: 'This post does not exist or has been removed.' }),
        ).toBeVisible();
      }
      await page.route(`**/api/v1/posts/${post.id}`, (route) => route.fulfill({ status: 500, body: 'Oops' }));
      await openPost(page, post);
      await expect(page.getByRole('heading', { name: 'The post could not be loaded' })).toBeVisible();
      await page.unroute(`**/api/v1/posts/${post.id}`);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(card(page, post)).toBeVisible();
    },
  );
});
