import { expect } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { startSession } from './demo.ts';
import { followByCall, sendByCall } from './talk.ts';
import { bubble, field, log, open, tab, test, listed } from './two-people.ts';

/** The list of conversations (product §2, §4). */

// A response that is still being modified when the test ends is not an error.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('unread messages of several users are counted together, and the count returns to zero', async ({
  ada,
  bayo,
  chi,
  request,
}) => {
  for (const text of ['One', 'Two']) await sendByCall(request, bayo, ada, text);
  await ada.page.goto('/dashboard/chat');
  await expect(tab(ada.page, 'Chat')).toContainText('2 unread messages');
  await sendByCall(request, chi, ada, 'Three');
  await expect(tab(ada.page, 'Chat')).toContainText('3 unread messages');
  await expect(listed(ada.page, '')).toHaveText([/Chi Obi/, /Bayo Cole/]);

  await listed(ada.page, 'Bayo Cole').click();
  await expect(log(ada.page).getByText('2 new messages')).toBeVisible();
  await expect(tab(ada.page, 'Chat')).toContainText('1 unread messages');
  await listed(ada.page, 'Chi Obi').click();
  await expect(tab(ada.page, 'Chat')).not.toContainText('unread');
  await ada.page.reload();
  await expect(bubble(ada.page, 'Three')).toBeVisible();
  await expect(tab(ada.page, 'Chat')).not.toContainText('unread');
});

test('a draft stays with its conversation through a reload, and shows in the list', async ({ ada, bayo, request }) => {
  await sendByCall(request, bayo, ada, 'How much?');
  await open(ada, bayo);
  await field(ada.page).fill('Twenty thousand, last');
  await ada.page.reload();
  await expect(field(ada.page)).toHaveValue('Twenty thousand, last');
  await expect(listed(ada.page, 'Bayo Cole')).toContainText('Draft: Twenty thousand, last');
  await listed(ada.page, 'Bayo Cole').click();
  await field(ada.page).press('Enter');
  // A reload before the message is stored anywhere would restore it in the field instead.
  await expect(bubble(ada.page, 'Twenty thousand').getByText('Sent', { exact: true })).toBeAttached();
  await ada.page.reload();
  await expect(bubble(ada.page, 'Twenty thousand')).toHaveCount(1);
  await expect(field(ada.page)).toHaveValue('');
});

test(
  'the list shows followed people first, and can be searched by name',
  { tag: BEYOND_GATE },
  async ({ ada, bayo, chi, request }) => {
    await ada.page.goto('/dashboard/chat');
    await expect(ada.page.getByRole('heading', { level: 1, name: 'Start a New Conversation' })).toBeVisible();
    await expect(ada.page.getByText('No Conversations Yet', { exact: true })).toBeVisible();
    await expect(ada.page.getByRole('link', { name: 'Start a Chat' })).toHaveAttribute('href', '/dashboard/find-users');

    await followByCall(request, ada, bayo);
    await followByCall(request, ada, chi);
    await ada.page.reload();
    await expect(ada.page.getByRole('heading', { level: 1, name: 'Continue Your Conversations' })).toBeVisible();
    await expect(ada.page.getByRole('link', { name: /^Chat with/ })).toHaveCount(2);
    await ada.page.getByPlaceholder('Search customers...').fill('bÁyo');
    await expect(ada.page.getByRole('link', { name: /^Chat with/ })).toHaveText([/Bayo Cole/]);
    await ada.page.getByPlaceholder('Search customers...').fill('nobody at all');
    await expect(ada.page.getByText('No Customers Found', { exact: true })).toBeVisible();
    await ada.page.getByPlaceholder('Search customers...').fill('');
    await ada.page.getByRole('link', { name: 'Chat with Bayo Cole' }).click();
    await expect(ada.page.getByRole('heading', { level: 1, name: 'Bayo Cole' })).toBeVisible();
  },
);

test(
  'a picture in the list opens large, and over 100 unread messages show 99+',
  { tag: BEYOND_GATE },
  async ({ page }) => {
    await startSession(page, 'customer');
    await page.route('**/api/v1/messages/conversations*', async (route) => {
      const answer = await route.fetch();
      const body: { data: { totalUnreadCount: number } } = await answer.json();
      await route.fulfill({ response: answer, json: { data: { ...body.data, totalUnreadCount: 101 } } });
    });
    await page.goto('/dashboard/chat');
    await expect(tab(page, 'Chat')).toContainText('99+');
    await page
      .getByRole('button', { name: /^View the picture of/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  },
);
