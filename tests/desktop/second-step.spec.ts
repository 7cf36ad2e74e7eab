import { factorAddedAnswerSchema, passkeyOptionsAnswerSchema } from '@oja/contract/second-factors';
import type { APIRequestContext, Page } from '@playwright/test';

import { DEFAULT_SERVER_ORIGIN } from '../../renderer.config.ts';
import { Authenticator } from '../../packages/server/test/authenticator.ts';
import type { TestAccount } from '../e2e/accounts.ts';
import { addAuthenticatorApp, codeOf, postAs } from '../e2e/authenticator-app.ts';
import { BEYOND_GATE } from '../suite.ts';
import { quitApp } from './desktop-app.ts';
import { dashboard, expect, goTo, goToLogin } from './fixtures.ts';
import { test } from './own-server.ts';

/** The second step of the login in the desktop app (decision 037), which cannot use the account's passkey. */

const SITE = { origin: DEFAULT_SERVER_ORIGIN, rpId: new URL(DEFAULT_SERVER_ORIGIN).hostname };

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'One more step' });
const firstBox = (page: Page) => page.getByRole('textbox', { name: 'Character 1 of 6' });

/** Sets up an authenticator app and a passkey by API calls. */
async function addFactors(calls: APIRequestContext, account: TestAccount) {
  const app = await addAuthenticatorApp(calls, account);
  const options = await postAs(calls, account, 'second-factors/passkeys/options');
  const { challenge } = passkeyOptionsAnswerSchema.parse(options).data;
  const attestation = new Authenticator().attest(challenge, SITE);
  const added = await postAs(calls, account, 'second-factors/passkeys', { name: 'My phone', attestation });
  factorAddedAnswerSchema.parse(added);
  return app;
}

/** Types name and password, and waits for the second step. */
async function typePassword(page: Page, { userName, password }: TestAccount): Promise<void> {
  await goToLogin(page);
  await page.getByLabel('Email or username').fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeVisible();
}

test(
  'the code of an authenticator app and a recovery code each finish a login, and no passkey is offered',
  { tag: BEYOND_GATE },
  async ({ launch, account, calls }) => {
    const { secret, recoveryCode } = await addFactors(calls, account);
    const first = await launch();
    await typePassword(first.page, account);
    await expect(firstBox(first.page)).toBeFocused();
    await expect(first.page.getByRole('button', { name: 'Use a recovery code' })).toBeVisible();
    await expect(first.page.getByRole('button', { name: 'Use a passkey' })).toHaveCount(0);
    await first.page.keyboard.type('000000');
    await expect(first.page.getByText(/^This is not the code of your authenticator app\./)).toBeVisible();
    await firstBox(first.page).click();
    await first.page.keyboard.type(codeOf(secret, 1));
    await first.page.keyboard.press('Enter');
    await expect(dashboard(first.page)).toBeVisible();
    await expect(first.page).toHaveURL(/\/dashboard$/);
    await quitApp(first);

    const { page } = await launch();
    await expect(dashboard(page)).toBeVisible();
    await goTo(page, '/dashboard/settings');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await typePassword(page, account);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recoveryCode);
    await page.keyboard.press('Enter');
    await expect(dashboard(page)).toBeVisible();
  },
);

test(
  'while the server is away the second step says so and keeps the code, which is accepted when it is back',
  { tag: BEYOND_GATE },
  async ({ launch, account, calls, market }) => {
    const { recoveryCode } = await addFactors(calls, account);
    const { page } = await launch();
    await typePassword(page, account);
    const field = page.getByLabel('Recovery code');
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await market.stop();
    await field.fill(recoveryCode);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Network Error!');
    await expect(heading(page)).toBeVisible();
    await expect(field).toHaveValue(recoveryCode);

    await market.comeBack();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(dashboard(page)).toBeVisible();
  },
);
