import { expect, type Page, test } from '@playwright/test';

import { makeAccount } from './accounts.ts';
import { postByCall } from './market.ts';
import { card, openPost, signIn } from './post-scene.ts';

/** A post's own page: how to reach its vendor, and what follows below it. */

const similar = (page: Page) => page.getByRole('feed', { name: 'Similar posts' });
const end = (page: Page) => page.getByText('No comments yet.').scrollIntoViewIfNeeded();
const saveOf = (page: Page, title: string) =>
  page.getByRole('article', { name: title }).getByRole('button', { name: 'Save' });

test('a call and WhatsApp stand beside the number of others', async ({ page, request }) => {
  const [vendor, customer] = await Promise.all([makeAccount(request, { vendor: true }), makeAccount(request)]);
  const mobile = await postByCall(request, vendor, `Clay pots of ${vendor.userName}`);
  const landline = await postByCall(request, vendor, `Clay bowls of ${vendor.userName}`, { phoneNumber: '2012345678' });
  await signIn(page, customer);
  await openPost(page, mobile);
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+2348031234567');
  const whatsApp = page.getByRole('link', { name: 'WhatsApp' });
  await expect(whatsApp).toHaveAttribute('href', 'https://wa.me/2348031234567');
  await expect(whatsApp).toHaveAttribute('target', '_blank');
  await openPost(page, landline);
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+2342012345678');
  await expect(whatsApp).toHaveCount(0);

  await signIn(page, vendor);
  await openPost(page, mobile);
  await expect(page.getByRole('button', { name: 'Copy phone number' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call' })).toHaveCount(0);
});

test('posts of its kind, of its category and of its vendor follow, and keys act on the page’s post', async ({
  page,
  request,
}) => {
  const [vendor, other, customer] = await Promise.all([
    makeAccount(request, { vendor: true }),
    makeAccount(request, { vendor: true }),
    makeAccount(request),
  ]);
  // A word that no other test's posts have.
  const kind = `zither${vendor.userName.replaceAll(/[^a-z]/g, '')}`;
  const inCategory = { category: 'Instruments' };
  await postByCall(request, other, 'Goje, one string', inCategory);
  const ofKind = await postByCall(request, other, `Old ${kind}, restrung`);
  const further = await postByCall(request, vendor, `Basket of ${vendor.userName}`);
  const post = await postByCall(request, vendor, `Carved ${kind} 12 strings`, inCategory);
  await signIn(page, customer);
  await openPost(page, post);
  await expect(card(page, post)).toBeVisible();
  await end(page);
  await expect(similar(page).getByRole('article').first()).toHaveAccessibleName(ofKind.title);
  await expect(similar(page).getByRole('article', { name: 'Goje, one string' }).first()).toBeVisible();
  await expect(similar(page).getByRole('article', { name: post.title })).toHaveCount(0);
  const ofVendor = page.getByRole('feed', { name: `More from ${vendor.name}` });
  await expect(ofVendor.getByRole('article')).toHaveText([new RegExp(further.title)]);

  await page.keyboard.press('l');
  await expect(card(page, post).getByRole('button', { name: /^Like, 1 like/ })).toBeVisible();
  await page.keyboard.press('s');
  await expect(saveOf(page, post.title)).toHaveAttribute('aria-pressed', 'true');
  await expect(saveOf(page, ofKind.title)).toHaveAttribute('aria-pressed', 'false');

  const tile = similar(page).getByRole('article').first();
  await tile.getByRole('link').focus();
  await page.keyboard.press('s');
  await expect(saveOf(page, ofKind.title)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('l');
  await expect(card(page, post).getByRole('button', { name: /^Like, 1 like/ })).toBeVisible();
  await page.keyboard.press('o');
  await expect(page).toHaveURL(new RegExp(`/${ofKind.id}$`));
  await expect(page).toHaveTitle(`${ofKind.title} · Oja`);
});

test('nothing follows if it cannot be loaded, and no failure is shown', async ({ page, request }) => {
  const [vendor, customer] = await Promise.all([makeAccount(request, { vendor: true }), makeAccount(request)]);
  const post = await postByCall(request, vendor, `Clay pots of ${vendor.userName}`);
  await postByCall(request, vendor, `Clay bowls of ${vendor.userName}`);
  await signIn(page, customer);
  let refused = 0;
  await page.route(/\/api\/v1\/(?:posts\?|users\/[^/]+\/posts)/, async (route) => {
    refused += 1;
    await route.fulfill({ status: 400, json: { error: { code: 'invalid_input', message: 'Refused' } } });
  });
  await openPost(page, post);
  await end(page);
  await expect.poll(() => refused).toBeGreaterThanOrEqual(2);
  await expect(page.getByText('Refused')).toHaveCount(0);
  await expect(page.getByRole('feed')).toHaveCount(0);
  await expect(card(page, post)).toBeVisible();
});
