import { expect, test } from '@playwright/test';

import { BEYOND_GATE, WITH_MOTION } from '../suite.ts';
import { commentByCall } from './market.ts';
import { card, choose, commentsOf, holdBack, makeScene, openFeed, openPost, signIn } from './post-scene.ts';
import { waitForToast } from './wait-for-toast.ts';

/** Comments, by each role (product §4, §6), with the messages of §8 when something fails. */

test.use(WITH_MOTION);

test.describe('comments', () => {
  test('a comment appears at once, is confirmed by the server, edited, and deleted after a confirmation', async ({
    page,
    request,
  }) => {
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
    const comment = page.getByRole('group', { name: 'Bọ́lá Adéyemí' });
    await expect(comment).toContainText('How much for two?');
    await expect(field).toHaveValue('');
    await expect(comment.getByRole('button', { name: /^Menu of your comment/ })).toHaveCount(0);
    letGo();
    await waitForToast(page, 'Comment added.');
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

  test('a comment that fails is removed, and its text returns to the field', async ({ page, request }) => {
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

  test(
    'a comment whose edit or deletion failed stays, with the title of the failure',
    { tag: BEYOND_GATE },
    async ({ page, request }) => {
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
    },
  );

  test(
    'a list shows the newest three comments, and View More leads to all',
    { tag: BEYOND_GATE },
    async ({ page, request }) => {
      const { vendor, customer, post } = await makeScene(request);
      for (const text of ['First', 'Second', 'Third', 'Fourth', 'Fifth'])
        await commentByCall(request, vendor, post, `${text} comment`);
      await signIn(page, customer);
      await openFeed(page);
      const comments = commentsOf(page, post);
      await expect(comments).toHaveCount(3);
      await expect(comments.locator('p')).toHaveText(['Fifth comment', 'Fourth comment', 'Third comment']);
      await expect(comments.first().getByRole('button')).toHaveCount(0);
      await card(page, post).getByRole('link', { name: 'View More' }).click();
      await expect(page).toHaveURL(new RegExp(`/dashboard/post/details/${post.id}$`));
      await expect(commentsOf(page, post)).toHaveCount(5);
    },
  );

  test('beyond two hundred, older comments load on a press', { tag: BEYOND_GATE }, async ({ page, request }) => {
    test.slow();
    const { vendor, customer, post } = await makeScene(request);
    await commentByCall(request, vendor, post, 'The very first');
    for (let batch = 0; batch < 10; batch += 1) {
      await Promise.all(
        Array.from({ length: 21 }, (_, index) => commentByCall(request, vendor, post, `Comment ${batch}.${index}`)),
      );
    }
    await signIn(page, customer);
    await openPost(page, post);
    await expect(page.getByRole('heading', { name: 'Comments 211' })).toBeVisible();
    await expect(page.getByText('The very first')).toHaveCount(0);
    await page.getByRole('button', { name: 'Load older comments' }).click();
    await expect(page.getByText('The very first')).toBeVisible();
    await expect(commentsOf(page, post)).toHaveCount(211);
    await expect(page.getByText('You have read them all.')).toBeVisible();
  });

  test('a comment can be written by keyboard only', { tag: BEYOND_GATE }, async ({ page, request }) => {
    const { customer, post } = await makeScene(request);
    await signIn(page, customer);
    await openFeed(page);
    await card(page, post)
      .getByRole('button', { name: /^Comment, / })
      .focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Add a comment' })).toBeFocused();
    await page.keyboard.type('Do you deliver to Yaba?');
    await page.keyboard.press('Enter');
    await expect(commentsOf(page, post)).toContainText('Do you deliver to Yaba?');
    // One at a time: the next one can be sent once the server has the first.
    await expect(page.getByRole('button', { name: /^Menu of your comment “Do you deliver/ })).toBeVisible();
    await page.keyboard.type('And to Ikeja?');
    await page.keyboard.press('Enter');
    await expect(commentsOf(page, post)).toHaveCount(2);
  });
});
