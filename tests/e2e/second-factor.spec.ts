import { expect, type Page, test } from '@playwright/test';

import { makeAccount, type TestAccount } from './accounts.ts';
import { codeOf } from './authenticator-app.ts';
import { logIn } from './demo.ts';
import { stepUpCodeFor } from './outbox.ts';
import { BEYOND_GATE } from '../suite.ts';

/** Two-step sign-in on a phone (decision 037): set up in Settings, then used at the login. */

test.use({ viewport: { width: 390, height: 844 } });

const section = (page: Page) => page.getByRole('region', { name: 'Two-step sign-in' });
const firstBox = (page: Page) => page.getByRole('textbox', { name: 'Character 1 of 6' });

async function openSettings(page: Page, { userName, password }: TestAccount) {
  await logIn(page, userName, password);
  await page.goto('/dashboard/settings');
}

/** The email has to be proved before the first factor. */
async function proveEmail(page: Page, { email }: TestAccount) {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByRole('button', { name: 'Send the code' }).click();
  await dialog.getByRole('textbox', { name: 'Character 1 of 6' }).click();
  await page.keyboard.type(await stepUpCodeFor(email, page.request));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
}

/** When each page began its login, in milliseconds. */
const begun = new WeakMap<Page, number>();

/** Types name and password, by keyboard alone, and waits for the second step. */
async function typePassword(page: Page, { userName, password }: TestAccount) {
  begun.set(page, performance.now());
  await page.goto('/login');
  await page.getByLabel('Email or username').fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible();
}

/** Waits for the end of a login, and notes how long it took from the opening of /login on: docs/security.md. */
async function expectDashboard(page: Page, factor: string) {
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
  const seconds = (performance.now() - (begun.get(page) ?? 0)) / 1000;
  test.info().annotations.push({ type: 'seconds of a login', description: `${factor}: ${seconds.toFixed(1)}` });
}

test(
  'an authenticator app is set up, and its code and a recovery code each finish a login',
  { tag: BEYOND_GATE },
  async ({ page, request, browser, baseURL }) => {
    const account = await makeAccount(request);
    await openSettings(page, account);
    await expect(section(page)).toContainText('Off');
    await section(page).getByRole('button', { name: 'Add an authenticator app' }).click();
    await proveEmail(page, account);
    const adding = page.getByRole('dialog', { name: 'Add an authenticator app' });
    const secret = (await adding.getByRole('group', { name: 'Setup key' }).locator('code').innerText()).replaceAll(
      ' ',
      '',
    );
    await expect(adding.getByRole('link')).toHaveAttribute('href', new RegExp(`^otpauth://totp/.*secret=${secret}`));
    await firstBox(page).click();
    await page.keyboard.type(codeOf(secret, 10));
    await page.keyboard.press('Enter');
    await expect(adding.getByText(/the clock of your phone is off/)).toBeVisible();
    await firstBox(page).click();
    await page.keyboard.type(codeOf(secret));
    await page.keyboard.press('Enter');
    const shown = page.getByRole('dialog', { name: 'Your recovery codes' });
    await expect(shown.getByRole('listitem')).toHaveCount(10);
    const codes = await shown.getByRole('listitem').allInnerTexts();
    const download = page.waitForEvent('download');
    await shown.getByRole('link', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('oja-recovery-codes.txt');
    await shown.getByRole('button', { name: 'I have saved them' }).click();
    await expect(section(page)).toContainText('authenticator app · 10 recovery codes left');

    // Another device, which has no session.
    const context = await browser.newContext({
      ...(baseURL !== undefined && { baseURL }),
      viewport: page.viewportSize(),
    });
    const phone = await context.newPage();
    await typePassword(phone, account);
    await expect(firstBox(phone)).toBeFocused();
    await phone.keyboard.type('000000');
    await expect(phone.getByText(/^This is not the code of your authenticator app\./)).toBeVisible();
    await expect(firstBox(phone)).toHaveValue('0');
    await firstBox(phone).click();
    await phone.keyboard.type(codeOf(secret, 1));
    await phone.keyboard.press('Enter');
    await expectDashboard(phone, 'authenticator app, after a wrong code');

    const [recoveryCode = ''] = codes;
    await phone.goto('/dashboard/settings');
    await logOut(phone);
    await typePassword(phone, account);
    await phone.getByRole('button', { name: 'Use a recovery code' }).click();
    await expect(phone.getByLabel('Recovery code')).toBeFocused();
    await phone.keyboard.type(recoveryCode.replace('-', ' ').toUpperCase());
    await phone.keyboard.press('Enter');
    await expectDashboard(phone, 'recovery code');

    await phone.goto('/dashboard/settings');
    await expect(section(phone)).toContainText('9 recovery codes left');
    await logOut(phone);
    await typePassword(phone, account);
    await phone.getByRole('button', { name: 'Use a recovery code' }).click();
    await phone.getByLabel('Recovery code').fill(recoveryCode);
    await phone.keyboard.press('Enter');
    await expect(phone.getByLabel('Recovery code')).toHaveAccessibleDescription(/This recovery code has been used/);
    await phone.getByRole('button', { name: 'Back' }).click();
    await expect(phone.getByLabel('Email or username')).toHaveValue(account.userName);
    await context.close();
  },
);

test('a passkey is set up, finishes a login, and is removed', { tag: BEYOND_GATE }, async ({ page, request }) => {
  const account = await makeAccount(request);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await openSettings(page, account);
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await expect(adding.getByLabel('Name of the passkey')).not.toHaveValue('');
  await adding.getByLabel('Name of the passkey').fill('My phone');
  await page.keyboard.press('Enter');
  await proveEmail(page, account);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(section(page)).toContainText('1 passkey · 10 recovery codes left');
  const { credentials } = await devTools.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toHaveLength(1);

  await logOut(page);
  await typePassword(page, account);
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectDashboard(page, 'passkey');

  await page.goto('/dashboard/settings');
  await section(page).getByRole('button', { name: 'Remove My phone' }).click();
  await page
    .getByRole('dialog', { name: 'Remove the passkey “My phone”?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(section(page)).toContainText('Off');
});
