import { expect, test } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { makeAccount } from './accounts.ts';
import { startSession } from './demo.ts';
import { makeJpeg } from './jpeg.ts';
import { commentByCall, postByCall } from './market.ts';
import { followByCall, join, sendByCall } from './talk.ts';

const headersOf = ({ accessToken }: { accessToken: string }) => ({ authorization: `Bearer ${accessToken}` });

const EMPTY = "You don't have any notifications at the moment.";

test('a follow creates a live notification; a click marks it as read and opens the profile', async ({
  browser,
  request,
  baseURL,
}) => {
  const ada = await join(browser, request, baseURL, 'Ada Oke');
  const bayo = await makeAccount(request, { name: 'Bayo Cole' });
  const { page } = ada;
  await page.goto('/dashboard/notifications');
  await expect(page.getByText(EMPTY, { exact: true })).toBeVisible();
  const alerts = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Alerts' });

  await followByCall(request, bayo, ada);
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications 1 unread' })).toBeVisible();
  await expect(alerts).toContainText('1');
  await page.getByRole('link', { name: new RegExp(`Unread: ${bayo.name}`) }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/profile/${bayo.id}$`));
  await expect(alerts).not.toContainText('unread');

  await alerts.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(`^${bayo.name}`) })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(`^${bayo.name}`) })).toBeVisible();
  await ada.context.close();
});

test(
  'a window that a notification opened marks it as read, and removes it from its address',
  { tag: BEYOND_GATE },
  async ({ browser, request, baseURL }) => {
    const ada = await join(browser, request, baseURL, 'Ada Oke');
    const bayo = await makeAccount(request, { name: 'Bayo Cole' });
    await followByCall(request, bayo, ada);
    const { data } = await (
      await request.get('/api/v1/notifications', { headers: { authorization: `Bearer ${ada.accessToken}` } })
    ).json();
    await ada.page.goto(`/dashboard/profile/${bayo.id}?read=${data.notifications[0]._id}`);
    await expect(ada.page).toHaveURL(new RegExp(`/dashboard/profile/${bayo.id}$`));
    await ada.page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Alerts' }).click();
    await expect(ada.page.getByRole('heading', { level: 1, name: 'Notifications', exact: true })).toBeVisible();
    await expect(ada.page.getByRole('link', { name: new RegExp(`^${bayo.name}`) })).toBeVisible();
    await ada.context.close();
  },
);

test('a notification of a message opens the chat, and reading the chat marks it as read', async ({
  browser,
  request,
  baseURL,
}) => {
  const ada = await join(browser, request, baseURL, 'Ada Oke');
  const bayo = await makeAccount(request, { name: 'Bayo Cole' });
  await sendByCall(request, bayo, ada, 'Good evening');
  const { page } = ada;
  await page.goto('/dashboard/notifications');
  await page.getByRole('link', { name: /sent you a message/ }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/chat/${bayo.id}$`));
  await expect(page.getByRole('log').getByText('Good evening')).toBeVisible();

  await sendByCall(request, bayo, ada, 'Are you coming?');
  await expect(page.getByRole('log').getByText('Are you coming?')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).not.toContainText('unread');
  await ada.context.close();
});

test('notifications of a like and a comment open the post', async ({ browser, request, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const vendor = await makeAccount(request, { vendor: true });
  const bayo = await makeAccount(request);
  const posted = await request.post('/api/v1/posts', {
    headers: { authorization: `Bearer ${vendor.accessToken}` },
    data: { title: 'Kettle', description: 'Steel', phoneNumber: '08031234567', location: 'Aba', images: [] },
  });
  const { data }: { data: { post: { _id: string } } } = await posted.json();
  const asBayo = { headers: { authorization: `Bearer ${bayo.accessToken}` } };
  await request.post(`/api/v1/posts/like/${data.post._id}`, asBayo);
  await request.post(`/api/v1/posts/reply/${data.post._id}`, { ...asBayo, data: { text: 'How much last?' } });

  const page = await context.newPage();
  await startSession(page, vendor.userName, vendor.password);
  await page.goto('/dashboard/notifications');
  for (const link of [/Unread: .*like/i, /Unread: .*comment/i]) {
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/post/details/${data.post._id}$`));
    await expect(page.getByRole('heading', { name: /^Comments/ })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: /^Notifications/ })).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications', exact: true })).toBeVisible();
  await context.close();
});

test('likes of one post are one row with its picture, which a key deletes; a press on a comment opens it', async ({
  browser,
  request,
  baseURL,
}) => {
  const vendor = await join(browser, request, baseURL, 'Ada Oke', { vendor: true });
  const { page } = vendor;
  const [bayo, chi, dele] = [await makeAccount(request), await makeAccount(request), await makeAccount(request)];
  const file = {
    name: 'pot.jpg',
    mimeType: 'image/jpeg',
    buffer: await makeJpeg({ width: 640, height: 480, hue: 30 }),
  };
  const upload = await request.post('/api/upload', {
    headers: headersOf(vendor),
    multipart: { file, upload_preset: 'post' },
  });
  const { secure_url: picture } = await upload.json();
  const post = await postByCall(request, vendor, 'Clay pot', { images: [picture] });
  await commentByCall(request, bayo, post, 'How much last?');
  await commentByCall(request, bayo, post, 'Where are you?');
  for (const person of [bayo, chi]) await request.post(`/api/v1/posts/like/${post.id}`, { headers: headersOf(person) });

  await page.goto('/dashboard/notifications');
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications 4 unread' })).toBeVisible();
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Delete:/ }) });
  const row = (text: string) => page.getByRole('link', { name: new RegExp(`^Unread: ${text}`) });
  await expect(rows).toHaveCount(2);
  const likes = row(`${chi.name} and ${bayo.name} liked your post`);
  await expect(likes).toBeVisible();
  await expect(likes.locator(`img[src*="/images/"]`)).toHaveCount(1);

  await test.step('a further like joins its row', async () => {
    await request.post(`/api/v1/posts/like/${post.id}`, { headers: headersOf(dele) });
    await expect(row(`${dele.name} and 2 others liked your post`)).toBeVisible();
    await expect(rows).toHaveCount(2);
  });

  await test.step('the key Delete deletes the row, which can be undone', async () => {
    await row(`${dele.name} and 2 others`).focus();
    await page.keyboard.press('Delete');
    await expect(rows).toHaveCount(1);
    await expect(row(`${bayo.name} commented 2 times on your post`)).toBeFocused();
    await expect(page.getByText('3 notifications deleted', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(rows).toHaveCount(2);
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications 5 unread' })).toBeVisible();
  });

  await test.step('a press opens the newest comment and reads all of the row', async () => {
    await row(`${bayo.name} commented 2 times on your post`).click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/post/details/${post.id}$`));
    const comment = page.getByRole('group').filter({ has: page.getByText('Where are you?', { exact: true }) });
    await expect(comment.last()).toBeFocused();
    await expect(comment.last()).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Notifications 3 unread' })).toBeVisible();
  });

  await test.step('the whole row is deleted on the server', async () => {
    await page.getByRole('button', { name: new RegExp(`^Delete: ${dele.name} and 2 others`) }).click();
    await expect(rows).toHaveCount(1);
    await page.goto('/dashboard/notifications');
    await expect(rows).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications', exact: true })).toBeVisible();
  });
  await vendor.context.close();
});

test('a deletion can be undone, and is not sent then', async ({ browser, request, baseURL }) => {
  const ada = await join(browser, request, baseURL, 'Ada Oke');
  await followByCall(request, await makeAccount(request, { name: 'Bayo' }), ada);
  const { page } = ada;
  await page.goto('/dashboard/notifications');
  await page.getByRole('button', { name: /^Delete:/ }).click();
  await expect(page.getByText(EMPTY, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications 1 unread' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Delete:/ })).toHaveCount(1);
  await ada.context.close();
});

test('a deleted notification is gone, also after a reload', async ({ browser, request, baseURL }) => {
  const ada = await join(browser, request, baseURL, 'Ada Oke');
  for (const name of ['Bayo', 'Chi']) await followByCall(request, await makeAccount(request, { name }), ada);
  const { page } = ada;
  await page.goto('/dashboard/notifications');
  await expect(page.getByRole('button', { name: /^Delete:/ })).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Delete:/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Delete:/ })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications 1 unread' })).toBeVisible();
  await page.getByRole('button', { name: /^Delete:/ }).click();
  await expect(page.getByText(EMPTY, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(EMPTY, { exact: true })).toBeVisible();
  await ada.context.close();
});

test(
  'without a live connection the same works by calls, and a failure restores the notification with a message',
  { tag: BEYOND_GATE },
  async ({ browser, request, baseURL }) => {
    const ada = await join(browser, request, baseURL, 'Ada Oke');
    await followByCall(request, await makeAccount(request, { name: 'Bayo' }), ada);
    const { page } = ada;
    await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
    await page.route('**/socket.io/**', (route) => route.abort('connectionrefused'));
    await page.route('**/api/v1/notifications/*', (route) =>
      route.fulfill({ status: 500, json: { message: 'Not now', code: 'internal' } }),
    );
    await page.goto('/dashboard/notifications');
    await page.getByRole('button', { name: /^Delete:/ }).click();
    await expect(page.getByText('Not now', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Delete:/ })).toHaveCount(1);

    await page.unroute('**/api/v1/notifications/*');
    const isDeleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.ok());
    await page.getByRole('button', { name: /^Delete:/ }).click();
    await expect(page.getByText(EMPTY, { exact: true })).toBeVisible();
    await isDeleted;
    await page.reload();
    await expect(page.getByText(EMPTY, { exact: true })).toBeVisible();
    await ada.context.close();
  },
);

test(
  'a list that cannot be loaded shows a message and loads on a click',
  { tag: BEYOND_GATE },
  async ({ browser, request, baseURL }) => {
    const ada = await join(browser, request, baseURL, 'Ada Oke');
    const { page } = ada;
    await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
    await page.route('**/socket.io/**', (route) => route.abort('connectionrefused'));
    await page.route('**/api/v1/notifications*', (route) => route.abort('connectionrefused'));
    await page.goto('/dashboard/notifications');
    await expect(page.getByRole('heading', { name: 'Your notifications could not be loaded' })).toBeVisible();
    await page.unroute('**/api/v1/notifications*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(EMPTY, { exact: true })).toBeVisible();
    await ada.context.close();
  },
);
