import { expect, type Page } from '@playwright/test';

/** The password of the three demo accounts. */
const PASSWORD = 'oja-demo';

/** Logs a demo account in through the login page and waits for the dashboard. */
export async function logInAs(page: Page, userName: 'vendor' | 'customer' | 'admin'): Promise<void> {
  await logIn(page, userName, PASSWORD);
}

/** Logs anyone in through the login page and waits for the dashboard, past its reload. */
export async function logIn(page: Page, userName: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email or username').fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
}
