import { expect } from '@playwright/test';

import { dialog, newest, openOffer, press, test } from '../e2e/deal-scene.ts';
import { postByCall } from '../e2e/market.ts';
import { MODES } from '../e2e/screens.ts';
import { open } from '../e2e/two-people.ts';
import { storePicture } from './store-picture.ts';

/** In pixels: a phone and a laptop. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const mode of MODES) {
  for (const size of SIZES) {
    test(`a deal from the offer to the reviews, ${mode}, ${size.width} px`, async ({ request, ada, vendor }) => {
      const post = await postByCall(request, vendor, 'Akwete wrapper');
      const take = (page: typeof ada.page, step: string) => storePicture(page, `deal-${step}-${mode}-${size.width}`);
      for (const { page } of [ada, vendor]) {
        await page.setViewportSize(size);
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: mode });
        await page.addInitScript((stored) => localStorage.setItem('oja.mode', stored), mode);
        await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }));
      }
      await open(vendor, ada);
      const offered = await openOffer(ada.page, post, 'Make an offer');
      await offered.getByRole('textbox', { name: 'Amount' }).fill('15000');
      await take(ada.page, '1-offer');
      await offered.getByRole('button', { name: 'Send offer' }).click();
      await expect(newest(vendor.page, post)).toContainText('offered');
      await take(vendor.page, '2-offered');
      await press(vendor.page, post, 'Counter-offer');
      const counter = dialog(vendor.page, 'Counter-offer');
      await counter.getByRole('button', { name: '₦17,500' }).click();
      await counter.getByRole('button', { name: 'Send offer' }).click();
      await press(ada.page, post, 'Accept');
      await expect(newest(ada.page, post)).toContainText('Agreed');
      await take(ada.page, '3-agreed');
      await press(ada.page, post, 'Arrange');
      const terms = dialog(ada.page, 'Arrange the handover');
      await terms.getByRole('radio', { name: 'Meet and pick it up' }).check();
      await terms.getByRole('radio', { name: 'At the handover' }).check();
      await terms.getByRole('textbox', { name: 'Where to meet' }).fill('Ikeja City Mall');
      await take(ada.page, '4-arrange');
      await terms.getByRole('button', { name: 'Save' }).click();
      await expect(newest(vendor.page, post)).toContainText('Picked up');
      await press(vendor.page, post, `Sold to ${ada.name}`);
      await expect(newest(vendor.page, post)).toContainText('Completed');
      await expect(newest(vendor.page, post).getByRole('button', { name: 'Write a review' })).toBeVisible();
      await take(vendor.page, '5-sold');
      for (const [me, partner] of [
        [vendor, ada],
        [ada, vendor],
      ] as const) {
        await press(me.page, post, 'Write a review');
        const review = dialog(me.page, `Review ${partner.name}`);
        await review.getByRole('radio', { name: '5 out of 5 stars' }).check();
        await review.getByRole('textbox', { name: 'In your words' }).fill('All as agreed, on time.');
        if (me === ada) await take(me.page, '6-review');
        await review.getByRole('button', { name: 'Send review' }).click();
        await expect(review).toHaveCount(0);
      }
      await ada.page.goto(`/dashboard/profile/${vendor.id}`);
      await ada.page.getByRole('button', { name: 'Reviews', exact: true }).click();
      await expect(dialog(ada.page, `Reviews of ${vendor.userName}`)).toContainText('All as agreed');
      await take(ada.page, '7-reviews');
    });
  }
}
