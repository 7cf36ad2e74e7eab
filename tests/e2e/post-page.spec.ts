import { expect, type Locator, type Page, test } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { makeAccount } from './accounts.ts';
import { postByCall, saveByCall } from './market.ts';
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

test('the page says who sells, since when, and how many people saved the post', async ({ page, request }) => {
  const [vendor, customer, other] = await Promise.all([
    makeAccount(request, { vendor: true }),
    makeAccount(request),
    makeAccount(request),
  ]);
  const post = await postByCall(request, vendor, `Clay pots of ${vendor.userName}`);
  const saves = page.getByText(/\d saves?$/);
  await signIn(page, customer);
  await openPost(page, post);
  const month = new Date().toLocaleDateString('en-NG', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const seller = page.getByRole('link', { name: `Member since ${month}` });
  await expect(seller).toHaveAccessibleName(new RegExp(`^${vendor.name} Verified`));
  await expect(seller).toHaveAttribute('href', new RegExp(`/profile/${vendor.id}$`));
  await expect(saves).toHaveCount(0);
  await saveOf(page, post.title).click();
  await expect(saves).toHaveText('1 save');
  await saveByCall(request, other, post);
  await page.reload();
  await expect(saves).toHaveText('2 saves');
  await saveOf(page, post.title).click();
  await expect(saves).toHaveText('1 save');
});

/** Whether the bar covers the focused element, once the page has reacted to the focus. */
const isFocusCovered = (bar: Locator) =>
  bar.evaluate(async (element) => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const focused = document.activeElement;
    if (!focused || element.contains(focused) || getComputedStyle(element).visibility === 'hidden') return false;
    return focused.getBoundingClientRect().bottom > element.getBoundingClientRect().top;
  });

/** Where a part of the page begins and ends in the window. */
async function edges(part: Locator): Promise<{ top: number; bottom: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { top: Math.round(box.y), bottom: Math.round(box.y + box.height) };
}

test('on a phone a bar leads to the chat, and hides nothing', { tag: BEYOND_GATE }, async ({ page, request }) => {
  const [vendor, customer] = await Promise.all([makeAccount(request, { vendor: true }), makeAccount(request)]);
  const post = await postByCall(request, vendor, `Clay pots of ${vendor.userName}`, { price: 48_500 });
  await postByCall(request, vendor, `Clay bowls of ${vendor.userName}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, customer);
  await openPost(page, post);
  const bar = page.getByRole('group', { name: 'Contact', includeHidden: true });
  const own = page.getByRole('link', { name: 'Message vendor about this' });
  const tabs = page.getByRole('navigation').last();

  await own.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  await expect(bar).toBeHidden();
  const ofVendor = page.getByRole('feed', { name: `More from ${vendor.name}` });
  await end(page);
  await expect(ofVendor).toBeVisible();
  await page.getByRole('button', { name: 'Add a comment' }).click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(own).not.toBeInViewport();
  await expect(bar).toBeHidden();
  await own.focus();

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(bar).toBeVisible();
  await expect(bar).toContainText('₦48,500');
  expect((await edges(ofVendor)).bottom).toBeLessThanOrEqual((await edges(bar)).top);
  expect((await edges(bar)).bottom).toBe((await edges(tabs)).top);

  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: /^Like/ }).first().focus();
  const message = bar.getByRole('link', { name: 'Message', includeHidden: true });
  const isReached = () => message.evaluate((link) => link === document.activeElement);
  for (let step = 0; step < 100 && !(await isReached()); step += 1) {
    await page.keyboard.press('Tab');
    expect(await isFocusCovered(bar)).toBe(false);
  }
  await expect(message).toBeFocused();
  await page.keyboard.press('Enter');
  // The conversation takes the post over, and out of the address.
  await expect(page).toHaveURL(new RegExp(`/dashboard/chat/${vendor.id}`));
  await expect(page.getByRole('group', { name: 'About this post' })).toContainText(post.title);

  await page.setViewportSize({ width: 820, height: 1180 });
  await openPost(page, post);
  await expect(own).toBeVisible();
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, vendor);
  await openPost(page, post);
  await expect(card(page, post)).toBeVisible();
  await expect(bar).toHaveCount(0);
});
