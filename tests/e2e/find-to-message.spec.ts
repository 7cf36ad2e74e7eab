import { expect, type Locator, test } from '@playwright/test';

import { makeAccount } from './accounts.ts';
import { startSession } from './demo.ts';

/** A customer's task in the demo market: to ask about a used generator below ₦150,000 near Ikeja. */

const WINDOWS = [
  { where: 'on a phone', size: { width: 390, height: 844 }, presses: 4 },
  { where: 'in a wide window', size: { width: 1440, height: 900 }, presses: 3 },
];

for (const { where, size, presses } of WINDOWS) {
  test(`from Home to a message about a used generator near Ikeja ${where}: ${presses} presses and one sentence`, async ({
    page,
    request,
  }) => {
    const customer = await makeAccount(request);
    let pressed = 0;
    const press = async (target: Locator) => {
      await target.click();
      pressed += 1;
    };
    await page.setViewportSize(size);
    await startSession(page, customer.userName, customer.password);
    await page.goto('/dashboard');
    await expect(page.getByRole('feed', { name: 'Newest posts' }).getByRole('article').first()).toBeVisible();

    if (size.width > 1024) {
      await press(page.getByRole('searchbox', { name: 'Search the market' }));
    } else {
      await press(page.getByRole('link', { name: 'Search' }));
      await press(page.getByRole('searchbox', { name: 'Search categories' }));
    }
    await page.keyboard.type('used generator under 150k ikeja');
    await page.keyboard.press('Enter');

    const found = page.getByRole('feed', { name: 'Posts found' });
    await expect(found.getByRole('article').first()).toContainText('Ikeja, Lagos');
    await expect(found.getByRole('article').first()).toContainText(/Nigerian Used|Foreign Used/);
    const title = await found.getByRole('heading').first().innerText();
    expect(title).toMatch(/generator/i);
    await press(found.getByRole('article').first());
    await press(page.getByRole('link', { name: 'Message vendor about this' }));
    await page.getByRole('textbox', { name: 'Message' }).fill('Is it still available?');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log').getByText('Is it still available?')).toBeVisible();
    await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
    expect(pressed).toBe(presses);
  });
}
