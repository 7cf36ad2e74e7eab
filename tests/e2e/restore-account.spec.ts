import { type Page, expect, test } from '@playwright/test';

import { makeAccount } from './accounts.ts';
import { logIn, startSession } from './demo.ts';
import { restoreLinkFor } from './outbox.ts';
import { bringAxe, findViolations } from './find-violations.ts';
import { waitForToast } from './wait-for-toast.ts';

/** Restore of a deleted account (product §7 "Users"): the link in the email brings everything back, once. */

async function deleteOwnAccount(page: Page) {
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete your account?' });
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await waitForToast(page, 'Account successfully deleted');
  await expect(page).toHaveURL(/:\d+\/$/);
}

test('restore of a deleted account: gone at once, and back with its posts after the mailed link', async ({
  page,
  request,
  browser,
}) => {
  const vendor = await makeAccount(request, { vendor: true });
  const title = `Adire of ${vendor.userName}`;
  const posted = await request.post('/api/v1/posts', {
    headers: { authorization: `Bearer ${vendor.accessToken}` },
    data: { title, description: 'Indigo.', phoneNumber: '0803 123 4567', location: 'Itoku', images: [] },
  });
  expect(posted.status()).toBe(201);
  const other = await browser.newPage();
  await startSession(other, 'customer');
  const profile = `/dashboard/profile/${vendor.id}`;
  await other.goto(profile);
  await expect(other.getByText(title).first()).toBeVisible();

  await logIn(page, vendor.userName, vendor.password);
  await deleteOwnAccount(page);
  await other.goto(profile);
  await expect(other.getByText('This profile is not available')).toBeVisible();
  await expect(other.getByText(title)).toBeHidden();

  const link = new URL(await restoreLinkFor(vendor.email, request));
  await page.goto(`${link.pathname}${link.search}`);
  await expect(page.getByRole('heading', { name: 'Restore your account?' })).toBeVisible();
  await expect(page.getByText(vendor.userName)).toBeVisible();
  await bringAxe(page);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Restore my account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is back' })).toBeVisible();
  await other.goto(profile);
  await expect(other.getByText(title).first()).toBeVisible();

  // The session has ended; the password is as before.
  await page.getByRole('link', { name: 'Log in' }).click();
  await logIn(page, vendor.userName, vendor.password);

  await page.goto(`${link.pathname}${link.search}`);
  await expect(page.getByRole('heading', { name: 'This link was used already' })).toBeVisible();
  await expect(page.getByRole('button')).toBeHidden();
  await other.close();
});
