import { expect, test } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { makeAccount } from './accounts.ts';
import { startSession } from './demo.ts';

test(
  'an advert that was paid in another window, as from the desktop app in the browser, cannot be paid again',
  { tag: BEYOND_GATE },
  async ({ page, request }) => {
    const vendor = await makeAccount(request, { vendor: true });
    const answer = await request.post('/api/v1/posts?adsType=daily&adsPrice=1000', {
      headers: { authorization: `Bearer ${vendor.accessToken}` },
      data: {
        title: `Advert of ${vendor.userName}`,
        description: 'Must go today.',
        category: 'Fashion',
        phoneNumber: '08031234567',
        location: 'Balogun, Lagos',
        images: [],
      },
    });
    const { data }: { data: { link: string } } = await answer.json();
    await startSession(page, vendor.userName, vendor.password);
    await page.goto('/dashboard/ads');
    const advert = page.getByRole('article', { name: `Advert of ${vendor.userName}` });
    await expect(advert.getByRole('button', { name: 'Pay now' })).toBeVisible();

    const checkout = await page.context().newPage();
    await checkout.goto(data.link);
    await checkout.getByRole('button', { name: 'Pay ₦1,000' }).click();
    await expect(checkout).toHaveURL(/\/payment-success\?reference=/);
    await checkout.close();
    // As a window does that comes to the front; in the test run no window is ever in front.
    await page.evaluate(() => globalThis.dispatchEvent(new Event('focus')));
    await expect(advert).toContainText('Running until');
    await expect(advert.getByRole('button', { name: 'Pay now' })).toHaveCount(0);
  },
);
