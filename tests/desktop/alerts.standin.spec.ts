import type { Page } from '@playwright/test';

import { sendByCall } from '../e2e/talk.ts';
import { makeAccount } from '../e2e/accounts.ts';
import { BEYOND_GATE } from '../suite.ts';
import { launchApp, quitApp } from './desktop-app.ts';
import { expect, goTo, signIn, signInLive, test as base } from './fixtures.ts';
import { leave, outside, windowState } from './window-state.ts';

/** Notifications while the user looks elsewhere (architecture §8). */

const test = base.extend<{ bayo: Awaited<ReturnType<typeof makeAccount>> }>({
  bayo: async ({ calls }, use) => use(await makeAccount(calls, { name: 'Bayo Cole' })),
});

const QUIET = { tray: 'Oja', badge: 0, notifications: [] };

for (const how of ['hide', 'minimize'] as const) {
  test(
    `a message while the window is away (${how}): one notification, tray and badge show 1; a click shows the window and the thread, and resets both`,
    { tag: how === 'hide' ? [] : BEYOND_GATE },
    async ({ launch, account, bayo, calls }) => {
      const { app, page } = await launch();
      await signInLive(page, account);
      await expect.poll(() => outside(app)).toEqual(QUIET);
      await leave(app, how);
      await sendByCall(calls, bayo, account, 'Is it still there?');
      await expect
        .poll(() => outside(app))
        .toEqual({ tray: 'Oja, 1 unread', badge: 1, notifications: ['Bayo Cole: Is it still there?'] });

      await app.evaluate(() => standin.pressNotification('Bayo Cole'));
      await expect.poll(() => windowState(app)).toBe('focused');
      await expect(page).toHaveURL(new RegExp(`/dashboard/chat/${bayo.id}$`));
      await expect(page.getByRole('article').filter({ hasText: 'Is it still there?' })).toBeVisible();
      await expect.poll(() => outside(app)).toEqual(QUIET);
      expect(await app.evaluate(() => standin.notificationCount())).toBe(1);
    },
  );
}

/** The page learns a moment after its window that it cannot be seen; a message before that counts as seen. */
const isHidden = (page: Page) => expect.poll(() => page.evaluate(() => document.visibilityState)).toBe('hidden');

test('the open conversation shows no notification while its window has the focus, and does otherwise', async ({
  launch,
  account,
  bayo,
  calls,
}) => {
  const { app, page } = await launch();
  await signInLive(page, account);
  await goTo(page, `/dashboard/chat/${bayo.id}`);
  await sendByCall(calls, bayo, account, 'While you look');
  await expect(page.getByRole('article').filter({ hasText: 'While you look' })).toBeVisible();
  await expect.poll(() => outside(app)).toEqual(QUIET);

  await leave(app, 'minimize');
  await isHidden(page);
  await sendByCall(calls, bayo, account, 'While you look away');
  await expect.poll(async () => (await outside(app)).notifications).toEqual(['Bayo Cole: While you look away']);
  expect(await app.evaluate(() => standin.notificationCount())).toBe(1);
});

test('a message flashes the taskbar while the window is away until the window has the focus, unless the user turns it off', async ({
  launch,
  account,
  bayo,
  calls,
}) => {
  // At night a message makes no sound and draws no attention.
  const answer = await calls.patch('/api/v1/users/settings', {
    headers: { authorization: `Bearer ${account.accessToken}` },
    data: { notifications: { quietHours: { isOn: false } } },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { app, page } = await launch();
  await signInLive(page, account);
  await expect.poll(() => outside(app)).toEqual(QUIET);
  const isFlashing = () => app.evaluate(() => standin.isFlashing());
  await leave(app, 'minimize');
  await isHidden(page);
  await sendByCall(calls, bayo, account, 'First');
  await expect.poll(isFlashing).toBe(true);
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.restore());
  await expect.poll(isFlashing).toBe(false);

  await goTo(page, '/dashboard/settings');
  await page.getByRole('switch', { name: 'Draw attention to new messages' }).uncheck();
  await leave(app, 'minimize');
  await isHidden(page);
  // Another person: a second message soon after the first is silent.
  await sendByCall(calls, await makeAccount(calls), account, 'Second');
  await expect.poll(async () => (await outside(app)).notifications).toHaveLength(2);
  expect(await isFlashing()).toBe(false);
});

test('when muted or in Do Not Disturb, nothing is shown and everything is counted', async ({
  launch,
  account,
  bayo,
  calls,
}) => {
  const { app, page } = await launch();
  await signInLive(page, account);
  await expect.poll(() => outside(app)).toEqual(QUIET);
  await leave(app, 'hide');
  await app.evaluate(() => standin.press('tray', { label: 'Do Not Disturb' }));
  await sendByCall(calls, bayo, account, 'First');
  await expect
    .poll(() => outside(app))
    .toEqual({ tray: 'Oja, 1 unread (notifications are muted)', badge: 1, notifications: [] });

  await app.evaluate(() => standin.press('tray', { label: 'Do Not Disturb' }));
  await app.evaluate(() => standin.press('tray', { label: 'Mute notifications for an hour' }));
  await sendByCall(calls, bayo, account, 'Second');
  await expect.poll(async () => (await outside(app)).badge).toBe(2);

  await app.evaluate(() => standin.press('tray', { label: 'Unmute notifications' }));
  await sendByCall(calls, bayo, account, 'Third');
  await expect
    .poll(() => outside(app))
    .toEqual({ tray: 'Oja, 3 unread', badge: 3, notifications: ['3 new messages from Bayo Cole: Third'] });
});

test('reading on another device closes the notification and resets the count', async ({
  launch,
  account,
  bayo,
  calls,
  home,
}) => {
  const { app, page } = await launch();
  await signInLive(page, account);
  await expect.poll(() => outside(app)).toEqual(QUIET);
  await leave(app, 'hide');
  await sendByCall(calls, bayo, account, 'Read me there');
  await expect.poll(async () => (await outside(app)).notifications).toHaveLength(1);

  const laptop = await launchApp({ ...home, userData: `${home.userData}-laptop` });
  await signIn(laptop.page, account);
  await goTo(laptop.page, `/dashboard/chat/${bayo.id}`);
  await expect(laptop.page.getByRole('article').filter({ hasText: 'Read me there' })).toBeVisible();
  await expect.poll(() => outside(app)).toEqual(QUIET);
  await quitApp(laptop);
});

test(
  'a reply in the notification is sent once, and "Mark as read" resets the count, both without the window',
  { tag: BEYOND_GATE },
  async ({ launch, account, bayo, calls }) => {
    const { app, page } = await launch();
    await signInLive(page, account);
    await expect.poll(() => outside(app)).toEqual(QUIET);
    await leave(app, 'hide');
    await sendByCall(calls, bayo, account, 'How much?');
    await expect.poll(async () => (await outside(app)).notifications).toHaveLength(1);
    await app.evaluate(() => standin.replyTo('Bayo Cole', 'It is 4,500'));

    const texts = async () => {
      const answer = await calls.get(`/api/v1/messages/${account.id}`, {
        headers: { authorization: `Bearer ${bayo.accessToken}` },
      });
      const { data }: { data: { text: string }[] } = await answer.json();
      return data.map(({ text }) => text);
    };
    await expect.poll(texts).toEqual(['How much?', 'It is 4,500']);

    await sendByCall(calls, bayo, account, 'Agreed');
    await expect.poll(async () => (await outside(app)).notifications).toHaveLength(1);
    const [shown] = await app.evaluate(() => standin.notifications());
    await app.evaluate((_electron, title) => standin.pressAction(title, 'Mark as read'), shown?.title ?? '');
    await expect.poll(() => outside(app)).toEqual(QUIET);
    expect(await windowState(app)).toBe('hidden');
  },
);

test(
  'signing out clears the count and the notifications',
  { tag: BEYOND_GATE },
  async ({ launch, account, bayo, calls }) => {
    const { app, page } = await launch();
    await signInLive(page, account);
    await expect.poll(() => outside(app)).toEqual(QUIET);
    await leave(app, 'minimize');
    await sendByCall(calls, bayo, account, 'Before you go');
    await expect.poll(async () => (await outside(app)).badge).toBe(1);
    await leave(app, 'show');
    await goTo(page, '/dashboard/settings');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect.poll(() => outside(app)).toEqual(QUIET);
  },
);

test(
  'after a link of the page was opened outside, a click on a notification still works',
  { tag: BEYOND_GATE },
  async ({ launch, account, bayo, calls }) => {
    const { app, page } = await launch();
    await signInLive(page, account);
    await app.evaluate(({ shell }) => {
      shell.openExternal = () => Promise.resolve();
    });
    await page.evaluate(() => globalThis.location.assign('https://pay.example/checkout'));
    await leave(app, 'hide');
    await sendByCall(calls, bayo, account, 'Have you paid?');
    await expect.poll(async () => (await outside(app)).notifications).toHaveLength(1);
    await app.evaluate(() => standin.pressNotification('Bayo Cole'));
    await expect(page).toHaveURL(new RegExp(`/dashboard/chat/${bayo.id}$`));
  },
);
