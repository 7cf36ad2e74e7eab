import { expect, type Page, test } from '@playwright/test';

import { newestPostOf, openForm, submit, write } from './post-form.ts';

/** The state and local government of posts: chosen in the form, and narrowed to in the search. */

const choose = async (page: Page, name: string, typed: string) => {
  await page.getByRole('combobox', { name }).click();
  await page.keyboard.type(typed);
  // The lists of places are loaded with the form.
  await expect(page.getByRole('option', { name: new RegExp(`^${typed}`, 'i') }).first()).toBeVisible();
  await page.keyboard.press('Enter');
};

test('a chosen place is sent and remembered for the next post, and found posts are narrowed to it', async ({
  page,
  request,
}) => {
  const vendor = await openForm(page, request);
  const title = `Oven ${Date.now()}`;
  await write(page, title);
  await choose(page, 'State', 'kano');
  await choose(page, 'Local government', 'dala');
  await choose(page, 'State', 'oyo');
  await expect(page.getByRole('combobox', { name: 'Local government' })).toHaveValue('');
  await choose(page, 'Local government', 'suru');
  await expect(page.getByLabel('Location')).toHaveValue('Balogun, Lagos');
  await submit(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await newestPostOf(vendor, request)).toMatchObject({
    location: 'Balogun, Lagos',
    state: 'Oyo',
    lga: 'Surulere',
  });

  await page.goto('/dashboard/post');
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('Oyo');
  await expect(page.getByRole('combobox', { name: 'Local government' })).toHaveValue('Surulere');

  await page.goto(`/dashboard/search/find?query=${encodeURIComponent(title)}&lga=Surulere`);
  await expect(page.getByText(title).first()).toBeVisible();
  await choose(page, 'State', 'oyo');
  await expect(page).toHaveURL(/[?&]state=Oyo/);
  expect(new URL(page.url()).searchParams.has('lga')).toBe(false);
  await expect(page.getByText(title).first()).toBeVisible();
  // Of the states, only those with posts are offered.
  await page.getByRole('combobox', { name: 'State' }).fill('lagos');
  await expect(page.getByText('No posts found there.').first()).toBeVisible();

  await page.goto(`/dashboard/search/find?query=${encodeURIComponent(title)}&state=Lagos`);
  await expect(page.getByText(`No results found for ${title}`)).toBeVisible();
  await page.getByRole('button', { name: 'Remove Lagos' }).click();
  await expect(page.getByText(title).first()).toBeVisible();
});
