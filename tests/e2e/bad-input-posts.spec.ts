import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';

import { BEYOND_GATE } from '../suite.ts';
import { logInAs } from './demo.ts';
import { makeJpeg } from './jpeg.ts';
import { waitForToast } from './wait-for-toast.ts';

/** Invalid input in the post form: each mistake has its own message, and no input is lost. */

const MEGABYTE = 1024 * 1024;
const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

async function openPostForm(page: Page) {
  await logInAs(page, 'vendor');
  await page.goto('/dashboard/post');
  await page.getByLabel('Title').fill('Six yards of ankara');
  await page.getByLabel('Description').fill('Soft cotton, never washed.');
  await page.getByLabel('Phone number').fill('08031234567');
  await page.getByLabel('Location').fill('Balogun, Lagos');
  return page.locator('input[type=file]');
}

/** Checks that everything that openPostForm typed is still there. */
async function expectFormUnchanged(page: Page) {
  await expect(page).toHaveURL(/\/dashboard\/post$/);
  await expect(page.getByLabel('Title')).toHaveValue('Six yards of ankara');
  await expect(page.getByLabel('Description')).toHaveValue('Soft cotton, never washed.');
  await expect(page.getByLabel('Phone number')).toHaveValue('08031234567');
  await expect(page.getByLabel('Location')).toHaveValue('Balogun, Lagos');
}

const submit = (page: Page) => page.getByRole('button', { name: 'Post', exact: true }).click();

test('missing fields of a post show messages at each field', async ({ page }) => {
  await logInAs(page, 'vendor');
  await page.goto('/dashboard/post');
  await submit(page);
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription(/Title is required/);
  await expect(page.getByLabel('Title')).toBeFocused();
  await expect(page.getByLabel('Description')).toHaveAccessibleDescription(/Description is required/);
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(/Phone number is required/);
  await expect(page.getByLabel('Location')).toHaveAccessibleDescription(/Location is required/);
});

test(
  'the form refuses a ninth picture, a duplicate name and more than 10MB',
  { tag: BEYOND_GATE },
  async ({ page }) => {
    const input = await openPostForm(page);
    const small = await makeJpeg({ width: 40, height: 40, hue: 10 });
    await input.setInputFiles(Array.from({ length: 9 }, (_, index) => jpeg(`${index}.jpg`, small)));
    await expect(page.getByText('You can only upload up to 8 images.', { exact: true })).toBeVisible();
    await expect(page.getByText('8 of 8')).toBeVisible();

    await page
      .getByRole('button', { name: /Remove/ })
      .first()
      .click();
    await input.setInputFiles([jpeg('3.jpg', small)]);
    await expect(page.getByText('Some images have already been selected.', { exact: true })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'Some images' })).toHaveCount(0);

    await input.setInputFiles([jpeg('huge.jpg', Buffer.alloc(10 * MEGABYTE + 1))]);
    await expect(page.getByText('Total image size must not exceed 10MB.', { exact: true })).toBeVisible();
    await expect(page.getByText('7 of 8')).toBeVisible();
    await expectFormUnchanged(page);
  },
);

test('the server refuses a text file named .jpg, with its name', { tag: BEYOND_GATE }, async ({ page }) => {
  const input = await openPostForm(page);
  await input.setInputFiles([jpeg('notes.jpg', Buffer.from('This is a shopping list, not a picture.'))]);
  await submit(page);
  await expect(page.getByText(/^Failed to upload notes\.jpg: This file is not a picture\./)).toBeVisible();
  await expect(page.getByText('Image upload failed', { exact: true })).toBeVisible();
  await expectFormUnchanged(page);
});

const billboard = () =>
  sharp({ create: { width: 10_000, height: 6_000, channels: 3, background: '#262e80' } })
    .jpeg()
    .toBuffer();

test(
  'the server refuses a 60-megapixel picture, with its name, if the browser cannot shrink it',
  { tag: BEYOND_GATE },
  async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'createImageBitmap'));
    const input = await openPostForm(page);
    await input.setInputFiles([jpeg('billboard.jpg', await billboard())]);
    await submit(page);
    await expect(page.getByText(/^Failed to upload billboard\.jpg: This picture has too many pixels\./)).toBeVisible();
    await expectFormUnchanged(page);
  },
);

test('a 60-megapixel picture is shrunk by the browser and accepted', { tag: BEYOND_GATE }, async ({ page }) => {
  const input = await openPostForm(page);
  await input.setInputFiles([jpeg('billboard.jpg', await billboard())]);
  await submit(page);
  await waitForToast(page, 'Post created successfully');
});

test('a description of 1501 characters stays complete and shows a message at its field', async ({ page }) => {
  await openPostForm(page);
  const description = page.getByLabel('Description');
  await description.fill('x'.repeat(1501));
  await submit(page);
  await expect(description).toHaveAccessibleDescription(/Description can be at most 1500 characters\./);
  await expect(description).toHaveValue('x'.repeat(1501));
});

test(
  'a customer is redirected to verification, and the server refuses the post itself',
  { tag: BEYOND_GATE },
  async ({ page, request }) => {
    await logInAs(page, 'customer');
    await page.getByRole('link', { name: 'Post', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/verify-vendor$/);
    await expect(page.getByRole('link', { name: 'Proceed to Verification' })).toHaveAttribute(
      'href',
      'https://forms.example/oja',
    );

    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('oja.session') ?? '{}').accessToken);
    const answer = await request.post('/api/v1/posts', {
      headers: { authorization: `Bearer ${token}` },
      data: { title: 'A', description: 'B', phoneNumber: '08031234567', location: 'C', images: [] },
    });
    expect(answer.status()).toBe(403);
    expect(await answer.json()).toEqual({
      code: 'vendor_only',
      message: 'Only verified vendors can post. Verify your business first.',
    });
  },
);
