import { expect, test } from '@playwright/test';

/** The vendor's part of the path without a pointer: every step by Tab, Enter, Space, arrows and typing. */
test('log in, post and like with the keyboard alone', async ({ page }) => {
  const title = `By keyboard ${Date.now().toString(36)}`;
  const type = async (text: string) => page.keyboard.type(text);
  const tab = async (times = 1) => {
    for (let press = 0; press < times; press += 1) await page.keyboard.press('Tab');
  };

  await page.goto('/login');
  await page.getByLabel('Email or username').focus();
  await type('vendor');
  await tab();
  await type('oja-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.goto('/dashboard/post');
  await expect(page.getByRole('heading', { name: 'New post' })).toBeVisible();
  await tab();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tab();
  await expect(page.getByRole('button', { name: 'Add pictures' })).toBeFocused();
  await tab();
  await type(title);
  await tab();
  await type('Written without a mouse.');
  await tab();
  await type('Elec');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('Electronics');
  await tab();
  await expect(page.getByRole('button', { name: 'Clear' })).toBeFocused();
  await tab();
  await type('1500');
  await tab();
  await type('08031234567');
  await tab();
  await type('Jos');
  await tab();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Foreign Used' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);

  const own = page.getByRole('article').filter({ hasText: title });
  const like = own.getByRole('button', { name: /^Like/ });
  await like.focus();
  await page.keyboard.press('Enter');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});
