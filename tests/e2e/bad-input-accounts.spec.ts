import { expect, type Page, test } from '@playwright/test';

import { countCalls } from './count-calls.ts';
import { activationLinkFor } from './outbox.ts';

/** What account pages do with bad input: each fault its own message, and nothing typed is lost. */

const stamp = () => Math.random().toString(36).slice(2, 10);

async function fillSignup(page: Page, values: { userName: string; email: string; password?: string; confirmPassword?: string }) {
  const { password = 'ankara-2026', confirmPassword = password } = values;
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
  test(`missing fields on ${path}: the toast, and nothing is sent`, async ({ page }) => {
    const calls = countCalls(page, call);
    await page.goto(path);
    await page.getByLabel('Password', { exact: true }).fill('something');
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText('Please fill all the necessary details', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('something');
    expect(calls()).toBe(0);
  });
}

test('a taken user name and a taken e-mail are told at their fields, and the form stays', async ({ page }) => {
  const email = `${stamp()}@example.com`;
  await fillSignup(page, { userName: 'VENDOR', email });
  const userName = page.getByLabel('Username');
  await expect(userName).toHaveAccessibleDescription(/This username is already taken/);
  await expect(userName).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('ankara-2026');

  const first = { userName: `first.${stamp()}`, email };
  await fillSignup(page, first);
  await expect(page.getByRole('status').filter({ hasText: 'Account created' })).toBeVisible();
  await page.goto(await activationLinkFor(email, page.request));
  await expect(page.getByText('Your account is activated.')).toBeVisible();
  await fillSignup(page, { userName: `second.${stamp()}`, email });
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/An account with this email already exists/);
});

test('passwords that differ are told by the server, at the second field', async ({ page }) => {
  await fillSignup(page, { userName: stamp(), email: `${stamp()}@example.com`, confirmPassword: 'another-one' });
  await expect(page.getByLabel('Confirm Password')).toHaveAccessibleDescription(/Passwords do not match/);
  await expect(page.getByLabel('Confirm Password')).toHaveValue('another-one');
});

test('a dead activation link is told in words, with the way to log in', async ({ page }) => {
  await page.goto('/activate?email=nobody@example.com&token=dead');
  await expect(page.getByRole('alert')).toContainText('This activation link is not valid');
  await expect(page.getByRole('link', { name: 'Proceed to Login' })).toBeVisible();
});

test('a wrong password is told, and the user name stays', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email or username').fill('customer');
  await page.getByLabel('Password', { exact: true }).fill('not-it-at-all');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Wrong username, email or password.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Email or username')).toHaveValue('customer');
  await expect(page).toHaveURL(/\/login$/);
});

test('an account that is not activated is told so, and can have its link again', async ({ page }) => {
  const email = `${stamp()}@example.com`;
  await fillSignup(page, { userName: stamp(), email });
  await expect(page.getByRole('status').filter({ hasText: 'Account created' })).toBeVisible();
  const firstLink = await activationLinkFor(email, page.request);

  await page.goto('/login');
  await page.getByLabel('Email or username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('ankara-2026');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('This account is not activated yet.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect.poll(() => activationLinkFor(email, page.request)).not.toBe(firstLink);
  await page.goto(await activationLinkFor(email, page.request));
  await expect(page.getByText('Your account is activated.')).toBeVisible();
});
