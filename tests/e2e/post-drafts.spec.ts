import { expect, test } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { expectWritten, fileInput, openForm, pickedNames, pictures, write } from './post-form.ts';

/** Drafts of posts survive reloads and crashes, each for its purpose (product §4 "Post submit"). */

test('a draft survives a reload, navigation and a closed tab, and is discarded after a confirmation', async ({
  page,
  request,
  context,
}) => {
  await openForm(page, request);
  await expect(page.getByRole('button', { name: 'Discard draft' })).toHaveCount(0);
  await write(page);
  await page.getByRole('combobox', { name: 'Category' }).fill('fash');
  await page.getByRole('option', { name: 'Fashion' }).click();
  await page.getByRole('radio', { name: 'Brand New' }).check();
  await fileInput(page).setInputFiles(await pictures(2));
  await expect(page.getByText('2 of 8')).toBeVisible();
  await expect(page.getByText('Your draft is kept on this device.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Draft restored')).toBeVisible();
  await expectWritten(page);
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('Fashion');
  await expect(page.getByRole('radio', { name: 'Brand New' })).toBeChecked();
  await expect.poll(() => pickedNames(page)).toEqual(['1.jpg', '2.jpg']);
  await page.getByRole('button', { name: 'Remove 1.jpg' }).click();

  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: 'Post', exact: true }).click();
  await expectWritten(page);
  await expect.poll(() => pickedNames(page)).toEqual(['2.jpg']);

  // Closing a tab like this runs no handler of the page, as in a crash.
  const later = await context.newPage();
  const session = await page.evaluate(() => localStorage.getItem('oja.session') ?? '');
  await page.close({ runBeforeUnload: false });
  await later.addInitScript((value) => localStorage.setItem('oja.session', value), session);
  await later.goto('/dashboard/post');
  await expectWritten(later);
  await expect.poll(() => pickedNames(later)).toEqual(['2.jpg']);

  await later.getByRole('button', { name: 'Discard draft' }).click();
  await later.getByRole('button', { name: 'No' }).click();
  await expectWritten(later);
  await later.getByRole('button', { name: 'Discard draft' }).click();
  await later.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(later.getByLabel('Title')).toHaveValue('');
  await expect(later.getByText('0 of 8')).toBeVisible();
  await expect(later.getByText('Draft restored')).toHaveCount(0);
  await later.reload();
  await expect(later.getByText('0 of 8')).toBeVisible();
  await expect(later.getByLabel('Title')).toHaveValue('');
});

test(
  'a post’s draft is offered to an advert, and is moved only by the button, with its pictures',
  { tag: BEYOND_GATE },
  async ({ page, request }) => {
    await openForm(page, request);
    await write(page);
    await fileInput(page).setInputFiles(await pictures(2));
    await expect(page.getByText('2 of 8')).toBeVisible();
    await expect(page.getByText('Your draft is kept on this device.')).toBeVisible();

    const advert = '/dashboard/post/?adsType=daily&adsPrice=1000';
    await page.goto(advert);
    await expect(page.getByText('Continue your draft: new post?')).toBeVisible();
    await expect(
      page.getByText('“Six yards of ankara” is kept as it is and is not part of this advert.'),
    ).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('');
    await expect(page.getByText('0 of 8')).toBeVisible();

    // The advert has its own draft; the post keeps its draft and its pictures.
    await page.getByLabel('Title').fill('Only this advert');
    await expect(page.getByText('Continue your draft: new post?')).toHaveCount(0);
    await fileInput(page).setInputFiles((await pictures(3)).slice(2));
    await expect(page.getByText('1 of 8')).toBeVisible();
    await expect(page.getByText('Your draft is kept on this device.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Draft restored: advert')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('Only this advert');
    await expect.poll(() => pickedNames(page)).toEqual(['3.jpg']);
    await page.getByRole('link', { name: 'Post', exact: true }).click();
    await expect(page.getByText('Draft restored: new post')).toBeVisible();
    await expectWritten(page);
    await expect.poll(() => pickedNames(page)).toEqual(['1.jpg', '2.jpg']);

    await page.goto(advert);
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Use it for this advert' }).click();
    await expect(page.getByLabel('Title')).toBeFocused();
    await expectWritten(page);
    await expect.poll(() => pickedNames(page)).toEqual(['1.jpg', '2.jpg']);
    await page.reload();
    await expect.poll(() => pickedNames(page)).toEqual(['1.jpg', '2.jpg']);
    // It is still one draft: the form of a plain post offers it back.
    await page.goto('/dashboard/post');
    await expect(page.getByText('Continue your draft: advert?')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('');
    await expect(page.getByText('0 of 8')).toBeVisible();
  },
);
