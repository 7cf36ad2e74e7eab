import { expect, type Page, test } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { makeAccount, type TestAccount } from './accounts.ts';
import { startSession } from './demo.ts';
import { places, reach } from './feed-places.ts';
import { postByCall } from './market.ts';
import { waitForToast } from './wait-for-toast.ts';

/** Profiles of others (product §2 "Profile screen"). */

const BIO =
  'One two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen.';
const as = ({ accessToken }: Pick<TestAccount, 'accessToken'>) => ({ authorization: `Bearer ${accessToken}` });

async function openProfile(page: Page, viewer: TestAccount, { id }: TestAccount) {
  await startSession(page, viewer.userName, viewer.password);
  await page.goto(`/dashboard/profile/${id}`);
}

test.describe('another user’s profile', () => {
  test('shows the user and the actions of the viewer', async ({ page, context, request, baseURL }) => {
    const [viewer, vendor] = [await makeAccount(request), await makeAccount(request, { vendor: true })];
    await request.patch(`/api/v1/users/profile/${vendor.id}`, { headers: as(vendor), data: { bio: BIO } });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openProfile(page, viewer, vendor);

    await expect(page.getByRole('heading', { level: 1, name: vendor.userName })).toBeVisible();
    await expect(page.getByText(vendor.name, { exact: true })).toBeVisible();
    await expect(page.getByText('Verified Vendor').first()).toBeVisible();
    await expect(page.getByText(/^Member since \p{L}+ \d{4}$/u)).toBeVisible();
    await expect(page.getByText(/fifteen sixteen…$/)).toBeVisible();
    await page.getByRole('button', { name: 'See More' }).click();
    await expect(page.getByText(BIO, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'View Less' }).click();
    await expect(page.getByText(BIO, { exact: true })).toHaveCount(0);

    await expect(page.getByRole('link', { name: 'Explore Users' })).toHaveAttribute('href', '/dashboard/find-users');
    await expect(page.getByRole('link', { name: 'Message', exact: true })).toHaveAttribute(
      'href',
      `/dashboard/chat/${vendor.id}`,
    );
    await expect(page.getByRole('link', { name: 'Update Profile' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: `No avaialble post from ${vendor.userName}` })).toBeVisible();
    await page.getByRole('button', { name: 'Copy Profile Link' }).click();
    await expect(page.getByText('Profile link copied.', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/dashboard/profile/${vendor.id}`);
  });

  test('a link that cannot be copied shows a message', { tag: BEYOND_GATE }, async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
      document.execCommand = () => false;
    });
    await startSession(page, 'customer');
    await page.goto('/dashboard/find-users');
    await page.getByRole('list', { name: 'Users' }).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Copy Profile Link' }).click();
    await expect(page.getByText('Could not copy link.', { exact: true })).toBeVisible();
  });

  test('following changes the count, and the follower appears in Customers, where they can be followed', async ({
    page,
    request,
  }) => {
    const [viewer, vendor, fan] = [await makeAccount(request), await makeAccount(request), await makeAccount(request)];
    await request.post(`/api/v1/users/follow/${vendor.id}`, { headers: as(fan) });
    await openProfile(page, viewer, vendor);
    await page.getByRole('button', { name: `Follow ${vendor.userName}` }).click();
    await expect(page.getByRole('button', { name: '2 Customers' })).toBeVisible();
    await page.getByRole('button', { name: '2 Customers' }).click();
    const dialog = page.getByRole('dialog', { name: 'Customers (2)' });
    await expect(dialog.getByRole('listitem')).toHaveText([new RegExp(viewer.userName), new RegExp(fan.userName)]);
    // Nobody can follow themselves.
    await expect(dialog.getByRole('listitem').first().getByRole('button')).toHaveCount(0);
    await dialog.getByRole('button', { name: `Follow ${fan.userName}` }).click();
    await expect(dialog.getByRole('button', { name: `Following ${fan.userName}` })).toBeVisible();
    await dialog.getByRole('link', { name: new RegExp(fan.userName) }).click();
    await expect(page.getByRole('heading', { level: 1, name: fan.userName })).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: '1 Following' }).click();
    await expect(page.getByRole('dialog', { name: 'Following (1)' }).getByRole('listitem')).toHaveText([
      new RegExp(vendor.userName),
    ]);
  });

  test('a long list of customers loads page by page', { tag: BEYOND_GATE }, async ({ page, request }) => {
    const [viewer, vendor, first, second] = [
      await makeAccount(request),
      await makeAccount(request),
      await makeAccount(request),
      await makeAccount(request),
    ];
    for (const fan of [first, second]) await request.post(`/api/v1/users/follow/${vendor.id}`, { headers: as(fan) });
    const path = `/api/v1/users/${vendor.id}/followers`;
    // Pages of one instead of fifty: the second person comes after the cursor.
    await page.route(`**${path}*`, async (route) => {
      const response = await route.fetch({ url: new URL(path, route.request().url()).href });
      const { data } = await response.json();
      const isSecond = new URL(route.request().url()).searchParams.has('cursor');
      await route.fulfill({
        response,
        json: {
          data: {
            users: data.users.slice(isSecond ? 1 : 0, isSecond ? 2 : 1),
            nextCursor: isSecond ? null : `1.${first.id}`,
          },
        },
      });
    });
    await openProfile(page, viewer, vendor);
    await page.getByRole('button', { name: '2 Customers' }).click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText([
      new RegExp(second.userName),
      new RegExp(first.userName),
    ]);
  });

  test('thirteen posts load in two pages', { tag: BEYOND_GATE }, async ({ page, request }) => {
    const [viewer, vendor] = [await makeAccount(request), await makeAccount(request, { vendor: true })];
    for (let index = 1; index <= 13; index += 1) await postByCall(request, vendor, `Basket ${index} of thirteen`);
    await openProfile(page, viewer, vendor);
    await expect(page.getByRole('article').first()).toContainText('Basket 13 of thirteen');
    await reach(places(page).nth(11));
    await reach(places(page).nth(12));
    await expect(page.getByRole('link', { name: 'Basket 1 of thirteen' })).toBeVisible();
    await expect(places(page)).toHaveCount(13);
  });

  test(
    'an unknown id shows that there is no such user, and a broken server offers a retry',
    { tag: BEYOND_GATE },
    async ({ page, request }) => {
      const viewer = await makeAccount(request);
      await startSession(page, viewer.userName, viewer.password);
      for (const id of ['01a1fc53-3a88-7785-ba0f-02d83e9d4141', 'nonsense']) {
        await page.goto(`/dashboard/profile/${id}`);
        await expect(page.getByRole('heading', { name: 'This profile is not available' })).toBeVisible();
      }
      await page.route('**/api/v1/users/profile/*', (route) =>
        route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong' } }),
      );
      await page.goto(`/dashboard/profile/${viewer.id}`);
      await expect(page.getByRole('heading', { name: 'This profile could not be loaded' })).toBeVisible();
      await page.unroute('**/api/v1/users/profile/*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: viewer.userName })).toBeVisible();
    },
  );

  test(
    'an admin verifies a vendor after a confirmation, and withdraws it after another',
    { tag: BEYOND_GATE },
    async ({ page, request }) => {
      const vendor = await makeAccount(request);
      await startSession(page, 'admin');
      await page.goto(`/dashboard/profile/${vendor.id}`);
      await page.getByRole('button', { name: 'Verify vendor' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'No' }).click();
      await expect(page.getByText('Verified Vendor')).toHaveCount(0);
      await page.getByRole('button', { name: 'Verify vendor' }).click();
      await page
        .getByRole('dialog', { name: `Verify ${vendor.userName} as a vendor?` })
        .getByRole('button', { name: 'Verify' })
        .click();
      await waitForToast(page, 'This person is now a verified vendor.');
      await expect(page.getByText('Verified Vendor').first()).toBeVisible();

      await page.getByRole('button', { name: 'Withdraw verification' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
      await expect(page.getByText('Verified Vendor')).toHaveCount(0);
    },
  );

  test(
    'a user who is not an admin sees no button to verify a vendor',
    { tag: BEYOND_GATE },
    async ({ page, request }) => {
      const [viewer, other] = [await makeAccount(request, { vendor: true }), await makeAccount(request)];
      await openProfile(page, viewer, other);
      await expect(page.getByRole('button', { name: `Follow ${other.userName}` })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Verify vendor' })).toHaveCount(0);
    },
  );
});
