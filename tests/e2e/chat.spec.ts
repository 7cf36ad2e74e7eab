import { expect } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { sendByCall } from './talk.ts';
import { bubble, field, realtimeReady, jpeg, log, open, say, tab, test, thread } from './two-people.ts';

/** The thread of a conversation (product §2, §4). */

test('two users can send, see, edit and delete messages, with no duplicates', async ({ ada, bayo }) => {
  await open(ada, bayo);
  await expect(ada.page.getByRole('heading', { level: 1, name: 'Bayo Cole' })).toBeVisible();
  await expect(ada.page.getByText('No messages yet')).toBeVisible();
  await bayo.page.goto('/dashboard/chat');

  await say(ada.page, 'Is the kettle still there?');
  await expect(field(ada.page)).toHaveValue('');
  await expect(field(ada.page)).toBeFocused();
  await expect(bubble(ada.page, 'kettle').getByText('Sent', { exact: true })).toBeAttached();

  await test.step('a message appears in the other user’s list and tab at once', async () => {
    const row = bayo.page.getByRole('link', { name: /Adá Òkè.*1 unread message/s });
    // Shortened to 24 characters (product §9).
    await expect(row).toContainText('Is the kettle still ther…');
    await expect(tab(bayo.page, 'Chat')).toContainText('1 unread messages');
    await row.click();
  });

  await test.step('opening the thread marks its messages as seen, and resets the counts', async () => {
    await expect(bubble(bayo.page, 'kettle')).toHaveCount(1);
    await expect(bubble(ada.page, 'kettle').getByText('Seen', { exact: true })).toBeAttached();
    await expect(tab(bayo.page, 'Chat')).not.toContainText('unread');
  });

  await say(bayo.page, 'It is. Come tomorow.');
  await expect(bubble(ada.page, 'tomorow')).toHaveCount(1);
  await expect(bubble(bayo.page, 'tomorow').getByText('Seen', { exact: true })).toBeAttached();

  await test.step('an edit appears on the other side', async () => {
    await bubble(bayo.page, 'tomorow').hover();
    await bubble(bayo.page, 'tomorow').getByRole('button', { name: 'Message options' }).click();
    await bayo.page.getByRole('menuitem', { name: 'Edit' }).click();
    await bayo.page.getByRole('textbox', { name: 'Edit message' }).fill('It is. Come tomorrow.');
    await bayo.page.getByRole('textbox', { name: 'Edit message' }).press('Enter');
    await expect(bubble(bayo.page, 'tomorrow')).toContainText('Edited');
    await expect(bubble(ada.page, 'Come tomorrow.')).toContainText('Edited');
  });

  await test.step('the other user’s messages cannot be edited or deleted', async () => {
    await bubble(ada.page, 'tomorrow').hover();
    await bubble(ada.page, 'tomorrow').getByRole('button', { name: 'Message options' }).click();
    await expect(ada.page.getByRole('menuitem')).toHaveText(['Reply', 'Copy text']);
    await ada.page.keyboard.press('Escape');
  });

  await test.step('a deletion shows a placeholder on the other side', async () => {
    await bubble(ada.page, 'kettle').hover();
    await bubble(ada.page, 'kettle').getByRole('button', { name: 'Message options' }).click();
    await ada.page.getByRole('menuitem', { name: 'Delete' }).click();
    await ada.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(bubble(ada.page, 'You deleted this message')).toHaveCount(1);
    await expect(bubble(bayo.page, 'This message was deleted')).toHaveCount(1);
    await expect(log(bayo.page).getByRole('article')).toHaveCount(2);
  });

  await test.step('all of it is still there after a reload', async () => {
    await ada.page.reload();
    await expect(log(ada.page).getByRole('article')).toHaveText([/You deleted this message/, /Come tomorrow\./]);
  });
});

test('a message is not seen while its reader looks at another tab', { tag: BEYOND_GATE }, async ({ ada, bayo }) => {
  await open(bayo, ada);
  await expect(bayo.page.getByText('No messages yet')).toBeVisible();
  await open(ada, bayo);
  await say(ada.page, 'Good morning');
  await expect(bubble(ada.page, 'Good morning').getByText('Seen', { exact: true })).toBeAttached();

  await bayo.page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await say(ada.page, 'Are you there?');
  await expect(bubble(bayo.page, 'Are you there?')).toHaveCount(1);
  await expect(tab(bayo.page, 'Chat')).toContainText('1');
  await expect(bubble(ada.page, 'Are you there?').getByText('Sent', { exact: true })).toBeAttached();

  await bayo.page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(bubble(ada.page, 'Are you there?').getByText('Seen', { exact: true })).toBeAttached();
  await expect(tab(bayo.page, 'Chat')).not.toContainText('unread');
});

test(
  'several pictures are previewed, sent as one message each, and open large on the other side',
  { tag: BEYOND_GATE },
  async ({ ada, bayo }) => {
    await open(bayo, ada);
    await open(ada, bayo);
    await expect(field(ada.page)).toBeVisible();
    await ada.page
      .locator('input[type=file]')
      .setInputFiles([await jpeg('front.jpg', 20), await jpeg('back.jpg', 200)]);
    const preview = ada.page.getByRole('dialog', { name: 'Picture 1 of 2' });
    await expect(preview.getByRole('img', { name: 'front.jpg' })).toBeVisible();
    await preview.getByRole('textbox', { name: 'Message' }).fill('Both sides');
    await preview.getByRole('button', { name: 'Send 2 pictures' }).click();

    await expect(log(bayo.page).getByRole('article')).toHaveCount(2);
    await expect(bubble(bayo.page, 'Both sides').getByRole('img')).toHaveCount(1);
    await expect(log(bayo.page).getByRole('article').nth(1).getByRole('img')).toBeVisible();
    await expect(log(ada.page).getByText('Sending')).toHaveCount(0);

    // The rows move while pictures load, and a press on a row that moves away is lost.
    await expect
      .poll(() =>
        log(bayo.page)
          .getByRole('img')
          .evaluateAll((all) => all.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)),
      )
      .toBe(true);
    await bubble(bayo.page, 'Both sides').getByRole('button', { name: /^View/ }).click();
    await expect(bayo.page.getByRole('dialog', { name: 'Pictures of Adá Òkè' })).toBeVisible();
    await bayo.page.getByRole('button', { name: 'Close' }).click();

    await ada.page.goto('/dashboard/chat');
    await expect(ada.page.getByRole('link', { name: /Bayo Cole/ })).toContainText('Photo');
  },
);

test(
  'a file that is not a picture is refused with the rule, and the text stays',
  { tag: BEYOND_GATE },
  async ({ ada, bayo }) => {
    await open(ada, bayo);
    await field(ada.page).fill('My price list');
    await ada.page
      .locator('input[type=file]')
      .setInputFiles([{ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('rice') }]);
    await expect(ada.page.getByText('Please select an image file', { exact: true })).toBeVisible();
    await expect(field(ada.page)).toHaveValue('My price list');
  },
);

test(
  'a user is online while connected, and offline some seconds later',
  { tag: BEYOND_GATE },
  async ({ ada, bayo, request }) => {
    await sendByCall(request, bayo, ada, 'Hello');
    await open(ada, bayo);
    await expect(thread(ada.page).getByText('Offline', { exact: true })).toBeVisible();
    await bayo.page.goto('/dashboard');
    await expect(thread(ada.page).getByText('Online', { exact: true })).toBeVisible();
    await bayo.page.goto('about:blank');
    await expect(thread(ada.page).getByText('Offline', { exact: true })).toBeVisible();
  },
);

test(
  'Enter sends, Shift and Enter add a line break, and an empty message is not sent',
  { tag: BEYOND_GATE },
  async ({ ada, bayo }) => {
    await open(ada, bayo);
    await field(ada.page).fill('   ');
    await field(ada.page).press('Enter');
    await expect(ada.page.getByText('No messages yet')).toBeVisible();
    await field(ada.page).fill('Two');
    await field(ada.page).press('Shift+Enter');
    await field(ada.page).pressSequentially('lines');
    await ada.page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(bubble(ada.page, 'Two')).toContainText('lines');
    await expect(log(ada.page).getByRole('article')).toHaveCount(1);
  },
);

test('a failed edit or deletion is reported by its title, and loses nothing', async ({ ada, bayo, request }) => {
  await sendByCall(request, ada, bayo, 'Ten yards');
  await open(ada, bayo);
  await ada.page.route('**/api/v1/messages/*', (route) =>
    ['PATCH', 'DELETE'].includes(route.request().method())
      ? route.fulfill({ status: 500, body: 'Oh no' })
      : route.continue(),
  );
  await bubble(ada.page, 'Ten yards').hover();
  await bubble(ada.page, 'Ten yards').getByRole('button', { name: 'Message options' }).click();
  await ada.page.getByRole('menuitem', { name: 'Edit' }).click();
  const editor = ada.page.getByRole('textbox', { name: 'Edit message' });
  await editor.fill('Twelve yards');
  await ada.page.getByRole('button', { name: 'Save' }).click();
  await expect(ada.page.getByText('Message edit failed', { exact: true })).toBeVisible();
  await expect(ada.page.getByText('Something went wrong').first()).toBeVisible();
  await expect(editor).toHaveValue('Twelve yards');
  await ada.page.getByRole('button', { name: 'Cancel' }).click();

  await bubble(ada.page, 'Ten yards').hover();
  await bubble(ada.page, 'Ten yards').getByRole('button', { name: 'Message options' }).click();
  await ada.page.getByRole('menuitem', { name: 'Delete' }).click();
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(ada.page.getByText('Message delete failed', { exact: true })).toBeVisible();
  await expect(bubble(ada.page, 'Ten yards')).toHaveCount(1);
});

test(
  'a thread that cannot be loaded shows an error page, and loads on a click',
  { tag: BEYOND_GATE },
  async ({ ada, bayo, request }) => {
    await sendByCall(request, bayo, ada, 'Hello');
    // A new connection would reload everything automatically: here only the click does.
    await ada.page.routeWebSocket(/socket\.io/, (socket) => socket.close());
    await ada.page.route('**/socket.io/**', (route) => route.abort('connectionrefused'));
    await ada.page.route(`**/api/v1/messages/${bayo.id}*`, (route) => route.abort('connectionrefused'));
    await open(ada, bayo);
    await expect(ada.page.getByRole('heading', { level: 1, name: 'Failed to load messages' })).toBeVisible();
    await ada.page.unroute(`**/api/v1/messages/${bayo.id}*`);
    await ada.page.getByRole('button', { name: 'Try again' }).click();
    await expect(bubble(ada.page, 'Hello')).toBeVisible();
  },
);

test('older messages load while scrolling up, under the day they were written', async ({ ada, bayo, request }) => {
  for (let number = 1; number <= 65; number += 1) await sendByCall(request, bayo, ada, `Message ${number}.`);
  await open(ada, bayo);
  await expect(bubble(ada.page, 'Message 65.')).toBeVisible();
  await expect(log(ada.page).getByText('Today')).toHaveCount(1);
  await expect(async () => {
    await log(ada.page).evaluate((element) => element.scrollTo({ top: 0 }));
    await expect(bubble(ada.page, /Message 1\./)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(log(ada.page).getByRole('article')).toHaveCount(65);
  const numbers = await log(ada.page).getByRole('article').allInnerTexts();
  expect(numbers.map((text) => Number(/Message (\d+)\./.exec(text)?.[1]))).toEqual(
    Array.from({ length: 65 }, (_, index) => index + 1),
  );
});

test(
  'the messages of a user who deleted their account stay, and nothing can be written',
  { tag: BEYOND_GATE },
  async ({ ada, bayo, request }) => {
    await sendByCall(request, bayo, ada, 'I am leaving');
    await request.delete(`/api/v1/users/delete/${bayo.id}`, {
      headers: { authorization: `Bearer ${bayo.accessToken}` },
    });
    await open(ada, bayo);
    await expect(bubble(ada.page, 'I am leaving')).toBeVisible();
    await expect(ada.page.getByText('Account deleted', { exact: true })).toBeVisible();
    await expect(ada.page.getByText('This account was deleted. The messages stay.')).toBeVisible();
    await expect(field(ada.page)).toHaveCount(0);
  },
);

test('users cannot message themselves', { tag: BEYOND_GATE }, async ({ ada }) => {
  await ada.page.goto(`/dashboard/chat/${ada.id}`);
  await expect(ada.page.getByRole('heading', { name: 'You cannot message yourself.' })).toBeVisible();
  await expect(field(ada.page)).toHaveCount(0);
});

test('a session that ends elsewhere ends here, with a message', async ({ ada, request }) => {
  await Promise.all([realtimeReady(ada.page), ada.page.goto('/dashboard/chat')]);
  const token: string = await ada.page.evaluate(
    () => JSON.parse(localStorage.getItem('oja.session') ?? '{}').accessToken,
  );
  await request.post('/api/logout', { headers: { authorization: `Bearer ${token}` } });
  await expect(ada.page).toHaveURL(/:\d+\/$/);
  await expect(ada.page.getByText('You were signed out on this device.', { exact: true })).toBeVisible();
});

test('logging out shows no message about a lost session', { tag: BEYOND_GATE }, async ({ ada }) => {
  await Promise.all([realtimeReady(ada.page), ada.page.goto('/dashboard/settings')]);
  await ada.page.getByRole('button', { name: 'Logout' }).click();
  await expect(ada.page).toHaveURL(/:\d+\/$/);
  await expect(ada.page.getByText('You were signed out on this device.')).toHaveCount(0);
});
