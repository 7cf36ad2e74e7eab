import { type APIRequestContext, expect, type Page, test } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { logInByCall, makeAccount, type TestAccount } from './accounts.ts';
import { logIn, startSession } from './demo.ts';
import { places, reach } from './feed-places.ts';
import { waitForToast } from './wait-for-toast.ts';

/** Adverts end to end: plan, form, checkout and back (product §2 "Advert plan picker", §5 "Advert", §9). */

// A response that is still being modified when the test ends is not an error.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

async function openAds(page: Page, request: APIRequestContext, path = '/dashboard/ads'): Promise<TestAccount> {
  const vendor = await makeAccount(request, { vendor: true });
  await startSession(page, vendor.userName, vendor.password);
  await page.goto(path);
  return vendor;
}

async function choose(page: Page, plan: 'Daily' | 'Weekly') {
  await page.getByRole('radio', { name: new RegExp(`^${plan}`) }).check();
  await page.getByRole('button', { name: 'Submit' }).click();
}

/** Fills in and sends the form of an advert. The browser is then at the checkout. */
async function writeAdvert(page: Page, title: string) {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Must go today.');
  await page.getByLabel('Phone number').fill('08031234567');
  await page.getByLabel('Location').fill('Balogun, Lagos');
  await page.getByRole('button', { name: 'Post and pay' }).click();
}

const atCheckout = async (page: Page, amount: string) => {
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await expect(page.getByText(amount, { exact: true })).toBeVisible();
};
const ownAdvert = (page: Page, title: string) => page.getByRole('article', { name: title });
const titleOf = (vendor: TestAccount) => `Advert of ${vendor.userName}`;

test('plan, form, checkout and /payment-success work, and the advert appears after the third post of another user’s feed', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const vendor = await openAds(page, request);
  const submit = page.getByRole('button', { name: 'Submit' });
  await expect(submit).toBeDisabled();
  // With the keyboard only.
  await page.getByRole('radio', { name: /^Daily/ }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('You pay ₦1,000 for 24 hours.')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('You pay ₦4,800 for 7 days.')).toBeVisible();
  await submit.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/post\/\?adsType=weekly&adsPrice=4800$/);
  await expect(page.getByRole('complementary', { name: 'Advert plan' })).toContainText('Weekly advert');
  await expect(page.getByRole('complementary', { name: 'Advert plan' })).toContainText(
    'Amount to pay: ₦4,800 for 7 days',
  );

  await writeAdvert(page, titleOf(vendor));
  await atCheckout(page, '₦4,800');
  await page.getByRole('button', { name: 'Pay ₦4,800' }).click();
  await expect(page).toHaveURL(/\/payment-success\?reference=/);
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/dashboard/ads');
  await expect(ownAdvert(page, titleOf(vendor))).toContainText('Running until');

  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const other = await context.newPage();
  const customer = await makeAccount(request);
  await startSession(other, customer.userName, customer.password);
  // The server picks the adverts of a page at random. The route puts this one first as soon as it is among them.
  await other.route(/\/api\/v1\/posts(\?|$)/, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const adverts = body.data.adverts.filter(({ title }: { title: string }) => title === titleOf(vendor));
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, adverts } } });
  });
  await other.goto('/dashboard');
  await reach(places(other).nth(3));
  await expect(places(other).nth(3).getByRole('heading', { level: 2 })).toHaveText(titleOf(vendor));
  for (const index of [0, 1, 2]) {
    await reach(places(other).nth(index));
    await expect(places(other).nth(index).getByRole('heading', { level: 2 })).not.toHaveText(titleOf(vendor));
  }
  await other.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
});

test(
  'a cancelled or failed checkout is reported, and the advert can still be paid',
  { tag: BEYOND_GATE },
  async ({ page, request }) => {
    const vendor = await openAds(page, request);
    await choose(page, 'Daily');
    await writeAdvert(page, titleOf(vendor));
    await atCheckout(page, '₦1,000');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/dashboard\/ads\?payment=cancelled&advert=/);
    await expect(page.getByRole('heading', { name: 'Payment cancelled' })).toBeVisible();
    await expect(ownAdvert(page, titleOf(vendor))).toContainText('Waiting for payment');

    await page.getByRole('button', { name: 'Pay again' }).click();
    await atCheckout(page, '₦1,000');
    await page.getByRole('button', { name: 'Fail' }).click();
    await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
    await expect(ownAdvert(page, titleOf(vendor))).toContainText('Payment failed');
    const returnAddress = page.url();

    await ownAdvert(page, titleOf(vendor)).getByRole('button', { name: 'Pay again' }).click();
    await atCheckout(page, '₦1,000');
    await page.getByRole('button', { name: 'Pay ₦1,000' }).click();
    await expect(page).toHaveURL(/\/payment-success\?reference=/);

    // Reopening an old address does not request a payment again.
    await page.goto(returnAddress);
    await expect(ownAdvert(page, titleOf(vendor))).toContainText('Running until');
    await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay again' })).toHaveCount(0);
  },
);

test(
  'an advert with a pending payment can be given up after a confirmation, with its post',
  { tag: BEYOND_GATE },
  async ({ page, request }) => {
    const vendor = await openAds(page, request);
    await choose(page, 'Daily');
    await writeAdvert(page, titleOf(vendor));
    await atCheckout(page, '₦1,000');
    // Going back from the checkout leads to the unpaid advert, not to an empty form.
    await page.goBack();
    const advert = ownAdvert(page, titleOf(vendor));
    await expect(advert).toContainText('Waiting for payment');
    await advert.getByRole('button', { name: 'Give up' }).click();
    const question = page.getByRole('dialog', { name: 'Give up this advert?' });
    await question.getByRole('button', { name: 'No' }).click();
    await expect(advert).toContainText('Waiting for payment');
    await advert.getByRole('button', { name: 'Give up' }).click();

    await page.route(
      '**/api/v1/adverts/*',
      (route) => route.fulfill({ status: 500, json: { message: 'Something went wrong', code: 'internal' } }),
      { times: 1 },
    );
    await question.getByRole('button', { name: 'Give up' }).click();
    await expect(question.getByRole('alert')).toHaveText('Something went wrong');
    await question.getByRole('button', { name: 'Give up' }).click();
    await waitForToast(page, 'Advert cancelled. Its post is deleted.');
    await expect(page.getByRole('article', { name: 'Daily advert' })).toContainText('Cancelled');
    await expect(page.getByRole('link', { name: 'Promote again' })).toHaveAttribute(
      'href',
      '/dashboard/post/?adsType=daily&adsPrice=1000',
    );
  },
);

test(
  'a wrong price in the address is corrected with a reload, and an unknown plan is an ordinary post',
  { tag: BEYOND_GATE },
  async ({ page, request }) => {
    await openAds(page, request);
    const loads: string[] = [];
    page.on('request', (sent) => {
      if (sent.isNavigationRequest()) loads.push(new URL(sent.url()).search);
    });
    await page.goto('/dashboard/post/?adsType=daily&adsPrice=5&referredBy=ada');
    await expect(page).toHaveURL(/\/dashboard\/post\/\?adsType=daily&adsPrice=1000&referredBy=ada$/);
    await expect(page.getByText('₦1,000')).toBeVisible();
    expect(loads).toEqual(['?adsType=daily&adsPrice=5&referredBy=ada', '?adsType=daily&adsPrice=1000&referredBy=ada']);

    await page.goto('/dashboard/post?adsType=yearly&adsPrice=5');
    await expect(page.getByRole('button', { name: 'Post', exact: true })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Advert plan' })).toHaveCount(0);
  },
);

test(
  'a price that the server has changed is shown, the page reloads, and the draft is restored',
  { tag: BEYOND_GATE },
  async ({ page, request }) => {
    const vendor = await openAds(page, request);
    await choose(page, 'Daily');
    const error = {
      message: 'The price of this plan has changed. The daily plan costs ₦1,200.',
      code: 'price_changed',
      fields: { adsPrice: 'x' },
    };
    await page.route(/\/api\/v1\/posts\?/, (route) => route.fulfill({ status: 400, json: error }), { times: 1 });
    const reloaded = page.waitForEvent('load');
    await writeAdvert(page, titleOf(vendor));
    await expect(page.getByText(error.message, { exact: true })).toBeVisible();
    await reloaded;
    await expect(page.getByText('Draft restored')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue(titleOf(vendor));
  },
);

test(
  'without a payment link the post is kept, and can be paid from the list of adverts',
  { tag: BEYOND_GATE },
  async ({ page, request }) => {
    const vendor = await openAds(page, request);
    await choose(page, 'Daily');
    await page.route(
      /\/api\/v1\/posts\?/,
      async (route) => {
        const answer = await route.fetch();
        const {
          data: { link, ...data },
        } = await answer.json();
        expect(link).toContain('/sandbox/checkout/');
        const message =
          'Your post is saved, but the payment service cannot be reached right now. Pay for it from your adverts in a moment.';
        await route.fulfill({ response: answer, json: { message, data } });
      },
      { times: 1 },
    );
    await writeAdvert(page, titleOf(vendor));
    await expect(page).toHaveURL(/\/dashboard\/ads$/);
    await expect(page.getByText(/^Your post is saved, but the payment service cannot be reached/)).toBeVisible();
    await ownAdvert(page, titleOf(vendor)).getByRole('button', { name: 'Pay now' }).click();
    await atCheckout(page, '₦1,000');
  },
);

test('/payment-success claims no payment that the server does not confirm', async ({ page }) => {
  for (const path of [
    '/payment-success',
    `/payment-success?reference=${'a'.repeat(43)}`,
    '/payment-success?reference=nonsense',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
    await expect(page.getByText(/successful|advert is running/)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible();
  }
});

test(
  'a referral is stored through login, plan and form, and the referring user is paid their share',
  { tag: BEYOND_GATE },
  async ({ page, request }) => {
    const [referrer, vendor] = [await makeAccount(request), await makeAccount(request, { vendor: true })];
    await page.goto(`/dashboard/ads?referredBy=${referrer.userName}`);
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page, vendor.userName, vendor.password);
    await page.goto('/dashboard/ads');
    await choose(page, 'Daily');
    await expect(page).toHaveURL(`/dashboard/post/?adsType=daily&adsPrice=1000&referredBy=${referrer.userName}`);
    await writeAdvert(page, titleOf(vendor));
    await page.getByRole('button', { name: 'Pay ₦1,000' }).click();
    await expect(page).toHaveURL(/\/payment-success\?reference=/);
    await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
    const wallet = await request.get('/api/v1/wallet', {
      headers: { authorization: `Bearer ${referrer.accessToken}` },
    });
    expect((await wallet.json()).data.balance).toBe(100);
  },
);

test('the plan of a user who is not verified yet is stored', { tag: BEYOND_GATE }, async ({ page, request }) => {
  const person = await makeAccount(request);
  await startSession(page, person.userName, person.password);
  await page.goto('/dashboard/ads');
  await choose(page, 'Weekly');
  await expect(page).toHaveURL(/\/dashboard\/verify-vendor$/);
  await expect(page.getByRole('link', { name: 'Proceed to Verification' })).toBeVisible();

  const admin = await logInByCall(request, 'admin', 'oja-demo');
  await request.patch(`/api/v1/users/update_vendor/${person.id}`, {
    headers: { authorization: `Bearer ${admin.accessToken}` },
  });
  // Days later, on another path than the plan’s.
  await page.goto('/dashboard');
  await page.goto('/dashboard/verify-vendor');
  await page.getByRole('link', { name: 'Go on with your advert' }).click();
  await expect(page.getByRole('radio', { name: /^Weekly/ })).toBeChecked();
});

test(
  'an invalid payment in the address shows nothing, and adverts that cannot be loaded can be loaded again',
  { tag: BEYOND_GATE },
  async ({ page, request }) => {
    await openAds(page, request, '/dashboard/ads?payment=paid&advert=7');
    await expect(page.getByRole('heading', { name: 'No adverts yet' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Payment/ })).toHaveCount(0);

    await page.route('**/api/v1/adverts*', (route) => route.abort('connectionrefused'));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your adverts could not be loaded' })).toBeVisible();
    await page.unroute('**/api/v1/adverts*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'No adverts yet' })).toBeVisible();
  },
);
