import { type APIRequestContext, expect, type Page, test } from '@playwright/test';

import { logInByCall, makeAccount, type TestAccount } from './accounts.ts';
import { logIn, startSession } from './demo.ts';
import { places, reach } from './feed-places.ts';

/** Adverts end to end: plan, form, checkout and back (spec §2 "Advert plan picker", §5 "Advert", §9). */

// An answer that is still being changed as the test ends is nobody's failure.
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

/** Fills in the form of an advert and sends it; the browser then stands at the checkout. */
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

test('picker, form with the amount, checkout, /payment-success, and after the third post of another person’s feed', async ({ page, request, browser, baseURL }) => {
  const vendor = await openAds(page, request);
  const submit = page.getByRole('button', { name: 'Submit' });
  await expect(submit).toBeDisabled();
  // With the keyboard alone.
  await page.getByRole('radio', { name: /^Daily/ }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('You pay ₦1,000 for 24 hours.')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('You pay ₦4,800 for 7 days.')).toBeVisible();
  await submit.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/post\/\?adsType=weekly&adsPrice=4800$/);
  await expect(page.getByRole('complementary', { name: 'Advert plan' })).toContainText('Weekly advert');
  await expect(page.getByRole('complementary', { name: 'Advert plan' })).toContainText('Amount to pay: ₦4,800 for 7 days');

  await writeAdvert(page, titleOf(vendor));
  await atCheckout(page, '₦4,800');
  await page.getByRole('button', { name: 'Pay ₦4,800' }).click();
  await expect(page).toHaveURL(/\/payment-success$/);
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/dashboard/ads');
  await expect(ownAdvert(page, titleOf(vendor))).toContainText('Running until');

  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const other = await context.newPage();
  const customer = await makeAccount(request);
  await startSession(other, customer.userName, customer.password);
  // The server picks which adverts come with a page; here it is this one, as soon as it is among them.
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

test('a checkout that is cancelled or fails says so, and the advert is paid for all the same', async ({ page, request }) => {
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
  const toldToPay = page.url();

  await ownAdvert(page, titleOf(vendor)).getByRole('button', { name: 'Pay again' }).click();
  await atCheckout(page, '₦1,000');
  await page.getByRole('button', { name: 'Pay ₦1,000' }).click();
  await expect(page).toHaveURL(/\/payment-success$/);

  // An address of before does not ask for money again.
  await page.goto(toldToPay);
  await expect(ownAdvert(page, titleOf(vendor))).toContainText('Running until');
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay again' })).toHaveCount(0);
});

test('an advert that awaits its payment is given up after a question, with its post', async ({ page, request }) => {
  const vendor = await openAds(page, request);
  await choose(page, 'Daily');
  await writeAdvert(page, titleOf(vendor));
  await atCheckout(page, '₦1,000');
  // Going back from the checkout leads to the advert that waits, not to an empty form.
  await page.goBack();
  const advert = ownAdvert(page, titleOf(vendor));
  await expect(advert).toContainText('Waiting for payment');
  await advert.getByRole('button', { name: 'Give up' }).click();
  const question = page.getByRole('dialog', { name: 'Give up this advert?' });
  await question.getByRole('button', { name: 'No' }).click();
  await expect(advert).toContainText('Waiting for payment');
  await advert.getByRole('button', { name: 'Give up' }).click();

  await page.route('**/api/v1/adverts/*', (route) => route.fulfill({ status: 500, json: { message: 'Something went wrong', code: 'internal' } }), { times: 1 });
  await question.getByRole('button', { name: 'Give up' }).click();
  await expect(question.getByRole('alert')).toHaveText('Something went wrong');
  await question.getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByText('Advert cancelled. Its post is deleted.', { exact: true })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Daily advert' })).toContainText('Cancelled');
  await expect(page.getByRole('link', { name: 'Promote again' })).toHaveAttribute('href', '/dashboard/post/?adsType=daily&adsPrice=1000');
});

test('a wrong price in the address is put right, and the page loads anew; what is no plan is an ordinary post', async ({ page, request }) => {
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
});

test('a price that the server has changed is told, the page loads anew, and the draft is there', async ({ page, request }) => {
  const vendor = await openAds(page, request);
  await choose(page, 'Daily');
  const refusal = { message: 'The price of this plan has changed. The daily plan costs ₦1,200.', code: 'price_changed', fields: { adsPrice: 'x' } };
  await page.route(/\/api\/v1\/posts\?/, (route) => route.fulfill({ status: 400, json: refusal }), { times: 1 });
  const reloaded = page.waitForEvent('load');
  await writeAdvert(page, titleOf(vendor));
  await expect(page.getByText(refusal.message, { exact: true })).toBeVisible();
  await reloaded;
  await expect(page.getByText('Draft restored')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue(titleOf(vendor));
});

test('without a link to the payment the post is kept, and can be paid for among one’s adverts', async ({ page, request }) => {
  const vendor = await openAds(page, request);
  await choose(page, 'Daily');
  await page.route(/\/api\/v1\/posts\?/, async (route) => {
    const answer = await route.fetch();
    const { data: { link, ...data } } = await answer.json();
    expect(link).toContain('/sandbox/checkout/');
    const message = 'Your post is saved, but the payment service cannot be reached right now. Pay for it from your adverts in a moment.';
    await route.fulfill({ response: answer, json: { message, data } });
  }, { times: 1 });
  await writeAdvert(page, titleOf(vendor));
  await expect(page).toHaveURL(/\/dashboard\/ads$/);
  await expect(page.getByText(/^Your post is saved, but the payment service cannot be reached/)).toBeVisible();
  await ownAdvert(page, titleOf(vendor)).getByRole('button', { name: 'Pay now' }).click();
  await atCheckout(page, '₦1,000');
});

test('who sent a visitor is carried through login, plan and form, and is paid their share', async ({ page, request }) => {
  const [referrer, vendor] = [await makeAccount(request), await makeAccount(request, { vendor: true })];
  await page.goto(`/dashboard/ads?referredBy=${referrer.userName}`);
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, vendor.userName, vendor.password);
  await page.goto('/dashboard/ads');
  await choose(page, 'Daily');
  await expect(page).toHaveURL(`/dashboard/post/?adsType=daily&adsPrice=1000&referredBy=${referrer.userName}`);
  await writeAdvert(page, titleOf(vendor));
  await page.getByRole('button', { name: 'Pay ₦1,000' }).click();
  await expect(page).toHaveURL(/\/payment-success$/);
  const wallet = await request.get('/api/v1/wallet', { headers: { authorization: `Bearer ${referrer.accessToken}` } });
  expect((await wallet.json()).data.balance).toBe(100);
});

test('the plan of somebody who is not verified yet waits for them', async ({ page, request }) => {
  const person = await makeAccount(request);
  await startSession(page, person.userName, person.password);
  await page.goto('/dashboard/ads');
  await choose(page, 'Weekly');
  await expect(page).toHaveURL(/\/dashboard\/verify-vendor$/);
  await expect(page.getByRole('link', { name: 'Proceed to Verification' })).toBeVisible();

  const admin = await logInByCall(request, 'admin', 'oja-demo');
  await request.patch(`/api/v1/users/update_vendor/${person.id}`, { headers: { authorization: `Bearer ${admin.accessToken}` } });
  // Days later, and by another way than the plan's.
  await page.goto('/dashboard');
  await page.goto('/dashboard/verify-vendor');
  await page.getByRole('link', { name: 'Go on with your advert' }).click();
  await expect(page.getByRole('radio', { name: /^Weekly/ })).toBeChecked();
});

test('nonsense about a payment in the address says nothing; adverts that cannot be loaded are told and loaded again', async ({ page, request }) => {
  await openAds(page, request, '/dashboard/ads?payment=paid&advert=7');
  await expect(page.getByRole('heading', { name: 'No adverts yet' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Payment/ })).toHaveCount(0);

  await page.route('**/api/v1/adverts*', (route) => route.abort('connectionrefused'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your adverts could not be loaded' })).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/v1/adverts*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No adverts yet' })).toBeVisible();
});
