import { TOTP_STEP_MS } from '@oja/contract/limits';
import { factorAddedAnswerSchema, passkeyOptionsAnswerSchema, totpAnswerSchema } from '@oja/contract/second-factors';
import type { APIRequestContext, Page } from '@playwright/test';

import { DEFAULT_SERVER_ORIGIN } from '../../renderer.config.ts';
import { Authenticator } from '../../packages/server/test/authenticator.ts';
import { codeAt } from '../../packages/server/test/totp-code.ts';
import type { TestAccount } from '../e2e/accounts.ts';
import { stepUpCodeFor } from '../e2e/outbox.ts';
import { BEYOND_GATE } from '../suite.ts';
import { quitApp } from './desktop-app.ts';
import { dashboard, expect, goTo, goToLogin } from './fixtures.ts';
import { test } from './own-server.ts';

/** The second step of the login in the desktop app (decision 037), which cannot use the account's passkey. */

const SITE = { origin: DEFAULT_SERVER_ORIGIN, rpId: new URL(DEFAULT_SERVER_ORIGIN).hostname };

/** The code that an authenticator app shows some steps from now. A step next to the server's is accepted. */
const codeOf = (secret: string, steps = 0) => codeAt(secret, Date.now() + steps * TOTP_STEP_MS);

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'One more step' });
const firstBox = (page: Page) => page.getByRole('textbox', { name: 'Character 1 of 6' });

/** Sets up an authenticator app and a passkey by API calls. The current code is used for it. */
async function addFactors(calls: APIRequestContext, { accessToken, email }: TestAccount) {
  const post = async (path: string, data?: object): Promise<unknown> => {
    const headers = { authorization: `Bearer ${accessToken}` };
    const answer = await calls.post(`/api/v1/${path}`, { headers, ...(data && { data }) });
    return answer.json();
  };
  await post('step-up/code');
  await post('step-up', { code: await stepUpCodeFor(email, calls) });
  const { secret } = totpAnswerSchema.parse(await post('second-factors/totp')).data;
  const added = await post('second-factors/totp/confirm', { code: codeOf(secret) });
  const { challenge } = passkeyOptionsAnswerSchema.parse(await post('second-factors/passkeys/options')).data;
  const attestation = new Authenticator().attest(challenge, SITE);
  factorAddedAnswerSchema.parse(await post('second-factors/passkeys', { name: 'My phone', attestation }));
  const [recoveryCode = ''] = factorAddedAnswerSchema.parse(added).data.recoveryCodes ?? [];
  return { secret, recoveryCode };
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
