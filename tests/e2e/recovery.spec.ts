import { expect, test } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { makeAccount } from './accounts.ts';
import { logIn } from './demo.ts';
import { codeFor } from './outbox.ts';

/**
 * A forgotten password (product §2, §4): the name, the code from the email, the new password, and after 2 seconds
 * /login.
 */

test('a forgotten password is replaced by name, code, new password and login', async ({ page, request }) => {
  const account = await makeAccount(request);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  await expect(page.getByText('email or username associated with your account')).toBeVisible();
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByText('Please fill all the necessary details', { exact: true })).toBeVisible();

  await page.getByLabel('Email or username').fill(account.userName);
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page).toHaveURL(/\/verify-forgot-password$/);
  await expect(page.getByRole('heading', { name: 'Please check your email' })).toBeVisible();
  const local = account.email.slice(0, account.email.indexOf('@'));
  await expect(
    page.getByText(`${local.slice(0, 3)}${'*'.repeat(local.length - 5)}${local.slice(-2)}@example.com`),
  ).toBeVisible();

  const code = await codeFor(account.email, request);
  const wrong = code === 'ZZZZZ' ? 'YYYYY' : 'ZZZZZ';
  await page.keyboard.type(wrong.slice(0, 4));
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await page.keyboard.type(wrong.slice(4));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('That code is not right. Check the email and try again.').first()).toBeVisible();

  for (let box = 0; box < 5; box += 1) await page.keyboard.press('Backspace');
  await page.getByRole('textbox', { name: 'Character 1 of 5' }).fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/reset-password$/);
  await expect(page.getByRole('heading', { name: 'Reset Your Password' })).toBeVisible();

  const password = 'a-new-one-2026';
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill('another-one');
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(page.getByLabel('Confirm Password')).toHaveAccessibleDescription(/Passwords do not match/);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(page.getByText('Your password is changed. Log in with the new one.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, account.email, password);
});

test('a visitor without an active recovery is redirected to request a code', { tag: BEYOND_GATE }, async ({ page }) => {
  for (const path of ['/verify-forgot-password', '/reset-password']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/forgot-password$/);
  }
});

test('without a server the name stays, and the step is not taken', { tag: BEYOND_GATE }, async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email or username').fill('customer');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByText('Network Error!', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/forgot-password$/);
  await expect(page.getByLabel('Email or username')).toHaveValue('customer');
});
