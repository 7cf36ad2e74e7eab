import { expect, test } from '@playwright/test';

import { makeAccount } from './accounts.ts';
import { startSession } from './demo.ts';
import { postByCall } from './market.ts';

/** The filters and orders of found posts, and those that are read from the text (decision 050). */

/** A window in which a button opens the filters; in wider ones, they stand beside the posts. */
const NARROW = { width: 820, height: 900 };

test('found posts are narrowed by filters and sorted by price, which the address keeps', async ({ page, request }) => {
  const vendor = await makeAccount(request, { vendor: true });
  const mark = vendor.userName.replace('tester.', '');
  const add = (title: string, price: number, condition: string) =>
    postByCall(request, vendor, `${title} ${mark}`, { price, condition });
  const small = await add('Small generator', 90_000, 'Nigerian Used');
  const fresh = await add('Fresh generator', 140_000, 'Brand New');
  const big = await add('Big generator', 400_000, 'Foreign Used');
  const middle = await add('Middle generator', 120_000, 'Foreign Used');
  await page.setViewportSize(NARROW);
  await startSession(page, 'customer');
  await page.goto(`/dashboard/search/find?query=${mark}`);
  const titles = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(titles).toHaveText([middle, big, fresh, small].map(({ title }) => title));

  await page.getByRole('button', { name: 'Filters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await dialog.getByLabel('Highest price').fill('150k');
  await dialog.getByLabel('Nigerian Used').check();
  await dialog.getByLabel('Foreign Used').check();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(titles).toHaveText([middle.title, small.title]);
  await page.getByRole('radio', { name: 'Cheapest' }).click();
  await expect(titles).toHaveText([small.title, middle.title]);

  await page.reload();
  await expect(page.getByRole('radio', { name: 'Cheapest' })).toBeChecked();
  await expect(titles).toHaveText([small.title, middle.title]);
  await page.getByRole('link', { name: small.title }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/post/details/${small.id}$`));
  await page.goBack();
  await expect(titles).toHaveText([small.title, middle.title]);

  await page.getByRole('button', { name: 'Remove Up to ₦150,000' }).click();
  await expect(titles).toHaveText([small.title, middle.title, big.title]);
  await page.getByRole('button', { name: 'Filters' }).click();
  await dialog.getByLabel('Lowest price').fill('500000');
  await dialog.getByRole('button', { name: 'Show posts' }).click();
  await expect(page.getByRole('heading', { name: `No results found for ${mark}` })).toBeVisible();
  await page.getByRole('button', { name: 'Any price (3)' }).click();
  await expect(titles).toHaveText([small.title, middle.title, big.title]);
  await page.getByRole('button', { name: 'Filters' }).click();
  await dialog.getByLabel('Lowest price').fill('500000');
  await dialog.getByRole('button', { name: 'Show posts' }).click();
  await page.getByRole('button', { name: 'Take off all filters' }).click();
  await expect(titles).toHaveText([small, middle, fresh, big].map(({ title }) => title));
});

test('filters are read from the text as chips, which can be taken off, and the address keeps them', async ({
  page,
  request,
}) => {
  const vendor = await makeAccount(request, { vendor: true });
  const mark = vendor.userName.replace('tester.', '');
  const add = (title: string, price: number, condition: string, category = 'Electronics') =>
    postByCall(request, vendor, `${title} generator ${mark}`, { price, condition, category });
  const small = await add('Small', 90_000, 'Nigerian Used');
  const fresh = await add('Fresh', 140_000, 'Brand New');
  const big = await add('Big', 400_000, 'Foreign Used');
  const middle = await add('Middle', 120_000, 'Foreign Used', 'Machinery');
  await page.setViewportSize(NARROW);
  await startSession(page, 'customer');
  await page.goto('/dashboard/search/find');
  const typed = `used generator ${mark} under 150k lagos`;
  const box = page.getByRole('searchbox', { name: 'Search users and posts' });
  await box.fill(typed);
  const titles = page.getByRole('article').getByRole('heading', { level: 2 });
  const chips = page.getByRole('list', { name: 'Filters in use' }).getByRole('listitem');
  const [price, condition, place] = ['Up to ₦150,000', 'Nigerian Used or Foreign Used', 'Lagos'];
  await expect(chips).toHaveText([price, condition, place, 'Clear all']);
  await expect(titles).toHaveText([middle, small].map(({ title }) => title));
  await expect(box).toHaveValue(typed);

  await page.getByRole('button', { name: `Remove ${condition}, read from “used”` }).click();
  await expect(chips).toHaveText([price, place, 'Clear all']);
  await expect(page.getByRole('heading', { name: `No results found for ${typed}` })).toBeVisible();
  await expect(box).toHaveValue(typed);
  await box.fill(`generator ${mark} under 150k lagos`);
  await expect(titles).toHaveText([middle, fresh, small].map(({ title }) => title));
  await page.getByRole('link', { name: fresh.title }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/post/details/${fresh.id}$`));
  await page.goBack();
  await expect(chips).toHaveText([price, place, 'Clear all']);
  await expect(titles).toHaveText([middle, fresh, small].map(({ title }) => title));

  await page.getByRole('button', { name: 'Filters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await expect(dialog.getByLabel('Highest price')).toHaveValue('150000');
  await dialog.getByLabel('Highest price').fill('');
  await dialog.getByLabel('Lowest price').fill('300k');
  await page.keyboard.press('Enter');
  await expect(chips).toHaveText([place, 'From ₦300,000', 'Clear all']);
  await expect(titles).toHaveText([big.title]);
  await page.reload();
  await expect(chips).toHaveText([place, 'From ₦300,000', 'Clear all']);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(chips).toHaveText([price]);
});

test('in a wide window the filters stand beside the posts of a category and apply at once', async ({
  page,
  request,
}) => {
  const vendor = await makeAccount(request, { vendor: true });
  const mark = vendor.userName.replace('tester.', '');
  const add = (title: string, price: number, condition: string, category = 'Furniture') =>
    postByCall(request, vendor, `${title} ${mark}`, { price, condition, category });
  const old = await add('Old chair', 20_000, 'Nigerian Used');
  const fresh = await add('Fresh chair', 45_000, 'Brand New');
  await add('Shop stand', 10_000, 'Nigerian Used', 'Machinery');
  await startSession(page, 'customer');
  await page.goto(`/dashboard/search/Furniture?query=${mark}`);
  const titles = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(titles).toHaveText([fresh.title, old.title]);

  const panel = page.getByRole('form', { name: 'Filters' });
  await expect(panel.getByLabel('Category')).toHaveCount(0);
  await panel.getByLabel('Highest price').fill('30k');
  await panel.getByLabel('Highest price').press('Enter');
  await expect(titles).toHaveText([old.title]);
  await page.getByRole('button', { name: 'Remove Up to ₦30,000' }).click();
  await expect(panel.getByLabel('Highest price')).toHaveValue('');
  await page.getByRole('radio', { name: 'Cheapest' }).click();
  await expect(titles).toHaveText([old.title, fresh.title]);
  await panel.getByLabel('Brand New').check();
  await expect(titles).toHaveText([fresh.title]);

  await page.getByRole('link', { name: fresh.title }).focus();
  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/dashboard/post/details/${fresh.id}$`));
  await page.goBack();
  await expect(panel.getByLabel('Brand New')).toBeChecked();
  await expect(titles).toHaveText([fresh.title]);
});

test('filters say how many posts they find; a price band and a state narrow, and are taken off', async ({
  page,
  request,
}) => {
  const vendor = await makeAccount(request, { vendor: true });
  const mark = vendor.userName.replace('tester.', '');
  const add = (title: string, price: number, location: string) =>
    postByCall(request, vendor, `${title} ${mark}`, { price, location, category: 'Furniture' });
  const stool = await add('Stool', 4000, 'Ikeja, Lagos');
  const chair = await add('Chair', 12_000, 'Ikeja, Lagos');
  const table = await add('Table', 15_000, 'Dala, Kano');
  await startSession(page, 'customer');
  await page.goto(`/dashboard/search/find?query=${mark}`);
  const titles = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(titles).toHaveText([table, chair, stool].map(({ title }) => title));

  const panel = page.getByRole('form', { name: 'Filters' });
  const bands = panel.getByRole('group', { name: 'Price bands' }).getByRole('button');
  await expect(bands).toHaveText(['Up to ₦4,999 (1)', '₦5,000 to ₦19,999 (2)']);
  await panel.getByLabel('Category').click();
  await expect(panel.getByRole('option')).toHaveText(['Furniture (3)']);
  await panel.getByLabel('State').click();
  await expect(panel.getByRole('option')).toHaveText(['Lagos (2)', 'Kano (1)']);
  await page.keyboard.press('Escape');

  await bands.nth(1).click();
  await expect(titles).toHaveText([table.title, chair.title]);
  await expect(bands.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(panel.getByLabel('Highest price')).toHaveValue('19999');
  await panel.getByLabel('State').click();
  await panel.getByRole('option', { name: 'Lagos (1)' }).click();
  await expect(titles).toHaveText([chair.title]);
  await expect(bands).toHaveText(['Up to ₦4,999 (1)', '₦5,000 to ₦19,999 (1)']);

  await page.setViewportSize(NARROW);
  await page.getByRole('button', { name: 'Filters (2)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await expect(dialog.getByLabel('State')).toHaveValue('Lagos');
  await dialog.getByRole('button', { name: '₦5,000 to ₦19,999 (1)', pressed: true }).click();
  await dialog.getByRole('button', { name: 'Show posts' }).click();
  await expect(titles).toHaveText([chair.title, stool.title]);
  await page.getByRole('button', { name: 'Remove Lagos' }).click();
  await expect(titles).toHaveText([table, chair, stool].map(({ title }) => title));
});
