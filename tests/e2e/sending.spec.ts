import { expect, type Route } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { bubble, field, jpeg, log, open, say, test } from './two-people.ts';

const refuse = (route: Route) =>
  route.fulfill({ status: 403, json: { message: 'You cannot write to this person.', code: 'forbidden' } });

/** Pending messages (architecture §7) are stored until the server has them, in order and each once. */

test(
  'a message that cannot be sent shows at once with its state, and is sent automatically when possible',
  { tag: BEYOND_GATE },
  async ({ ada, bayo }) => {
    await open(ada, bayo);
    await expect(field(ada.page)).toBeVisible();
    const answered = Promise.withResolvers<void>();
    await ada.page.route('**/api/v1/messages/batch', async (route) => {
      await answered.promise;
      await route.abort('connectionrefused');
    });
    await ada.page.locator('input[type=file]').setInputFiles([await jpeg('receipt.jpg', 90)]);
    await expect(ada.page.getByRole('dialog')).toBeVisible();
    await ada.page.keyboard.press('Escape');
    await expect(ada.page.getByRole('dialog')).toHaveCount(0);
    await field(ada.page).fill('My receipt');
    await field(ada.page).press('Enter');
    await expect(bubble(ada.page, 'My receipt').getByText('Sending')).toBeAttached();
    answered.resolve();
    await expect(ada.page.getByText('Failed to send message', { exact: true })).toBeVisible();
    await expect(bubble(ada.page, 'My receipt')).toContainText('Network Error!');
    await expect(bubble(ada.page, 'My receipt').getByRole('img')).toBeVisible();

    await ada.page.unroute('**/api/v1/messages/batch');
    await expect(bubble(ada.page, 'My receipt').getByText('Sent', { exact: true })).toBeAttached();
    await open(bayo, ada);
    await expect(bubble(bayo.page, 'My receipt')).toHaveCount(1);
    await expect(bubble(bayo.page, 'My receipt').getByRole('img')).toBeVisible();
  },
);

test('messages written offline survive a reload, and are sent automatically in order, once, from any screen', async ({
  ada,
  bayo,
}) => {
  await open(ada, bayo);
  await ada.page.route('**/api/v1/messages/batch', (route) => route.abort('connectionrefused'));
  await say(ada.page, 'One yard');
  await expect(bubble(ada.page, 'One yard')).toContainText('Not sent yet');
  await say(ada.page, 'Two yards');
  await say(ada.page, 'Three yards');
  await expect(bubble(ada.page, 'Three yards')).toContainText('Not sent yet');
  await expect(field(ada.page)).toHaveValue('');

  await ada.page.reload();
  await expect(bubble(ada.page, 'One yard')).toContainText('Not sent yet');
  await expect(log(ada.page).getByRole('article')).toContainText(['One yard', 'Two yards', 'Three yards']);
  await expect(log(ada.page).getByRole('article')).toHaveCount(3);

  await ada.page.unroute('**/api/v1/messages/batch');
  await ada.page.goto('/dashboard/settings');
  await open(bayo, ada);
  await expect(log(bayo.page).getByRole('article')).toContainText(['One yard', 'Two yards', 'Three yards']);
  await expect(log(bayo.page).getByRole('article')).toHaveCount(3);
  await open(ada, bayo);
  await expect(bubble(ada.page, 'Three yards').getByText(/^(?:Sent|Seen)$/)).toBeAttached();
  await expect(log(ada.page).getByRole('article')).toHaveCount(3);
});

test(
  'a message that the server refuses stays with its text until it is sent again or discarded',
  { tag: BEYOND_GATE },
  async ({ ada, bayo }) => {
    await open(ada, bayo);
    await ada.page.route('**/api/v1/messages/batch', refuse);
    await say(ada.page, 'Is it you?');
    await say(ada.page, 'Never mind');
    await expect(bubble(ada.page, 'Is it you?')).toContainText('Not sent. You cannot write to this person.');
    await expect(bubble(ada.page, 'Never mind')).toContainText('Not sent. You cannot write to this person.');
    await ada.page.reload();
    await expect(bubble(ada.page, 'Never mind')).toContainText('Not sent. You cannot write to this person.');

    await ada.page.unroute('**/api/v1/messages/batch');
    await bubble(ada.page, 'Is it you?').getByRole('button', { name: 'Try again' }).click();
    await expect(bubble(ada.page, 'Is it you?').getByText('Sent', { exact: true })).toBeAttached();
    await bubble(ada.page, 'Never mind').hover();
    await bubble(ada.page, 'Never mind').getByRole('button', { name: 'Message options' }).click();
    await ada.page.getByRole('menuitem', { name: 'Delete' }).click();
    await ada.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(bubble(ada.page, 'Never mind')).toHaveCount(0);
    await ada.page.reload();
    await expect(bubble(ada.page, 'Is it you?')).toHaveCount(1);
    await expect(bubble(ada.page, 'Never mind')).toHaveCount(0);
  },
);
