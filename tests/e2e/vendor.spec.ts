import { type APIRequestContext, expect, type Page, test } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { logInByCall, makeAccount, type TestAccount } from './accounts.ts';
import { startSession } from './demo.ts';
import { withoutExternalForm } from './without-external-form.ts';

/**
 * Becoming a verified vendor: with the installation's external form, or our own if it has none (product §2 "Verify
 * vendor").
 */

// A response that is still being modified when the test ends is not an error.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

async function openVerification(page: Page, request: APIRequestContext): Promise<TestAccount> {
  const person = await makeAccount(request);
  await startSession(page, person.userName, person.password);
  await page.goto('/dashboard/verify-vendor');
  return person;
}

async function asAdmin(request: APIRequestContext) {
  const { accessToken } = await logInByCall(request, 'admin', 'oja-demo');
  return { authorization: `Bearer ${accessToken}` };
}

test(
  'Proceed to Verification opens the external form in a new tab',
  { tag: BEYOND_GATE },
  async ({ page, request }) => {
    await openVerification(page, request);
    const proceed = page.getByRole('link', { name: 'Proceed to Verification' });
    await expect(proceed).toHaveAttribute('href', 'https://forms.example/oja');
    await expect(proceed).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('form', { name: 'Vendor application' })).toHaveCount(0);
  },
);

test('without an external form, the application is written here, stored as a draft, sent, declined with a reason and sent again', async ({
  page,
  request,
}) => {
  await withoutExternalForm(page);
  const person = await openVerification(page, request);
  await expect(page.getByRole('link', { name: 'Proceed to Verification' })).toHaveCount(0);
  const send = page.getByRole('button', { name: 'Send application' });
  await send.click();
  await expect(page.getByLabel('Business name')).toHaveAccessibleDescription(/Business name is required/);
  await expect(page.getByLabel('Business name')).toBeFocused();
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(/Phone number is required/);

  await page.getByLabel('Business name').fill('Ada’s Fabrics');
  await page.getByLabel('What you sell').fill('Ankara and lace by the yard.');
  await page.reload();
  await expect(page.getByText('Draft restored')).toBeVisible();
  await expect(page.getByLabel('Business name')).toHaveValue('Ada’s Fabrics');
  await page.getByLabel('Address').fill('12 Balogun Street, Lagos');
  await page.getByLabel('Phone number').fill('0803 123 4567');

  await page.route('**/api/v1/vendors/applications', (route) => route.abort('connectionrefused'), { times: 1 });
  await send.click();
  await expect(page.getByText('Network Error!', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Address')).toHaveValue('12 Balogun Street, Lagos');
  await send.click();
  await expect(page.getByText('Your application is with us')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your application is with us')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Vendor application' })).toHaveCount(0);

  const headers = await asAdmin(request);
  const own = await request.get('/api/v1/vendors/applications/own', {
    headers: { authorization: `Bearer ${person.accessToken}` },
  });
  const { _id: id } = (await own.json()).data;
  await request.delete(
    `/api/v1/vendors/applications/${id}?reason=${encodeURIComponent('The phone number does not answer.')}`,
    { headers },
  );
  await page.reload();
  await expect(page.getByText('We could not verify you yet')).toBeVisible();
  await expect(page.getByText('The phone number does not answer.')).toBeVisible();
  await expect(page.getByLabel('Business name')).toHaveValue('Ada’s Fabrics');
  await page.getByLabel('Phone number').fill('0803 765 4321');
  await page.getByRole('button', { name: 'Apply again' }).click();
  await expect(page.getByText('Your application is with us')).toBeVisible();
});

test(
  'a user who is verified in the meantime continues to the post they were about to write',
  { tag: BEYOND_GATE },
  async ({ page, request }) => {
    const person = await openVerification(page, request);
    await page.goto('/dashboard/post');
    await expect(page).toHaveURL(/\/dashboard\/verify-vendor$/);
    await request.patch(`/api/v1/users/update_vendor/${person.id}`, { headers: await asAdmin(request) });
    await page.reload();
    await expect(page).toHaveURL(/\/dashboard\/post$/);
    await expect(page.getByRole('button', { name: 'Post', exact: true })).toBeVisible();
    await page.goto('/dashboard/verify-vendor');
    await expect(page.getByText('You are a verified vendor')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Write a post' })).toHaveAttribute('href', '/dashboard/post');
  },
);
