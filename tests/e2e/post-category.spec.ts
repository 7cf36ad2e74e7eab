import { expect, type Page, test } from '@playwright/test';

import { bringAxe, findViolations } from './find-violations.ts';
import { newestPostOf, openForm, submit, write } from './post-form.ts';
import { waitForToast } from './wait-for-toast.ts';

/** The category of a post on a phone: suggested from the title, or chosen in a sheet with groups (product §5, §9). */

test.use({ viewport: { width: 390, height: 844 } });

const category = (page: Page) => page.getByRole('combobox', { name: 'Category', exact: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Choose a category' });
const options = (page: Page) => sheet(page).getByRole('option');

async function expectPosted(page: Page) {
  await submit(page);
  await waitForToast(page, 'Post created successfully');
}

test('a title suggests its category, and a tap takes it into the post', async ({ page, request }) => {
  const vendor = await openForm(page, request);
  await write(page, 'Tokunbo Corolla 2010');
  const suggested = page.getByRole('list', { name: 'Suggested:' }).getByRole('button');
  await expect(suggested).toHaveText(['Vehicles', 'Automobile']);
  await expect(page.getByText('Suggested categories: Vehicles, Automobile')).toBeAttached();
  await expect(category(page)).toHaveText('Choose a category');
  await suggested.first().click();
  await expect(category(page)).toHaveText('Vehicles');
  await expect(category(page)).toBeFocused();
  await expect(suggested).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  // Another title does not change the choice.
  await page.getByLabel('Title').fill('Tokunbo iPhone 11');
  await expectPosted(page);
  expect(await newestPostOf(vendor, request)).toMatchObject({ title: 'Tokunbo iPhone 11', category: 'Vehicles' });
});

test('the sheet has the categories in groups, and is used without a mouse', async ({ page, request }) => {
  const vendor = await openForm(page, request);
  await write(page, 'Something rare');
  await category(page).focus();
  await page.keyboard.press('Enter');
  await expect(options(page)).toHaveCount(57);
  await expect(sheet(page).getByRole('group')).toHaveCount(9);
  await expect(sheet(page).getByRole('combobox')).toBeFocused();
  for (const row of [options(page).first(), options(page).last()])
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await bringAxe(page);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeHidden();
  await expect(category(page)).toHaveText('Fitness');
  await expect(category(page)).toBeFocused();
  // It opens at the choice, and Escape leaves it.
  await page.keyboard.press('ArrowDown');
  const chosen = sheet(page).getByRole('option', { name: 'Fitness' });
  await expect(chosen).toHaveAttribute('aria-current', 'true');
  await expect(chosen).toBeInViewport();
  await page.keyboard.press('Home');
  await page.keyboard.press('Escape');
  await expect(category(page)).toHaveText('Fitness');
  await expect(category(page)).toBeFocused();
  await expectPosted(page);
  expect(await newestPostOf(vendor, request)).toMatchObject({ category: 'Fitness' });
});

test('the sheet finds categories by their names and by words for goods', async ({ page, request }) => {
  const vendor = await openForm(page, request);
  await write(page, 'Something rare');
  await category(page).click();
  const field = sheet(page).getByRole('combobox');
  await field.fill('realt');
  await expect(options(page)).toHaveText(['Realtors']);
  await field.fill('iPhone');
  await expect(options(page)).toHaveText(['Gadgets', 'Electronics', 'Accessories']);
  await field.fill('xyzzy');
  await expect(sheet(page).getByText('Nothing fits what you typed.')).toBeVisible();
  await field.fill('gas cyl');
  await options(page).first().click();
  await expect(category(page)).toHaveText('Kitchen');
  await expectPosted(page);
  expect(await newestPostOf(vendor, request)).toMatchObject({ category: 'Kitchen' });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('a tap opens the sheet without the on-screen keyboard, and a tap chooses', async ({ page, request }) => {
    await openForm(page, request);
    await category(page).tap();
    await expect(sheet(page).getByRole('listbox')).toBeFocused();
    const pets = sheet(page).getByRole('option', { name: 'Pets' });
    await pets.scrollIntoViewIfNeeded();
    await pets.tap();
    await expect(category(page)).toHaveText('Pets');
    await expect(category(page)).toBeFocused();
    await page.getByRole('button', { name: 'Clear' }).tap();
    await expect(category(page)).toHaveText('Choose a category');
  });
});
