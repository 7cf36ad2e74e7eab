import { expect } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { makeAccount } from './accounts.ts';
import { postByCall, sellByCall } from './market.ts';
import { card, choose, openFeed, openMenu, openPost } from './post-scene.ts';
import { followByCall, join, type Person } from './talk.ts';
import { bubble, field, say, test as base } from './two-people.ts';

/** Ada, and a vendor in another browser whose post is in Ada's feed. */
const test = base.extend<{ vendor: Person; post: { id: string; title: string } }>({
  vendor: async ({ browser, request, baseURL, ada }, use) => {
    const person = await join(browser, request, baseURL, 'Adaeze Nwosu', { vendor: true });
    await followByCall(request, ada, person);
    await use(person);
    await person.context.close();
  },
  post: async ({ request, vendor }, use) =>
    use(await postByCall(request, vendor, `Akwete wrapper of ${vendor.userName}`)),
});

const pinned = ({ page }: Person) => page.getByRole('region', { name: 'Post this conversation is about' });
const questions = ({ page }: Person) => page.getByRole('group', { name: 'Questions that one press sends' });
const attached = ({ page }: Person) => page.getByRole('group', { name: 'About this post' });

test('a message from a post’s card shows the vendor which post it is about, and opens it', async ({
  ada,
  vendor,
  post,
  request,
}) => {
  await openFeed(ada.page);
  await openMenu(ada.page, post);
  await choose(ada.page, 'Message vendor about this');

  await test.step('the post waits above the field through a reload, and can be removed', async () => {
    await expect(ada.page).toHaveURL(new RegExp(`/dashboard/chat/${vendor.id}$`));
    await expect(attached(ada)).toContainText(`${post.title}₦18,500`);
    await ada.page.reload();
    await expect(attached(ada)).toContainText(post.title);
    await attached(ada).getByRole('button', { name: 'Take this post off the message' }).click();
    await expect(attached(ada)).toHaveCount(0);
    await expect(field(ada.page)).toBeFocused();
    await ada.page.reload();
    await expect(field(ada.page)).toBeVisible();
    await expect(attached(ada)).toHaveCount(0);
  });

  await vendor.page.goto(`/dashboard/chat/${ada.id}`);
  await expect(vendor.page.getByText('No messages yet')).toBeVisible();
  await openPost(ada.page, post);
  await card(ada.page, post).getByRole('link', { name: 'Message vendor about this' }).click();
  await expect(attached(ada)).toContainText(post.title);
  await say(ada.page, 'Is it still there?');

  await test.step('both users see it pinned at once, and in the message', async () => {
    for (const person of [ada, vendor]) {
      await expect(pinned(person)).toContainText(post.title);
      await expect(pinned(person)).toContainText('₦18,500');
      await expect(pinned(person)).toContainText('Available');
      await expect(bubble(person.page, 'Is it still there?').getByRole('link', { name: post.title })).toBeVisible();
    }
    // After sending, it no longer waits above the field.
    await expect(ada.page.getByRole('button', { name: 'Take this post off the message' })).toHaveCount(0);
  });

  await test.step('a message without a post leaves it pinned, and a message about another post replaces it', async () => {
    await say(vendor.page, 'It is.');
    await expect(bubble(ada.page, 'It is.')).toBeVisible();
    await expect(bubble(ada.page, 'It is.').getByRole('group')).toHaveCount(0);
    const other = await postByCall(request, vendor, `Indigo boubou of ${vendor.userName}`);
    await ada.page.goto(`/dashboard/chat/${vendor.id}?post=${other.id}`);
    await expect(pinned(ada)).toContainText(post.title);
    await say(ada.page, 'And this one?');
    for (const person of [ada, vendor]) await expect(pinned(person)).toContainText(other.title);
  });

  await bubble(vendor.page, 'Is it still there?').getByRole('link', { name: post.title }).click();
  await expect(vendor.page).toHaveURL(new RegExp(`/dashboard/post/details/${post.id}$`));
});

test(
  'a buyer asks about a post with one press, not beside typed text, and a vendor is offered no questions',
  { tag: BEYOND_GATE },
  async ({ ada, vendor, post }) => {
    await ada.page.goto(`/dashboard/chat/${vendor.id}?post=${post.id}`);
    await expect(questions(ada).getByRole('button')).toHaveText([
      'Is it still available?',
      'What is your last price?',
      'Where can I see it?',
      'Can you show it to me now?',
    ]);
    await field(ada.page).fill('Good morning');
    await expect(questions(ada)).toHaveCount(0);
    await field(ada.page).fill('');
    await questions(ada).getByRole('button', { name: 'What is your last price?' }).press('Enter');
    await expect(questions(ada)).toHaveCount(0);
    await expect(field(ada.page)).toBeFocused();

    await vendor.page.goto(`/dashboard/chat/${ada.id}`);
    await expect(bubble(vendor.page, 'What is your last price?')).toHaveCount(1);
    await expect(bubble(vendor.page, 'What is your last price?').getByRole('link', { name: post.title })).toBeVisible();
    await vendor.page.goto(`/dashboard/chat/${ada.id}?post=${post.id}`);
    await expect(vendor.page.getByRole('button', { name: 'Take this post off the message' })).toBeVisible();
    await expect(attached(vendor).last()).toContainText(post.title);
    await expect(questions(vendor)).toHaveCount(0);
  },
);

test(
  'a buyer is offered no questions about a post that is sold',
  { tag: BEYOND_GATE },
  async ({ ada, vendor, post, request }) => {
    await ada.page.goto(`/dashboard/chat/${vendor.id}?post=${post.id}`);
    await expect(questions(ada)).toBeVisible();
    await sellByCall(request, vendor, post);
    await ada.page.reload();
    await expect(attached(ada)).toContainText(post.title);
    await expect(questions(ada)).toHaveCount(0);
    // The post itself still goes with a message.
    await say(ada.page, 'Will you have another?');
    await expect(bubble(ada.page, 'Will you have another?').getByRole('link', { name: post.title })).toBeVisible();
  },
);

test(
  'a post that its vendor deletes is shown as no longer available to both',
  { tag: BEYOND_GATE },
  async ({ ada, vendor, post }) => {
    await ada.page.goto(`/dashboard/chat/${vendor.id}?post=${post.id}`);
    await expect(attached(ada)).toContainText(post.title);
    await say(ada.page, 'Can you keep it for me?');
    await vendor.page.goto(`/dashboard/chat/${ada.id}`);
    await pinned(vendor).getByRole('link', { name: post.title }).click();
    await openMenu(vendor.page, post);
    await choose(vendor.page, 'Delete');
    await vendor.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(card(vendor.page, post)).toHaveCount(0);
    await vendor.page.goto(`/dashboard/chat/${ada.id}`);
    await ada.page.reload();
    for (const person of [ada, vendor]) {
      await expect(pinned(person)).toContainText('No longer available');
      await expect(pinned(person).getByRole('link')).toHaveCount(0);
      await expect(bubble(person.page, 'Can you keep it')).toContainText('No longer available');
    }

    await test.step('a post that is deleted before the message is sent does not stop the text', async () => {
      await ada.page.goto(`/dashboard/chat/${vendor.id}?post=${post.id}`);
      await expect(attached(ada).last()).toContainText('No longer available');
      await say(ada.page, 'What else do you have?');
      await expect(bubble(vendor.page, 'What else do you have?')).toBeVisible();
      await expect(bubble(vendor.page, 'What else do you have?').getByRole('group')).toHaveCount(0);
    });
  },
);

test(
  'a post that is deleted while its message is being sent stays attached, and the text goes without it',
  { tag: BEYOND_GATE },
  async ({ request, ada, vendor, post }) => {
    await ada.page.goto(`/dashboard/chat/${vendor.id}?post=${post.id}`);
    await expect(attached(ada)).toContainText(post.title);
    await ada.page.route('**/api/v1/messages/batch', async (route) => {
      await request.delete(`/api/v1/posts/${post.id}`, { headers: { authorization: `Bearer ${vendor.accessToken}` } });
      await route.continue();
    });
    await say(ada.page, 'Is it still there?');
    const mine = bubble(ada.page, 'Is it still there?');
    await expect(mine).toContainText('Send the message without it.');
    await expect(mine.getByRole('group')).toContainText(`${post.title}No longer available`);
    await ada.page.reload();
    await mine.getByRole('button', { name: 'Send without the post' }).click();
    await expect(mine.getByRole('button', { name: 'Send without the post' })).toHaveCount(0);
    await expect(mine.getByRole('group')).toHaveCount(0);
    await vendor.page.goto(`/dashboard/chat/${ada.id}`);
    await expect(bubble(vendor.page, 'Is it still there?')).toHaveCount(1);
  },
);

test(
  'without a session the path leads through the login to the vendor, with the post',
  { tag: BEYOND_GATE },
  async ({ page, request }) => {
    const [vendor, customer] = await Promise.all([makeAccount(request, { vendor: true }), makeAccount(request)]);
    const post = await postByCall(request, vendor, `Akwete wrapper of ${vendor.userName}`);
    await page.goto(`/dashboard/chat/${vendor.id}?post=${post.id}`);
    await page.getByLabel('Email or username', { exact: true }).fill(customer.userName);
    await page.getByLabel('Password', { exact: true }).fill(customer.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/chat/${vendor.id}$`));
    await expect(page.getByRole('group', { name: 'About this post' })).toContainText(post.title);
  },
);
