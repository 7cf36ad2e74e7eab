import { VALIDATION } from '@oja/contract/texts';
import { expect, test } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { makeAccount } from './accounts.ts';
import { logIn, startSession } from './demo.ts';
import { makeJpeg } from './jpeg.ts';
import { waitForToast } from './wait-for-toast.ts';

/** The viewer's own profile (product §2 "Profile screen", "Edit profile", §8 "Profile save"). */

test.describe('the viewer’s own profile', () => {
  test('has the owner’s actions, and shows that nothing is posted', { tag: BEYOND_GATE }, async ({ page, request }) => {
    const own = await makeAccount(request);
    await startSession(page, own.userName, own.password);
    await page.goto(`/dashboard/profile/${own.id}`);
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
    await waitForToast(page, 'Profile updated successfully');
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
      await waitForToast(page, 'Profile updated successfully');
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
    await waitForToast(page, 'Profile updated successfully');
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
      await waitForToast(page, 'Profile updated successfully');
      // The chosen picture stays, and its upload can be retried.
      await expect(page.getByRole('form', { name: 'Edit profile' }).locator('img')).toHaveAttribute('src', /^blob:/);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('Bio')).toHaveValue('Fresh from the oven.');
    },
  );
});
