import { makeAccount } from '../e2e/accounts.ts';
import { followByCall } from '../e2e/talk.ts';
import { expect, test } from './fixtures.ts';

/** Chat, notifications and settings (product §2, §4). */

test('two users write to each other, and each message arrives at once', async ({ join, request }) => {
  const [ada, bayo] = await Promise.all([
    makeAccount(request, { name: 'Ada Oke' }),
    makeAccount(request, { name: 'Bayo Cole' }),
  ]);
  const [adaVisitor, bayoVisitor] = [await join(ada), await join(bayo)];
  await adaVisitor.open(`/dashboard/chat/${bayo.id}`);
  await bayoVisitor.open('/dashboard/chat');
  await adaVisitor.fill('Message', 'Is the kettle still there?');
  await adaVisitor.press('Send');

  await bayoVisitor.pressText('Ada Oke');
  await bayoVisitor.arriveAt(`/dashboard/chat/${ada.id}`);
  await bayoVisitor.see('Is the kettle still there?');
  await bayoVisitor.fill('Message', 'It is. Come tomorrow.');
  await bayoVisitor.page.keyboard.press('Enter');
  await adaVisitor.see('It is. Come tomorrow.');
  // Both have the thread open and visible.
  for (const visitor of [adaVisitor, bayoVisitor]) await visitor.see('Seen');
});

test('a notification of a new follower arrives at once and leads to their profile', async ({ join, request }) => {
  const [ada, bayo] = await Promise.all([
    makeAccount(request, { name: 'Ada Oke' }),
    makeAccount(request, { name: 'Bayo Cole' }),
  ]);
  const visitor = await join(ada);
  await visitor.open('/dashboard/notifications');
  await visitor.see("You don't have any notifications at the moment.");
  await followByCall(request, bayo, ada);
  await visitor.find('Notifications 1 unread', 'heading');
  await visitor.pressText('started following you');
  await visitor.arriveAt(`/dashboard/profile/${bayo.id}`);
  await visitor.press('Alerts', 'link');
  await visitor.find('Notifications', 'heading');
});

test('the colour mode survives a reload, and logging out leads to the landing page', async ({ join, request }) => {
  const visitor = await join(await makeAccount(request));
  const theme = () => visitor.page.$eval('html', (html) => html.dataset['theme']);
  await visitor.open('/dashboard/settings');
  await visitor.find('Dark mode', 'switch');
  expect(await theme()).toBe('dark');
  await visitor.press('Dark mode', 'switch');
  await visitor.waitUntil('no light mode', async () => (await theme()) === 'light');
  await visitor.page.reload();
  await visitor.find('Dark mode', 'switch');
  expect(await theme()).toBe('light');

  await visitor.press('Logout');
  await visitor.arriveAt('/');
  // What is still loading when the visitor goes on would be reported as failed.
  await visitor.find('Get Started', 'link');
  await visitor.page.waitForNetworkIdle();
  await visitor.open('/dashboard/settings');
  await visitor.arriveAt('/');
});
