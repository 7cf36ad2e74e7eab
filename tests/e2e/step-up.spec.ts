import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { expect, request as calls, test } from '@playwright/test';

import { freePort } from '../../packages/server/test/free-port.ts';
import { type OjaServer, startOja } from '../processes/oja-server.ts';
import { makeAccount } from './accounts.ts';
import { addAuthenticatorApp, codeOf, postAs } from './authenticator-app.ts';
import { startSession } from './demo.ts';
import { stepUpCodeFor } from './outbox.ts';
import { BEYOND_GATE } from '../suite.ts';
import { waitForToast } from './wait-for-toast.ts';

/**
 * An act that a stolen session must not carry out, by the owner whose login is older than STEP_UP_SECONDS (decision
 * 034).
 */

const STEP_UP_SECONDS = 3;

let folder: string;
let server: OjaServer;
/** Passkeys belong to a host with a name. */
let url: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oja-step-up-'));
  const port = await freePort();
  url = `http://localhost:${port}`;
  const environment = { PUBLIC_URL: url, STEP_UP_SECONDS: String(STEP_UP_SECONDS) };
  server = await startOja({ dataDir: folder, port, environment });
});
test.afterAll(async () => {
  await server.program.stop();
  await rm(folder, { recursive: true, force: true });
});

test('an old session changes its password: the dialog asks for the old one, and the form loses nothing', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  const account = await makeAccount(page.request);
  await startSession(page, account.userName, account.password);
  await page.goto('/dashboard/profile');
  const changes: number[] = [];
  page.on('response', (answer) => {
    if (answer.request().method() === 'PATCH' && answer.url().includes('/users/profile/'))
      changes.push(answer.status());
  });
  await page.getByLabel('Bio').fill('Adire since 1987.');
  await page.getByLabel('Password', { exact: true }).fill('rarely chosen 72');
  await setTimeout(STEP_UP_SECONDS * 1000);
  await page.getByRole('button', { name: 'Save' }).click();

  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  const password = dialog.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Nothing was changed. Confirm first that it is you.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Bio')).toHaveValue('Adire since 1987.');

  await page.getByRole('button', { name: 'Save' }).click();
  await password.fill('a guess');
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription('This is not the password of your account. Try again.');
  await expect(password).toBeFocused();
  expect(changes).toEqual([403, 403]);
  await password.fill(account.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await waitForToast(page, 'Profile updated successfully');
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Bio')).toHaveValue('Adire since 1987.');
  expect(changes).toEqual([403, 403, 200]);

  const visitor = await calls.newContext({ baseURL: url });
  const logIn = (typed: string) =>
    visitor.post('/api/login', { data: { userName: account.userName, password: typed } });
  expect((await logIn(account.password)).status()).toBe(401);
  expect((await logIn('rarely chosen 72')).status()).toBe(200);
  await visitor.dispose();
  await context.close();
});

test(
  'an old session changes its password with a code of the authenticator app, which works once',
  { tag: BEYOND_GATE },
  async ({ browser }) => {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const account = await makeAccount(page.request);
    await startSession(page, account.userName, account.password);
    const { secret } = await addAuthenticatorApp(page.request, account);
    await page.goto('/dashboard/profile');
    await page.getByLabel('Password', { exact: true }).fill('rarely chosen 72');
    await setTimeout(STEP_UP_SECONDS * 1000);
    await page.getByRole('button', { name: 'Save' }).click();

    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await dialog.getByRole('button', { name: 'Use your authenticator app' }).click();
    const code = dialog.getByLabel('Code from your authenticator app, or a recovery code');
    await expect(code).toBeFocused();
    await page.keyboard.type(codeOf(secret, 10));
    await page.keyboard.press('Enter');
    await expect(code).toHaveAccessibleDescription(/^This is not the code of your authenticator app\./);
    const used = codeOf(secret, 1);
    await code.fill(used);
    await page.keyboard.press('Enter');
    await waitForToast(page, 'Profile updated successfully');
    await expect(dialog).toBeHidden();

    await page.getByLabel('Password', { exact: true }).fill('rarely chosen 73');
    await setTimeout(STEP_UP_SECONDS * 1000);
    await page.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('button', { name: 'Use your authenticator app' }).click();
    await code.fill(used);
    await page.keyboard.press('Enter');
    await expect(code).toHaveAccessibleDescription('This code has been used. Wait for the next one.');
    await dialog.getByRole('button', { name: 'Use your password' }).click();
    await dialog.getByLabel('Password', { exact: true }).fill('rarely chosen 72');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await context.close();
  },
);

test('an old session changes its password with a passkey', { tag: BEYOND_GATE }, async ({ browser }) => {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const account = await makeAccount(page.request);
  await startSession(page, account.userName, account.password);
  await postAs(page.request, account, 'step-up/code');
  await postAs(page.request, account, 'step-up', { code: await stepUpCodeFor(account.email, page.request) });
  await page.goto('/dashboard/settings');
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  const section = page.getByRole('region', { name: 'Two-step sign-in' });
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog', { name: 'Add a passkey' }).getByLabel('Name of the passkey').fill('My phone');
  await page.keyboard.press('Enter');
  const saved = page.getByRole('button', { name: 'I have saved them' });
  // The setup may have taken longer than the session stays confirmed.
  await expect(dialog.getByLabel('Password', { exact: true }).or(saved)).toBeVisible();
  if (await dialog.isVisible()) {
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    await page.keyboard.press('Enter');
  }
  await saved.click();
  await expect(section).toContainText('1 passkey');

  await page.goto('/dashboard/profile');
  await page.getByLabel('Password', { exact: true }).fill('rarely chosen 72');
  await setTimeout(STEP_UP_SECONDS * 1000);
  await page.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await waitForToast(page, 'Profile updated successfully');
  await expect(dialog).toBeHidden();
  await context.close();
});
