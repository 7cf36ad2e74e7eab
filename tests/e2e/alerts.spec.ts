import { expect, type Page } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import {
  badgeOf,
  fakeNotifications,
  look,
  press,
  settle,
  openNotificationsOn,
  shownBy,
  startAway,
  turnAlertsOn,
} from './alerts.ts';
import { startSession } from './demo.ts';
import { followByCall, join, type Person, sendByCall } from './talk.ts';
import { bubble, jpeg, open, say, tab, test } from './two-people.ts';

/** Notifications outside of the page: of the system, the count in the title, and the badge (architecture §7). */

/** The settings row of the notifications. */
const row = (page: Page) => page.getByRole('switch', { name: 'Notifications on this device' });

async function mute(owner: Person, partner: Person): Promise<void> {
  const headers = { authorization: `Bearer ${owner.accessToken}` };
  const answer = await owner.page.request.get('/api/v1/messages/conversations', { headers });
  const { data }: { data: { conversations: { _id: string; userId: string }[] } } = await answer.json();
  const id = data.conversations.find(({ userId }) => userId === partner.id)?._id ?? '';
  expect((await owner.page.request.put(`/api/v1/messages/conversations/${id}/mute`, { headers })).ok()).toBe(true);
}

test('only one of two tabs shows a message, and a press opens the chat; a follow opens the profile', async ({
  request,
  ada,
  bayo,
}) => {
  await turnAlertsOn(bayo);
  await settle(bayo.page, '/dashboard');
  const second = await bayo.context.newPage();
  await settle(second, '/dashboard/search');
  for (const page of [bayo.page, second]) await look(page, 'away');

  await sendByCall(request, ada, bayo, 'Is the kettle still there? I can come for it before noon.');
  await expect
    .poll(() => shownBy(bayo.page, second))
    .toEqual(['Adá Òkè: Is the kettle still there? I can come for it before noon.']);
  await expect(bayo.page).toHaveTitle('(1) Home · Oja');
  await expect(second).toHaveTitle('(1) Search · Oja');
  await followByCall(request, ada, bayo);
  await expect.poll(() => openNotificationsOn(bayo.page, second)).toHaveLength(2);
  await expect(bayo.page).toHaveTitle('(2) Home · Oja');
  expect(await badgeOf(bayo.page)).toBe(2);

  const pages = [bayo.page, second];
  const chat = await press(pages, 'Is the kettle');
  await expect(chat).toHaveURL(new RegExp(`/dashboard/chat/${ada.id}$`));
  await look(chat, 'here');
  await expect(bubble(chat, 'Is the kettle')).toBeVisible();
  for (const page of pages) await expect(page).toHaveTitle(/^\(1\) /);
  const profile = await press(pages, 'started following you');
  await expect(profile).toHaveURL(new RegExp(`/dashboard/profile/${ada.id}$`));
  for (const page of pages) await expect(page).toHaveTitle(/^[^(]/);
  expect(await shownBy(...pages)).toHaveLength(2);
});

test(
  'nothing is shown for the open thread, for muted conversations, or for the user’s own actions',
  { tag: BEYOND_GATE },
  async ({ request, ada, bayo }) => {
    await turnAlertsOn(bayo);
    await settle(bayo.page, `/dashboard/chat/${ada.id}`);
    await sendByCall(request, ada, bayo, 'Looked at');
    await expect(bubble(bayo.page, 'Looked at')).toBeVisible();
    await expect(bayo.page).toHaveTitle('Adá Òkè · Oja');

    await look(bayo.page, 'away');
    await sendByCall(request, bayo, ada, 'From my other phone');
    await sendByCall(request, ada, bayo, 'Looked away');
    await expect.poll(() => shownBy(bayo.page)).toEqual(['Adá Òkè: Looked away']);
    await expect(bayo.page).toHaveTitle('(1) Adá Òkè · Oja');
    await look(bayo.page, 'here');
    await expect.poll(() => openNotificationsOn(bayo.page)).toEqual([]);
    await expect(bayo.page).toHaveTitle('Adá Òkè · Oja');

    await settle(bayo.page, '/dashboard/chat');
    await look(bayo.page, 'away');
    await mute(bayo, ada);
    await sendByCall(request, ada, bayo, 'Into the silence');
    await followByCall(request, ada, bayo);
    await expect
      .poll(async () => (await shownBy(bayo.page)).map((notification) => notification.split(' ').at(-1)))
      .toEqual(['you']);
    await expect(bayo.page).toHaveTitle('(1) Chat · Oja');
    await expect(bayo.page.getByRole('link', { name: /Adá Òkè.*1 unread message/s })).toBeVisible();
    await expect(tab(bayo.page, 'Chat')).not.toContainText('unread');
  },
);

test(
  'reading on another device closes the notification, and resets title and badge',
  { tag: BEYOND_GATE },
  async ({ browser, baseURL, ada, bayo, request }) => {
    await turnAlertsOn(bayo);
    await settle(bayo.page, '/dashboard');
    await look(bayo.page, 'away');
    await open(ada, bayo);
    await ada.page.locator('input[type=file]').setInputFiles([await jpeg('front.jpg', 20)]);
    await ada.page.getByRole('dialog').getByRole('button', { name: /^Send/ }).click();
    await expect.poll(() => shownBy(bayo.page)).toEqual(['Adá Òkè: Photo']);
    await say(ada.page, 'And the back');
    await expect.poll(() => openNotificationsOn(bayo.page)).toEqual(['And the back']);
    expect((await shownBy(bayo.page)).at(-1)).toBe('2 new messages from Adá Òkè: And the back');
    await expect(bayo.page).toHaveTitle('(2) Home · Oja');
    expect(await badgeOf(bayo.page)).toBe(2);

    const phone = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const other = await phone.newPage();
    await startSession(other, bayo.userName, bayo.password);
    await other.goto(`/dashboard/chat/${ada.id}`);
    await expect(bubble(other, 'And the back')).toBeVisible();
    await expect.poll(() => openNotificationsOn(bayo.page)).toEqual([]);
    await expect(bayo.page).toHaveTitle('Home · Oja');
    expect(await badgeOf(bayo.page)).toBe(0);
    await phone.close();

    await test.step('deleting an unread message removes its notification, and logging out removes all', async () => {
      await say(ada.page, 'Sent by mistake');
      await expect.poll(() => openNotificationsOn(bayo.page)).toEqual(['Sent by mistake']);
      await bubble(ada.page, 'Sent by mistake').hover();
      await bubble(ada.page, 'Sent by mistake').getByRole('button', { name: 'Message options' }).click();
      await ada.page.getByRole('menuitem', { name: 'Delete' }).click();
      await ada.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect.poll(() => openNotificationsOn(bayo.page)).toEqual([]);
      await expect(bayo.page).toHaveTitle('Home · Oja');
      await followByCall(request, ada, bayo);
      await expect(bayo.page).toHaveTitle('(1) Home · Oja');
      await bayo.page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Profile' }).click();
      await bayo.page.getByRole('link', { name: 'Settings' }).click();
      await bayo.page.getByRole('button', { name: 'Logout' }).click();
      await expect(bayo.page).toHaveTitle("Oja: Nigeria's social marketplace");
      await expect.poll(async () => [await badgeOf(bayo.page), await openNotificationsOn(bayo.page)]).toEqual([0, []]);
    });
  },
);

test(
  'messages that arrived while the app was closed are shown once, in one notification, and not again after a reload',
  { tag: BEYOND_GATE },
  async ({ request, ada, bayo }) => {
    await turnAlertsOn(bayo);
    await startAway(bayo);
    for (const text of ['While', 'you were', 'out']) await sendByCall(request, ada, bayo, text);
    await settle(bayo.page, '/dashboard');
    await expect(bayo.page).toHaveTitle('(3) Home · Oja');
    await expect.poll(() => shownBy(bayo.page)).toEqual(['3 new messages from Adá Òkè: out']);
    await settle(bayo.page, '/dashboard');
    await sendByCall(request, ada, bayo, 'Now');
    await expect.poll(() => shownBy(bayo.page)).toEqual(['4 new messages from Adá Òkè: Now']);
    await expect(bayo.page).toHaveTitle('(4) Home · Oja');
  },
);

test(
  'permission is only requested when the user turns notifications on, by keyboard; the setting belongs to one user and is stored',
  { tag: BEYOND_GATE },
  async ({ browser, request, baseURL }) => {
    const ada = await join(browser, request, baseURL, 'Ada Oke');
    const { page } = ada;
    await fakeNotifications(ada.context, 'default');
    await settle(page, '/dashboard/settings');
    await expect(row(page)).not.toBeChecked();
    expect(await page.evaluate(() => globalThis.window.alerts.permissionRequests)).toBe(0);
    await row(page).focus();
    await page.keyboard.press('Space');
    await expect(row(page)).toBeChecked();
    expect(await page.evaluate(() => globalThis.window.alerts.permissionRequests)).toBe(1);
    await page.reload();
    await expect(row(page)).toBeChecked();
    await row(page).focus();
    await page.keyboard.press('Space');
    await expect(row(page)).not.toBeChecked();
    await page.reload();
    await expect(row(page)).not.toBeChecked();
    await ada.context.close();
  },
);

test(
  'a denied permission is shown with a way to change it, and the focus stays',
  { tag: BEYOND_GATE },
  async ({ browser, request, baseURL }) => {
    const ada = await join(browser, request, baseURL, 'Ada Oke');
    const { page } = ada;
    await fakeNotifications(ada.context, 'default', 'denied');
    await page.goto('/dashboard/settings');
    await row(page).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('status').filter({ hasText: 'Blocked in this browser.' })).toBeVisible();
    await expect(row(page)).not.toBeChecked();
    await expect(row(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(row(page)).not.toBeChecked();
    expect(await page.evaluate(() => globalThis.window.alerts.permissionRequests)).toBe(1);
    await ada.context.close();
  },
);
