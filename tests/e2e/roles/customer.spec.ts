import { type APIRequestContext, expect, type Page } from '@playwright/test';

import { BEYOND_GATE } from '../../suite.ts';
import { makeAccount, type TestAccount } from '../accounts.ts';
import { postByCall, type TestPost } from '../market.ts';
import { followByCall, sendByCall } from '../talk.ts';
import { type Hand, keyboardHand, pointerHand } from './hands.ts';
import { expectTitle, expectToast, linkToList, tabLink, test, WIDTHS, type Witness } from './story.ts';

/** A customer's story, from login to the deletion of the account, through all of their screens (product §2, §4, §6). */

interface Scene {
  page: Page;
  request: APIRequestContext;
  witness: Witness;
  /** How the customer operates the page. */
  hand: Hand;
}

interface Cast {
  customer: TestAccount;
  vendor: TestAccount;
  post: TestPost;
}

async function castFor(request: APIRequestContext): Promise<Cast> {
  const [customer, vendor] = await Promise.all([
    makeAccount(request, { name: 'Temilade Ojo' }),
    makeAccount(request, { vendor: true, name: 'Hauwa Bello' }),
  ]);
  const post = await postByCall(request, vendor, `Pastries box of ${vendor.userName}`, {
    category: 'Pastries',
    description: 'Meat pies and chin chin. '.repeat(8),
  });
  // A feed with one vendor: posts of other stories are in everybody's feed.
  await followByCall(request, customer, vendor);
  return { customer, vendor, post };
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: typeof name === 'string' });

async function logIn({ page, hand }: Scene, { userName, password }: Pick<TestAccount, 'userName' | 'password'>) {
  await page.goto('/login');
  await hand.write(page.getByLabel('Email or username'), userName);
  await hand.write(page.getByLabel('Password', { exact: true }), password);
  await hand.press(button(page, 'Login'));
}

async function readTheFeed({ page, hand }: Scene, { post }: Cast) {
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('feed', { name: 'Newest posts' }).getByRole('article').first()).toBeVisible();
  await hand.press(page.getByRole('radio', { name: 'Following' }));
  const card = page.getByRole('article', { name: post.title });
  await hand.press(card.getByRole('button', { name: /^Like/ }));
  await expect(card.getByRole('button', { name: /^Like, 1 like/ })).toHaveAttribute('aria-pressed', 'true');
  await hand.press(card.getByRole('button', { name: 'Save' }));
  await expect(card.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', 'true');
  await hand.press(card.getByRole('button', { name: 'More', exact: true }));
  await expect(card.getByRole('button', { name: 'Less', exact: true })).toBeVisible();
  await hand.press(card.getByRole('button', { name: 'Copy phone number' }));
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('+2348031234567');
  await hand.press(card.getByRole('button', { name: 'Share' }));
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(`/dashboard/post/details/${post.id}`);
  await hand.press(card.getByRole('link', { name: post.title }));
}

async function comment({ page, hand }: Scene, { customer }: Cast) {
  await expectTitle(page, 'Post');
  await hand.press(button(page, 'Add a comment'));
  await hand.write(page.getByRole('textbox', { name: 'Add a comment' }), 'How many are in a box?');
  await hand.press(button(page, 'Send'));
  await expectToast(page, 'Comment added.');
  const mine = page.getByRole('group', { name: customer.name });
  const menu = mine.getByRole('button', { name: /^Menu of your comment/ });
  await hand.press(menu);
  await hand.press(page.getByRole('menuitem', { name: 'Edit' }));
  await hand.write(page.getByRole('textbox', { name: 'Edit your comment' }), 'Are there twelve in a box?');
  await hand.press(page.getByRole('form', { name: 'Edit your comment' }).getByRole('button', { name: 'Save' }));
  await expect(mine).toContainText('Are there twelve in a box?');
  await hand.press(menu);
  await hand.press(page.getByRole('menuitem', { name: 'Delete' }));
  await hand.press(page.getByRole('dialog', { name: 'Delete this comment?' }).getByRole('button', { name: 'Delete' }));
  await expect(mine).toHaveCount(0);
  await hand.press(button(page, 'Back'));
  await expect(page).toHaveURL(/\/dashboard\?feed=following$/);
}

async function search({ page, hand }: Scene, { vendor, post }: Cast) {
  await hand.press(tabLink(page, 'Search'));
  await expect(page.getByRole('heading', { name: 'Browse Categories' })).toBeVisible();
  await hand.write(page.getByRole('searchbox', { name: 'Search categories' }), 'Pastries');
  await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible();
  await hand.press(link(page, 'Pastries'));
  await expectTitle(page, 'Pastries');
  await expect(page.getByRole('article', { name: post.title })).toBeVisible();
  await hand.press(button(page, 'Back'));
  await hand.press(link(page, 'Search users and posts'));
  await hand.write(page.getByRole('searchbox', { name: 'Search users and posts' }), vendor.userName);
  await expect(page.getByRole('article', { name: post.title })).toBeVisible();
  await hand.press(page.getByRole('tab', { name: 'Users' }));
  await expect(page.getByRole('listitem').filter({ hasText: `@${vendor.userName}` })).toBeVisible();
}

async function follow({ page, hand }: Scene, { vendor }: Cast) {
  await hand.press(tabLink(page, 'Profile'));
  await expect(page.getByRole('heading', { name: 'No available post from you' })).toBeVisible();
  await hand.press(link(page, 'Settings'));
  await hand.press(link(page, 'Find Users'));
  // The unfiltered list contains this row, too, and disappears when the search begins: a key pressed on it would be
  // lost.
  await hand.write(page.getByRole('searchbox', { name: 'Search users' }), vendor.userName);
  await expect(page.getByText('No more matches.')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: `@${vendor.userName}` });
  await expect(row.getByRole('button', { name: `Following ${vendor.userName}` })).toBeVisible();
  // It is labelled Unfollow while hovered or focused.
  await hand.press(row.getByRole('button'));
  await expect(row).toContainText('0 Customer');
  await hand.press(row.getByRole('button', { name: `Follow ${vendor.userName}` }));
  await expect(row).toContainText('1 Customer');
  await hand.press(row.getByRole('link'));
  await expectTitle(page, vendor.userName);
  await hand.press(button(page, '1 Customer'));
  await expect(page.getByRole('dialog').getByText('Temilade Ojo')).toBeVisible();
  await page.keyboard.press('Escape');
  await hand.press(button(page, 'Copy Profile Link'));
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(`/dashboard/profile/${vendor.id}`);
}

async function chat({ page, hand, request }: Scene, { customer, vendor }: Cast) {
  await hand.press(link(page, 'Message'));
  const field = page.getByRole('textbox', { name: 'Message', exact: true });
  await hand.write(field, 'Can I collect on Friday?');
  await page.keyboard.press('Enter');
  const log = page.getByRole('log');
  // The message shows at once; the reply must come after it.
  await expect(
    log.getByRole('article').filter({ hasText: 'Can I collect on Friday?' }).getByText('Sent', { exact: true }),
  ).toBeAttached();
  await sendByCall(request, vendor, customer, 'Yes, from nine.');
  await expect(log.getByText('Yes, from nine.')).toBeVisible();
  await hand.press(linkToList(page));
  await expectTitle(page, 'Continue Your Conversations');
  await hand.write(page.getByRole('searchbox', { name: 'Search customers' }), 'nobody at all');
  await expect(page.getByText('No Customers Found')).toBeVisible();
  await hand.write(page.getByRole('searchbox', { name: 'Search customers' }), 'hauwa');
  await expect(page.getByRole('link', { name: /Hauwa Bello/ })).toContainText('Yes, from nine.');
}

async function notifications({ page, hand, request }: Scene, { customer, vendor }: Cast) {
  await followByCall(request, vendor, customer);
  await expect(tabLink(page, 'Alerts')).toContainText('1');
  await hand.press(tabLink(page, 'Alerts'));
  await expectTitle(page, 'Notifications 1 unread');
  await hand.press(page.getByRole('link', { name: new RegExp(`Unread: ${vendor.name}`) }));
  await expectTitle(page, vendor.userName);
  await hand.press(tabLink(page, 'Alerts'));
  await expectTitle(page, 'Notifications');
  // In a wide window what was opened may still be beside the list.
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Delete/ }) });
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();
  await hand.press(page.getByRole('button', { name: /^Delete/ }).first());
  await expect(rows).toHaveCount(before - 1);
}

async function settings({ page, hand }: Scene, { post }: Cast) {
  await hand.press(tabLink(page, 'Profile'));
  await hand.press(link(page, 'Settings'));
  await expect(link(page, 'Download App')).toHaveAttribute('href', 'https://downloads.example/oja.apk');
  await expect(link(page, 'Support')).toHaveAttribute('href', 'mailto:help@oja.example');
  await hand.press(page.getByRole('switch', { name: 'Dark mode' }));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await hand.press(link(page, 'Saved Posts'));
  await expectTitle(page, 'Your Saved Posts');
  await expect(page.getByRole('article', { name: post.title })).toBeVisible();
}

async function becomeVendor({ page, hand }: Scene) {
  await hand.press(tabLink(page, 'Post'));
  await expect(page).toHaveURL(/\/dashboard\/verify-vendor$/);
  await expect(link(page, 'Proceed to Verification')).toHaveAttribute('href', 'https://forms.example/oja');
  await page.goto('/dashboard/flags');
  await expect(page).toHaveURL(/\/dashboard$/);
}

async function editProfile({ page, hand }: Scene) {
  await hand.press(tabLink(page, 'Profile'));
  await hand.press(link(page, 'Update Profile'));
  const bio = page.getByRole('textbox', { name: 'Bio' });
  await hand.write(bio, 'I buy on Fridays.');
  await hand.press(button(page, 'Save'));
  await expectToast(page, 'Profile updated successfully');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
  await hand.write(bio, 'Not this');
  await hand.press(button(page, 'Cancel'));
  await expectTitle(page, 'Settings');
}

async function leave(scene: Scene, { customer }: Cast) {
  const { page, hand, witness } = scene;
  await hand.press(button(page, 'Logout'));
  await expect(page).toHaveURL(/:\d+\/$/);
  await logIn(scene, customer);
  await expect(page).toHaveURL(/\/dashboard$/);
  await hand.press(tabLink(page, 'Profile'));
  await expect(page.getByText('I buy on Fridays.')).toBeVisible();
  await hand.press(link(page, 'Settings'));
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete your account?' });
  await hand.press(button(page, 'Delete Account'));
  await hand.press(question.getByRole('button', { name: 'No' }));
  await expect(question).toBeHidden();
  await hand.press(button(page, 'Delete Account'));
  await hand.press(question.getByRole('button', { name: 'Delete', exact: true }));
  await expectToast(page, 'Account successfully deleted');
  await expect(page).toHaveURL(/:\d+\/$/);
  witness.refused('/api/login');
  await logIn(scene, customer);
  await expectToast(page, 'Wrong username, email or password.');
}

async function runStory(scene: Scene) {
  test.setTimeout(240_000);
  await scene.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const cast = await castFor(scene.request);
  await test.step('login', () => logIn(scene, cast.customer));
  await test.step('the feed: like, save, expand, copy, share', () => readTheFeed(scene, cast));
  await test.step('a comment is written, edited and deleted', () => comment(scene, cast));
  await test.step('search by category, user and post', () => search(scene, cast));
  await test.step('find users, follow, the profile', () => follow(scene, cast));
  await test.step('a live chat with a vendor', () => chat(scene, cast));
  await test.step('notifications', () => notifications(scene, cast));
  await test.step('settings, colour mode, saved posts', () => settings(scene, cast));
  await test.step('posting redirects to verification, and flags are for admins', () => becomeVendor(scene));
  await test.step('the customer’s own profile is edited', () => editProfile(scene));
  await test.step('logout, login, and the deletion of the account', () => leave(scene, cast));
}

for (const width of WIDTHS) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    test('a customer’s whole story', { tag: BEYOND_GATE }, ({ page, request, witness }) =>
      runStory({ page, request, witness, hand: pointerHand() }),
    );
  });
}

test('a customer’s whole story by keyboard only', { tag: BEYOND_GATE }, ({ page, request, witness }) =>
  runStory({ page, request, witness, hand: keyboardHand(page) }),
);
