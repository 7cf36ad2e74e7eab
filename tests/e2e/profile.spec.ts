import { VALIDATION } from '@oja/contract/texts';
import { expect, type Page, test } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { makeAccount, type TestAccount } from './accounts.ts';
import { logIn, startSession } from './demo.ts';
import { places, reach } from './feed-places.ts';
import { makeJpeg } from './jpeg.ts';
import { postByCall } from './market.ts';

/** Profiles (product §2 "Profile screen", "Edit profile", §8 "Profile save"). */

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
    await expect(page.getByText(/^Joined \p{L}+ \d{4}$/u)).toBeVisible();
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
        await expect(page.getByRole('heading', { name: 'This person does not exist or has left Oja.' })).toBeVisible();
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
      await expect(page.getByText('This person is now a verified vendor.', { exact: true })).toBeVisible();
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

test.describe('the viewer’s own profile', () => {
  test('has the owner’s actions, and shows that nothing is posted', { tag: BEYOND_GATE }, async ({ page, request }) => {
    const own = await makeAccount(request);
    await openProfile(page, own, own);
    await expect(page.getByRole('heading', { name: 'No available post from you' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/dashboard/settings');
    await expect(page.getByRole('link', { name: 'Explore Users' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Message', exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Follow / })).toHaveCount(0);
    await page.getByRole('link', { name: 'Update Profile' }).click();
    await expect(page).toHaveURL(/\/dashboard\/profile$/);
  });

  test('with a new user name and password, only these are sent, the page stays, and a reload shows them', async ({
    page,
    request,
  }) => {
    const own = await makeAccount(request);
    await logIn(page, own.userName, own.password);
    await page.goto('/dashboard/profile');
    await expect(page.getByLabel('Email')).toHaveValue(own.email);
    await expect(page.getByLabel('Email')).not.toBeEditable();
    await page.getByLabel('Username / Business Name').fill(`${own.userName}.new`);
    await page.getByLabel('Password', { exact: true }).fill('akwete-2027');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    const sent = page.waitForRequest((call) => call.method() === 'PATCH');
    await page.getByRole('button', { name: 'Save' }).click();
    expect((await sent).postDataJSON()).toEqual({ userName: `${own.userName}.new`, password: 'akwete-2027' });
    await expect(page.getByText('Profile updated successfully', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Username / Business Name')).toHaveValue(`${own.userName}.new`);
    await expect(page.getByText('You are not allowed to do this.')).toHaveCount(0);

    await page.reload();
    await expect(page.getByLabel('Username / Business Name')).toHaveValue(`${own.userName}.new`);
    await page.goto('/dashboard/settings');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await logIn(page, `${own.userName}.new`, 'akwete-2027');
  });

  test(
    'a refused value shows a message at its field, and no input is lost',
    { tag: BEYOND_GATE },
    async ({ page, request }) => {
      const own = await makeAccount(request);
      await startSession(page, own.userName, own.password);
      await page.goto('/dashboard/profile');
      await page.getByLabel('Full Name').fill('');
      await page.getByLabel('Bio').fill('Handwoven in Aba.');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription(/Full name is required/);
      await page.getByLabel('Full Name').fill('Adaeze Nwosu');
      await page.getByLabel('Username / Business Name').fill('vendor');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByLabel('Username / Business Name')).toHaveAccessibleDescription(
        /This username is already taken\. Try another one\./,
      );

      await page.getByLabel('Username / Business Name').fill(own.userName);
      await page.route('**/api/v1/users/profile/*', (route) =>
        route.request().method() === 'PATCH' ? route.abort('connectionrefused') : route.continue(),
      );
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Network Error!', { exact: true })).toBeVisible();
      await expect(page.getByLabel('Full Name')).toHaveValue('Adaeze Nwosu');
      await expect(page.getByLabel('Bio')).toHaveValue('Handwoven in Aba.');
      await page.unroute('**/api/v1/users/profile/*');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Profile updated successfully', { exact: true })).toBeVisible();
    },
  );

  test('Cancel resets the form and goes to the settings', { tag: BEYOND_GATE }, async ({ page, request }) => {
    const own = await makeAccount(request);
    await startSession(page, own.userName, own.password);
    await page.goto('/dashboard/profile');
    await page.getByLabel('Full Name').fill('Somebody Else');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/dashboard\/settings$/);
    await page.goBack();
    await expect(page.getByLabel('Full Name')).toHaveValue(own.name);
  });

  test('a picture is previewed at once, uploaded as a profile picture, retried after a failure, and saved', async ({
    page,
    request,
  }) => {
    const own = await makeAccount(request);
    // Only the browser sees an upload's body: the page records it.
    await page.addInitScript(() => {
      const append: CallableFunction = Reflect.get(FormData.prototype, 'append');
      Object.assign(FormData.prototype, {
        append(this: FormData, ...entry: unknown[]) {
          if (entry[0] === 'upload_preset') document.documentElement.dataset['preset'] = String(entry[1]);
          Reflect.apply(append, this, entry);
        },
      });
    });
    await startSession(page, own.userName, own.password);
    await page.goto('/dashboard/profile');
    const input = page.locator('input[type=file]');
    await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    await expect(page.getByText('Please select an image file', { exact: true })).toBeVisible();

    await page.route('**/api/upload', (route) => route.abort('connectionrefused'));
    await input.setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: await makeJpeg({ width: 300, height: 300, hue: 200 }),
    });
    await expect(page.getByText('Image upload failed. Please try again.', { exact: true })).toBeVisible();
    const form = page.getByRole('form', { name: 'Edit profile' });
    await expect(form.locator('img')).toHaveAttribute('src', /^blob:/);
    await page.unroute('**/api/upload');

    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-preset', 'profile');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Profile updated successfully', { exact: true })).toBeVisible();
    await expect(form.locator('img')).toHaveAttribute('src', /\/images\//);

    await page.getByRole('link', { name: 'Back to your profile' }).click();
    await page.getByRole('button', { name: `View the picture of ${own.name}` }).click();
    await expect(page.getByRole('dialog', { name: own.name }).getByRole('img', { name: own.name })).toBeVisible();
  });

  test(
    'Save after a failed upload explains what to do about the picture, and saves the other changes',
    { tag: BEYOND_GATE },
    async ({ page, request }) => {
      const own = await makeAccount(request);
      await startSession(page, own.userName, own.password);
      await page.goto('/dashboard/profile');
      await page.route('**/api/upload', (route) => route.abort('connectionrefused'));
      await page.locator('input[type=file]').setInputFiles({
        name: 'me.jpg',
        mimeType: 'image/jpeg',
        buffer: await makeJpeg({ width: 300, height: 300, hue: 200 }),
      });
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText(VALIDATION.avatarUnsent, { exact: true })).toBeVisible();

      await page.getByLabel('Bio').fill('Fresh from the oven.');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Profile updated successfully', { exact: true })).toBeVisible();
      // The chosen picture stays, and its upload can be retried.
      await expect(page.getByRole('form', { name: 'Edit profile' }).locator('img')).toHaveAttribute('src', /^blob:/);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('Bio')).toHaveValue('Fresh from the oven.');
    },
  );
});
