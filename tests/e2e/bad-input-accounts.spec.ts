import { expect, type Page, test } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { countCalls } from './count-calls.ts';
import { activationLinkFor } from './outbox.ts';

/** Invalid input on the account pages: each mistake has its own message, and no input is lost. */

const stamp = () => Math.random().toString(36).slice(2, 10);

async function fillSignup(
  page: Page,
  values: { userName: string; email: string; password?: string; confirmPassword?: string },
) {
  const { password = 'palm-wine-and-ankara', confirmPassword = password } = values;
  await page.goto('/signup');
  await page.getByLabel('Full Name').fill('Ngozi Eze');
  await page.getByLabel('Username').fill(values.userName);
  await page.getByLabel('Email').fill(values.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(confirmPassword);
  await page.getByRole('button', { name: 'Register' }).click();
}

for (const { path, button, call } of [
  { path: '/signup', button: 'Register', call: '/api/signup' },
  { path: '/login', button: 'Login', call: '/api/login' },
]) {
  test(`missing fields on ${path} show the toast, and nothing is sent`, async ({ page }) => {
    const calls = countCalls(page, call);
    await page.goto(path);
    await page.getByLabel('Password', { exact: true }).fill('something');
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText('Please fill all the necessary details', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('something');
    expect(calls()).toBe(0);
  });
}

test('a taken user name and a taken email show messages at their fields, and the form stays', async ({ page }) => {
  const email = `${stamp()}@example.com`;
  await fillSignup(page, { userName: 'VENDOR', email });
  const userName = page.getByLabel('Username');
  await expect(userName).toHaveAccessibleDescription(/This username is already taken/);
  await expect(userName).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('palm-wine-and-ankara');

  const first = { userName: `first.${stamp()}`, email };
  await fillSignup(page, first);
  await expect(page.getByRole('status').filter({ hasText: 'Account created' })).toBeVisible();
  await page.goto(await activationLinkFor(email, page.request));
  await expect(page.getByText('Your account is activated.')).toBeVisible();
  await fillSignup(page, { userName: `second.${stamp()}`, email });
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/An account with this email already exists/);
});

test('the server’s message for differing passwords appears at the second field', async ({ page }) => {
  await fillSignup(page, { userName: stamp(), email: `${stamp()}@example.com`, confirmPassword: 'another-one' });
  await expect(page.getByLabel('Confirm Password')).toHaveAccessibleDescription(/Passwords do not match/);
  await expect(page.getByLabel('Confirm Password')).toHaveValue('another-one');
});

test('an expired activation link shows a message and a link to the login', { tag: BEYOND_GATE }, async ({ page }) => {
  await page.goto('/activate?email=nobody@example.com&token=dead');
  await expect(page.getByRole('alert')).toContainText('This activation link is not valid');
  await expect(page.getByRole('link', { name: 'Proceed to Login' })).toBeVisible();
});

test('a wrong password shows a message, and the user name stays', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email or username').fill('customer');
  await page.getByLabel('Password', { exact: true }).fill('not-it-at-all');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Wrong username, email or password.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Email or username')).toHaveValue('customer');
  await expect(page).toHaveURL(/\/login$/);
});

test(
  'an account that is not activated gets a message, and can request its link again',
  { tag: BEYOND_GATE },
  async ({ page }) => {
    const email = `${stamp()}@example.com`;
    await fillSignup(page, { userName: stamp(), email });
    await expect(page.getByRole('status').filter({ hasText: 'Account created' })).toBeVisible();
    const firstLink = await activationLinkFor(email, page.request);

    await page.goto('/login');
    await page.getByLabel('Email or username').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('palm-wine-and-ankara');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('This account is not activated yet.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Send the link again' }).click();
    await expect.poll(() => activationLinkFor(email, page.request)).not.toBe(firstLink);
    await page.goto(await activationLinkFor(email, page.request));
    await expect(page.getByText('Your account is activated.')).toBeVisible();
  },
);
