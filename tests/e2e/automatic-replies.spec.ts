import { expect } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { bringAxe, findViolations } from './find-violations.ts';
import { join, type Person } from './talk.ts';
import { bubble, field, log, open, test as base } from './two-people.ts';

/** The messages that a vendor's account sends by itself (product §7). */
const test = base.extend<{ vendor: Person }>({
  vendor: async ({ browser, request, baseURL }, use) => {
    const person = await join(browser, request, baseURL, 'Adaeze Nwosu', { vendor: true });
    await use(person);
    await person.context.close();
  },
});

test(
  'a vendor sets an away message, which answers a buyer and leaves the buyer unanswered',
  { tag: BEYOND_GATE },
  async ({ vendor, ada }) => {
    const { page } = vendor;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/dashboard/settings');
    const row = page.getByRole('button', { name: 'Automatic messages' });
    await row.click();
    const dialog = page.getByRole('dialog', { name: 'Automatic messages' });
    await expect(dialog.getByRole('textbox', { name: 'Away message' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await row.click();
    await dialog.getByRole('textbox', { name: 'Away message' }).fill('I am at the market until Monday.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('switch', { name: 'I am away' }).check();
    await dialog.getByRole('switch', { name: 'Opening hours' }).check();
    await dialog.getByLabel('Saturday: closes').fill('07:00');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('A day must open before it closes.')).toBeVisible();
    await bringAxe(page);
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByLabel('Saturday: closes').fill('13:30');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await row.click();
    await expect(dialog.getByLabel('Saturday: closes')).toHaveValue('13:30');
    await expect(dialog.getByRole('switch', { name: 'I am away' })).toBeChecked();

    await open(ada, vendor);
    await field(ada.page).fill('Do you still have the blue one?');
    await field(ada.page).press('Enter');
    await expect(bubble(ada.page, 'I am at the market until Monday.')).toContainText('Sent automatically');
    await field(ada.page).fill('I can wait.');
    await field(ada.page).press('Enter');
    await expect(bubble(ada.page, 'I can wait.')).toBeVisible();
    await page.goto(`/dashboard/chat/${ada.id}`);
    await expect(bubble(page, 'I can wait.')).toBeVisible();
    await expect(log(page).getByText('Sent automatically')).toHaveCount(1);
  },
);
