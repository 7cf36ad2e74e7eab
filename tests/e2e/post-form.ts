import { type APIRequestContext, expect, type Page } from '@playwright/test';

import { makeAccount, type TestAccount } from './accounts.ts';
import { startSession } from './demo.ts';
import { makeJpeg } from './jpeg.ts';

export const picture = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
/** Pictures of distinct colours, named 1.jpg, 2.jpg, … */
export const pictures = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) =>
      picture(`${index + 1}.jpg`, await makeJpeg({ width: 80, height: 60, hue: index * 60 })),
    ),
  );
export const fileInput = (page: Page) => page.locator('input[type=file]');
/** The names of the chosen pictures in their order, from their buttons' labels. */
export const pickedNames = (page: Page) =>
  page
    .getByRole('group', { name: 'Pictures' })
    .locator('[data-remove]')
    .evaluateAll((buttons) => buttons.map((button) => button.textContent.replace('Remove ', '')));
export const submit = (page: Page) => page.getByRole('button', { name: 'Post', exact: true }).click();

export async function openForm(page: Page, request: APIRequestContext): Promise<TestAccount> {
  const vendor = await makeAccount(request, { vendor: true });
  await startSession(page, vendor.userName, vendor.password);
  await page.goto('/dashboard/post');
  await expect(page.getByLabel('Title')).toBeVisible();
  return vendor;
}

export async function write(page: Page, title = 'Six yards of ankara') {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Soft cotton, never washed.');
  await page.getByLabel('Phone number').fill('08031234567');
  await page.getByLabel('Location').fill('Balogun, Lagos');
}

export async function expectWritten(page: Page) {
  await expect(page.getByLabel('Title')).toHaveValue('Six yards of ankara');
  await expect(page.getByLabel('Description')).toHaveValue('Soft cotton, never washed.');
  await expect(page.getByLabel('Phone number')).toHaveValue('08031234567');
  await expect(page.getByLabel('Location')).toHaveValue('Balogun, Lagos');
}

/** Reads a user's newest post from the server. */
export async function newestPostOf(vendor: TestAccount, request: APIRequestContext) {
  const answer = await request.get(`/api/v1/users/${vendor.id}/posts`, {
    headers: { authorization: `Bearer ${vendor.accessToken}` },
  });
  return (await answer.json()).data.posts[0];
}
