import { type APIRequestContext, expect, type Page, test } from '@playwright/test';

import { makeAccount } from './accounts.ts';
import { logIn, startSession } from './demo.ts';
import { postByCall } from './market.ts';
import { activationLinkFor } from './outbox.ts';
import { BEYOND_GATE } from '../suite.ts';

/** The three questions after a sign-up, an empty list of followed vendors, and "Near me". */

const PASSWORD = 'palm-wine-and-ankara';

async function signUp(page: Page, request: APIRequestContext): Promise<string> {
  const userName = `fresh.${Date.now().toString(36)}`;
  const email = `${userName}@example.com`;
  await page.goto('/signup');
  await page.getByLabel('Full Name').fill('Fresh Buyer');
  await page.getByLabel('Username').fill(userName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Account created' })).toBeVisible();
  const { searchParams } = new URL(await activationLinkFor(email, request));
  await request.get(`/api/activate?${searchParams.toString()}`);
  return userName;
}

const answers = (page: Page) => page.getByRole('main').getByRole('region');

test('who signs up answers three questions with three presses, and Home shows what they find', async ({
  page,
  request,
}) => {
  const vendor = await makeAccount(request, { vendor: true });
  const post = await postByCall(request, vendor, `Pressing iron of ${vendor.userName}`, {
    category: 'Kitchen',
    state: 'Enugu',
  });
  const userName = await signUp(page, request);
  await logIn(page, userName, PASSWORD);

  await page.getByRole('button', { name: 'Enugu', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What are you looking for?' })).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: 'Kitchen', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Follow some vendors' })).toBeFocused();
  const vendors = page.getByRole('list', { name: 'Vendors to follow' });
  await expect(vendors.getByRole('listitem')).toHaveCount(4);
  const [first] = await vendors.getByRole('link').allTextContents();
  await vendors
    .getByRole('button', { name: /^Follow/ })
    .first()
    .click();
  await expect(vendors.getByRole('button', { name: /^(Following|Unfollow)/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Done' }).click();

  const found = page.getByRole('region', { name: 'Kitchen in Enugu' });
  await expect(found.getByRole('link', { name: post.title })).toBeVisible();
  await page.reload();
  await found.getByRole('link', { name: /^See all/ }).click();
  await expect(page).toHaveURL(/search\/find\?category=Kitchen&state=Enugu$/);
  // Home is still shown until the results are there.
  await expect(found).toBeHidden();
  await expect(page.getByRole('article', { name: post.title })).toBeVisible();
  await page.goBack();
  await page.getByRole('radio', { name: 'Following' }).click();
  const followed = page.getByRole('feed', { name: 'Posts of those you follow' }).getByRole('heading').first();
  expect(first).toContain(await followed.textContent());
  await found.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(found).toBeHidden();
});

test('all three can be skipped, and do not come again', async ({ page, request }) => {
  const userName = await signUp(page, request);
  await logIn(page, userName, PASSWORD);
  await expect(answers(page).getByRole('heading', { name: 'Where do you buy?' })).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(answers(page).getByRole('heading', { name: 'What are you looking for?' })).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'Follow some vendors' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Where do you buy?' })).toBeHidden();
});

test('a list of followed vendors that is empty shows vendors, whose posts come as soon as they are followed', async ({
  page,
  request,
}) => {
  const customer = await makeAccount(request);
  await startSession(page, customer.userName, customer.password);
  await page.goto('/dashboard?feed=following');
  await expect(page.getByRole('heading', { name: 'You are not following anybody yet' })).toBeVisible();
  const vendors = page.getByRole('list', { name: 'Vendors to follow' });
  await vendors
    .getByRole('button', { name: /^Follow/ })
    .first()
    .click();
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  await expect(vendors).toBeHidden();
});

test(
  '“Near me” asks once where that is, and divides found posts into those near and those elsewhere in the state',
  { tag: BEYOND_GATE },
  async ({ page, request }) => {
    const vendor = await makeAccount(request, { vendor: true });
    const mark = vendor.userName.replace('tester.', '');
    const near = await postByCall(request, vendor, `Kettle near ${mark}`, { state: 'Ekiti', lga: 'Ikere' });
    const far = await postByCall(request, vendor, `Kettle far ${mark}`, { state: 'Ekiti', lga: 'Ikole' });
    const customer = await makeAccount(request);
    await startSession(page, customer.userName, customer.password);
    await page.goto(`/dashboard/search/find?query=${mark}`);
    await page.getByRole('button', { name: 'Near me' }).click();
    const dialog = page.getByRole('dialog', { name: 'Where are you?' });
    await dialog.getByRole('button', { name: 'Show posts near me' }).click();
    await expect(dialog.getByText('Choose your state, so that near posts can be found.')).toBeVisible();
    for (const [field, typed] of [
      ['State', 'ekiti'],
      ['Local government', 'ikere'],
    ] as const) {
      await dialog.getByRole('combobox', { name: field }).click();
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
    }
    await dialog.getByRole('button', { name: 'Show posts near me' }).click();
    await expect(dialog).toBeHidden();
    const found = page.getByRole('feed', { name: 'Posts found' });
    const elsewhere = page.getByRole('region', { name: 'Elsewhere in Ekiti' });
    await expect(found.getByRole('article', { name: near.title })).toBeVisible();
    await expect(elsewhere.getByRole('article', { name: far.title })).toBeVisible();
    await expect(found.getByRole('article')).toHaveCount(1);
    await expect(elsewhere.getByRole('article')).toHaveCount(1);
    const button = page.getByRole('button', { name: 'Near me' });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Remove Ikere' }).click();
    await expect(found.getByRole('article', { name: far.title })).toBeVisible();
    await expect(elsewhere).toBeHidden();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: 'Remove Ekiti' }).click();
    await button.click();
    await expect(elsewhere.getByRole('article', { name: far.title })).toBeVisible();
  },
);
