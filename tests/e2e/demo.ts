import { expect, type Page } from '@playwright/test';

type DemoAccount = 'vendor' | 'customer' | 'admin';

/** The password of the three demo accounts. */
const PASSWORD = 'oja-demo';

/** Logs a demo account in through the login page and waits for the dashboard. */
export async function logInAs(page: Page, userName: DemoAccount): Promise<void> {
  await logIn(page, userName, PASSWORD);
}

/**
 * Stores a session where the login would, for tests that are not about logging in: a demo account's, unless a password
 * is given.
 */
export async function startSession(page: Page, userName: string, password = PASSWORD): Promise<void> {
  const answer = await page.request.post('/api/login', { data: { userName, password } });
  const { data }: { data: { user: object; accessToken: string } } = await answer.json();
  await page.addInitScript(
    (session) => {
      localStorage.setItem('oja.session', session);
    },
    JSON.stringify({ version: 1, ...data }),
  );
}

/** Logs a user in through the login page and waits for the dashboard after its reload. */
export async function logIn(page: Page, userName: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email or username').fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
}
