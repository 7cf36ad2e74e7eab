import { expect, type Page, test } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { fileInput, newestPostOf, openForm, pickedNames, pictures, submit, write } from './post-form.ts';
import { choose, openMenu } from './post-scene.ts';

/** Posting a published post again (product §4 "Post again"). */

async function expectFilled(page: Page) {
  await expect(page.getByLabel('Title')).toHaveValue('Six yards of ankara');
  await expect(page.getByLabel('Description')).toHaveValue('Soft cotton, never washed.');
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('25000');
  await expect(page.getByLabel('Phone number')).toHaveValue('8031234567');
  await expect(page.getByLabel('Location')).toHaveValue('Balogun, Lagos');
  await expect(page.getByLabel('How many do you have?')).toHaveValue('6');
}

test(
  'a sold post is posted again with its pictures, which are not sent twice; a draft is replaced only when confirmed',
  { tag: BEYOND_GATE },
  async ({ page, request }) => {
    const vendor = await openForm(page, request);
    await write(page);
    await page.getByLabel('Price', { exact: true }).fill('25,000');
    await page.getByLabel('How many do you have?').fill('6');
    await fileInput(page).setInputFiles(await pictures(2));
    await submit(page);
    await expect(page).toHaveURL(/\/dashboard$/);
    const original = await newestPostOf(vendor, request);
    expect(original.images).toHaveLength(2);

    await page.goto(`/dashboard/post/details/${original._id}`);
    await openMenu(page, original);
    await choose(page, 'Mark as sold');
    await expect(page.getByText('Sold', { exact: true }).first()).toBeVisible();
    await openMenu(page, original);
    await choose(page, 'Post again');
    await expect(page).toHaveURL(/\/dashboard\/post$/);
    await expectFilled(page);
    await expect(page.getByText('Copied from “Six yards of ankara”')).toBeVisible();
    await expect.poll(() => pickedNames(page)).toEqual(['Picture 1', 'Picture 2']);
    await page.getByLabel('Title').fill('Twelve yards of ankara');

    await page.goto(`/dashboard/post/details/${original._id}`);
    await openMenu(page, original);
    await choose(page, 'Post again');
    const question = page.getByRole('dialog', { name: 'Replace your draft?' });
    await expect(question).toContainText('“Twelve yards of ankara”');
    await question.getByRole('button', { name: 'No' }).click();
    await expect(question).toBeHidden();
    await page.goto('/dashboard/post');
    await expect(page.getByLabel('Title')).toHaveValue('Twelve yards of ankara');
    await page.goto(`/dashboard/post/details/${original._id}`);
    await openMenu(page, original);
    await choose(page, 'Post again');
    await question.getByRole('button', { name: 'Replace it' }).click();
    await expectFilled(page);

    await fileInput(page).setInputFiles((await pictures(3)).slice(2));
    await expect.poll(() => pickedNames(page)).toEqual(['Picture 1', 'Picture 2', '3.jpg']);
    await page.getByRole('button', { name: 'Move Picture 2 earlier' }).click();
    let uploads = 0;
    page.on('request', (sent) => {
      if (sent.url().endsWith('/api/upload')) uploads += 1;
    });
    await submit(page);
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(uploads).toBe(1);
    const copy = await newestPostOf(vendor, request);
    const own = ['_id', 'createdAt', 'images', 'pictures', 'status', 'user'];
    for (const name of Object.keys(original).filter((key) => !own.includes(key)))
      expect([name, copy[name]]).toEqual([name, original[name]]);
    expect(copy._id).not.toBe(original._id);
    expect(copy.images).toEqual([...original.images.toReversed(), expect.any(String)]);

    // The original is still there. The copy does not depend on it.
    await page.goto(`/dashboard/post/details/${original._id}`);
    await expect(page.getByText('Sold', { exact: true }).first()).toBeVisible();
    const headers = { authorization: `Bearer ${vendor.accessToken}` };
    expect((await request.delete(`/api/v1/posts/${original._id}`, { headers })).ok()).toBe(true);
    for (const address of copy.images) expect((await request.get(address)).status()).toBe(200);
  },
);
