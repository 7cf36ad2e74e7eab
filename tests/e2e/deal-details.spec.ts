import { expect, type Page } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { dialog, newest, offer, openOffer, press, steps, test } from './deal-scene.ts';
import { bringAxe, findViolations } from './find-violations.ts';
import { log, open } from './two-people.ts';

/** What belongs to a deal besides its price: the handover, a reason, its state elsewhere, and a lost connection. */

const row = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Conversations' }).getByRole('listitem').filter({ hasText: name });

test(
  'an agreed deal is arranged, the other side sees it, and a friend can be sent it',
  { tag: BEYOND_GATE },
  async ({ ada, vendor, post }) => {
    await open(vendor, ada);
    await offer(ada.page, post, '15,000');
    await press(vendor.page, post, 'Accept');
    await press(ada.page, post, 'Arrange');
    const form = dialog(ada.page, 'Arrange the handover');
    await form.getByRole('radio', { name: 'Meet and pick it up' }).check();
    await form.getByRole('textbox', { name: 'Where to meet' }).fill('Ikeja City Mall');
    await form.getByRole('radio', { name: 'At the handover' }).check();
    await bringAxe(ada.page);
    expect(await findViolations(ada.page)).toEqual([]);

    await test.step('what was typed stays when the call fails', async () => {
      await ada.page.route('**/api/v1/deals/*', (route) => route.abort('connectionreset'), { times: 1 });
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form.getByRole('alert')).toBeVisible();
      await expect(form.getByRole('textbox', { name: 'Where to meet' })).toHaveValue('Ikeja City Mall');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form).toHaveCount(0);
    });
    for (const [{ page }, who] of [
      [ada, 'You'],
      [vendor, 'Adá Òkè'],
    ] as const) {
      await expect(newest(page, post)).toContainText(`${who} changed the arrangement`);
      await expect(newest(page, post)).toContainText('Picked up, Ikeja City Mall, paid on handover');
    }

    await ada.page.evaluate(() => {
      Object.defineProperty(navigator, 'share', {
        value: ({ text = '' }: ShareData) => Promise.resolve(document.body.setAttribute('data-shared', text)),
      });
    });
    await press(ada.page, post, 'Tell a friend');
    const text = new RegExp(
      `I am buying “${post.title}” from .* \\(@${vendor.userName}\\) on Oja\\.\\nPlace: Ikeja City Mall`,
    );
    await expect(ada.page.locator('body')).toHaveAttribute('data-shared', text);

    // A reserved post would stay in the feed of all later tests.
    await press(ada.page, post, 'I have it');
    await expect(newest(vendor.page, post)).toContainText('Completed');
  },
);

test(
  'an offer is declined with a reason, which the buyer sees',
  { tag: BEYOND_GATE },
  async ({ ada, vendor, post }) => {
    await open(vendor, ada);
    await offer(ada.page, post, '9,000');
    await press(vendor.page, post, 'Decline with a reason');
    const form = dialog(vendor.page, 'Decline this offer?');
    await form.getByRole('textbox', { name: 'Reason' }).fill('It cost me more.');
    await form.getByRole('button', { name: 'Decline' }).click();
    await expect(form).toHaveCount(0);
    await expect(newest(ada.page, post)).toContainText('Adaeze Nwosu declined');
    await expect(newest(ada.page, post)).toContainText('It cost me more.');
  },
);

test('the list and the details say how far a deal is', { tag: BEYOND_GATE }, async ({ ada, vendor, post }) => {
  await vendor.page.setViewportSize({ width: 1440, height: 900 });
  await open(vendor, ada);
  await offer(ada.page, post, '15,000');
  await expect(row(vendor.page, /Adá Òkè/)).toContainText('Offer');
  const details = vendor.page.getByRole('region', { name: 'Deals under way' });
  await expect(details).toContainText('Adá Òkè offered ₦15,000');
  await details.getByRole('button', { name: 'Accept' }).click();
  await expect(details).toContainText('Agreed: reserved for this deal');
  await expect(row(vendor.page, /Adá Òkè/)).toContainText('Agreed');
  await press(vendor.page, post, 'Sold to Adá Òkè');
  await expect(details).toHaveCount(0);
  await expect(row(vendor.page, /Adá Òkè/)).not.toContainText('Agreed');
});

test('an offline offer goes once, and so does an offline answer', async ({ ada, vendor, post }) => {
  const form = await openOffer(ada.page, post, 'Make an offer');
  await form.getByRole('textbox', { name: 'Amount' }).fill('15,000');
  await ada.context.setOffline(true);
  await form.getByRole('button', { name: 'Send offer' }).click();
  await expect(form).toHaveCount(0);
  await expect(log(ada.page)).toContainText('Offer: ₦15,000 for');
  await expect(log(ada.page)).toContainText('Not sent yet: it goes by itself later.');
  await ada.context.setOffline(false);
  await expect(newest(ada.page, post)).toContainText('You offered ₦15,000');
  await open(vendor, ada);
  await expect(newest(vendor.page, post)).toContainText('Adá Òkè offered ₦15,000');
  for (const { page } of [ada, vendor]) {
    await page.reload();
    await expect(steps(page, post)).toHaveCount(1);
    await expect(log(page).getByRole('article')).toHaveCount(1);
  }
  await vendor.context.setOffline(true);
  await press(vendor.page, post, 'Decline');
  await expect(newest(vendor.page, post)).toContainText('Waits for a connection');
  await expect(log(vendor.page)).toContainText('Decline: ₦15,000 for');
  await vendor.context.setOffline(false);
  await expect(newest(ada.page, post)).toContainText('Adaeze Nwosu declined');
  for (const { page } of [ada, vendor]) await expect(log(page).getByRole('article')).toHaveCount(2);
});

test('a post that is gone is said where an offer was to be made', { tag: BEYOND_GATE }, async ({ ada, vendor }) => {
  await ada.page.goto(`/dashboard/chat/${vendor.id}?offer=0197a000-0000-7000-8000-000000000001`);
  await expect(dialog(ada.page, 'Make an offer')).toContainText('This post does not exist or has been removed.');
});
