import { expect } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { startSession } from './demo.ts';
import { sendByCall } from './talk.ts';
import { bubble, field, realtimeReady, open, say, test, thread } from './two-people.ts';

/** Privacy in chats: typing, blocking, muting and read receipts (product §4 "Message", architecture §7). */

test.beforeEach(async ({ request, ada, bayo }) => sendByCall(request, ada, bayo, 'Good morning'));

test('typing is visible to the partner until the message arrives', async ({ ada, bayo }) => {
  // Typing is only sent over a live connection.
  const areLive = Promise.all([realtimeReady(ada.page), realtimeReady(bayo.page)]);
  await open(bayo, ada);
  await open(ada, bayo);
  await areLive;
  await field(ada.page).pressSequentially('How m');
  await expect(bayo.page.getByText('Adá Òkè is typing')).toBeVisible();
  await field(ada.page).fill('How much?');
  await field(ada.page).press('Enter');
  await expect(bubble(bayo.page, 'How much?')).toBeVisible();
  await expect(bayo.page.getByText('Adá Òkè is typing')).toHaveCount(0);
});

test('a block needs a confirmation, is visible to both at once on every screen, and can be undone', async ({
  ada,
  bayo,
}) => {
  await open(ada, bayo);
  await open(bayo, ada);
  await expect(thread(ada.page).getByText('Online', { exact: true })).toBeVisible();
  await bayo.page.getByRole('button', { name: 'Conversation options' }).click();
  await bayo.page.getByRole('menuitem', { name: 'Block Adá Òkè' }).click();
  const question = bayo.page.getByRole('dialog', { name: 'Block Adá Òkè?' });
  await question.getByRole('button', { name: 'No' }).click();
  await expect(field(bayo.page)).toBeVisible();

  await bayo.page.getByRole('button', { name: 'Conversation options' }).click();
  await bayo.page.getByRole('menuitem', { name: 'Block Adá Òkè' }).click();
  await question.getByRole('button', { name: 'Block' }).click();
  await expect(bayo.page.getByText('You blocked this person. Neither of you can write here.')).toBeVisible();
  await expect(field(bayo.page)).toHaveCount(0);
  await expect(ada.page.getByText('You cannot message this person.')).toBeVisible();
  await expect(field(ada.page)).toHaveCount(0);
  await expect(thread(ada.page).getByText(/^(?:Online|Offline)$/)).toHaveCount(0);

  await bayo.page.getByRole('button', { name: 'Unblock' }).click();
  await say(bayo.page, 'Sorry, my mistake');
  await expect(bubble(ada.page, 'Sorry, my mistake')).toBeVisible();
  await say(ada.page, 'No wahala');
  await expect(bubble(bayo.page, 'No wahala')).toBeVisible();
  await expect(thread(ada.page).getByText('Online', { exact: true })).toBeVisible();
});

test(
  'a message that crosses a block stays with its text and the reason',
  { tag: BEYOND_GATE },
  async ({ request, ada, bayo }) => {
    await open(ada, bayo);
    await ada.page.route('**/api/v1/messages/batch', async (route) => {
      await request.post(`/api/v1/users/${ada.id}/block`, { headers: { authorization: `Bearer ${bayo.accessToken}` } });
      await route.continue();
    });
    await say(ada.page, 'Are you there?');
    await expect(bubble(ada.page, 'Are you there?')).toContainText('Not sent. You cannot message this person.');
  },
);

test(
  'a user who is blocked from the profile can neither be followed nor seen online, and is unblocked in the settings by keyboard',
  { tag: BEYOND_GATE },
  async ({ ada, bayo }) => {
    const { page } = bayo;
    await page.goto(`/dashboard/profile/${bayo.id}`);
    await expect(page.getByRole('link', { name: 'Update Profile' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^More about/ })).toHaveCount(0);
    await page.goto(`/dashboard/profile/${ada.id}`);
    const following = page.getByRole('button', { name: /^Follow/ });
    await expect(following).toBeVisible();
    await page.getByRole('button', { name: /^More about/ }).click();
    await page.getByRole('menuitem', { name: /^Block/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
    await expect(page.getByRole('heading', { name: 'This profile is not available' })).toBeVisible();
    await expect(following).toHaveCount(0);

    await page.goto('/dashboard/settings');
    const row = page.getByRole('button', { name: 'Blocked people' });
    await row.focus();
    await page.keyboard.press('Enter');
    const list = page.getByRole('dialog', { name: /^Blocked people/ });
    await list.getByRole('button', { name: `Unblock ${ada.userName}` }).focus();
    await page.keyboard.press('Enter');
    await expect(list.getByText('You have blocked nobody')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row).toBeFocused();
    await page.goto(`/dashboard/profile/${ada.id}`);
    await expect(following).toBeVisible();
  },
);

test(
  'a muted conversation shows it in its header and its row, on both devices of its owner',
  { tag: BEYOND_GATE },
  async ({ browser, baseURL, ada, bayo }) => {
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const other = await context.newPage();
    await startSession(other, bayo.userName, bayo.password);
    const isLive = realtimeReady(other);
    await other.goto('/dashboard/chat');
    await isLive;
    await open(bayo, ada);

    await bayo.page.getByRole('button', { name: 'Conversation options' }).click();
    await bayo.page.getByRole('menuitem', { name: 'Mute', exact: true }).click();
    await expect(thread(bayo.page).getByText('Muted', { exact: true })).toBeAttached();
    await expect(other.getByText('Muted', { exact: true })).toBeAttached();
    await bayo.page.reload();
    await bayo.page.getByRole('button', { name: 'Conversation options' }).click();
    await bayo.page.getByRole('menuitem', { name: 'Unmute' }).click();
    await expect(thread(bayo.page).getByText('Muted', { exact: true })).toHaveCount(0);
    await expect(other.getByText('Muted', { exact: true })).toHaveCount(0);
    await context.close();
  },
);

test(
  'with read receipts off nobody learns what was seen, then or later',
  { tag: BEYOND_GATE },
  async ({ ada, bayo }) => {
    await bayo.page.goto('/dashboard/settings');
    const receipts = bayo.page.getByRole('switch', { name: 'Read receipts' });
    await expect(receipts).toBeChecked();
    await receipts.focus();
    const isSet = bayo.page.waitForResponse('**/api/v1/users/settings');
    await bayo.page.keyboard.press('Space');
    await expect(receipts).not.toBeChecked();
    await isSet;
    await bayo.page.reload();
    await expect(receipts).not.toBeChecked();

    await open(ada, bayo);
    await say(ada.page, 'Did you see this?');
    await open(bayo, ada);
    await expect(bubble(bayo.page, 'Did you see this?')).toBeVisible();
    await expect(
      bayo.page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Chat', exact: true }),
    ).toBeVisible();
    await say(bayo.page, 'Yes');
    await expect(bubble(ada.page, 'Yes')).toBeVisible();
    await expect(bubble(ada.page, 'Did you see this?').getByText('Sent', { exact: true })).toBeAttached();
  },
);
