import type { Page } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { expect, goTo, signIn, test } from './fixtures.ts';
import { quitApp } from './desktop-app.ts';

/** The settings of the desktop app (architecture §8). */

test('Do Not Disturb, attention and starting hidden are stored over a restart', async ({ launch, account }) => {
  const first = await launch();
  await signIn(first.page, account);
  await goTo(first.page, '/dashboard/settings');
  await first.page.getByRole('switch', { name: 'Do Not Disturb' }).check();
  const attention = (page: Page) => page.getByRole('switch', { name: 'Draw attention to new messages' });
  await expect(attention(first.page)).toBeChecked();
  await attention(first.page).uncheck();
  await first.page.getByRole('switch', { name: 'Start hidden' }).check();
  await expect(first.page.getByRole('switch', { name: 'Start Oja at login' })).toBeDisabled();
  await quitApp(first);

  const { page } = await launch();
  await expect(page).toHaveURL(/\/dashboard$/);
  await goTo(page, '/dashboard/settings');
  await expect(page.getByRole('switch', { name: 'Do Not Disturb' })).toBeChecked();
  await expect(attention(page)).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Start hidden' })).toBeChecked();
});

test('spelling is checked in several languages, or not at all', { tag: BEYOND_GATE }, async ({ launch, account }) => {
  test.skip(process.platform === 'darwin', 'macOS finds the languages by itself.');
  const { page } = await launch();
  await signIn(page, account);
  await goTo(page, '/dashboard/settings');
  await page.getByRole('button', { name: 'Check spelling' }).click();
  const dialog = page.getByRole('dialog', { name: 'Check spelling' });
  await dialog.getByRole('checkbox', { name: 'French' }).check();
  await dialog.getByRole('checkbox', { name: 'British English' }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Check spelling' })).toContainText('French');
  await page.getByRole('button', { name: 'Check spelling' }).click();
  const ticked = dialog.getByRole('checkbox', { checked: true });
  await expect(ticked.first()).toBeVisible();
  while ((await ticked.count()) > 0) await ticked.first().uncheck();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Check spelling' })).toContainText('Off');
});

test(
  'another server is checked to be Oja before it is stored, has its own login, and can be changed back',
  { tag: BEYOND_GATE },
  async ({ launch, account, server }) => {
    const { page } = await launch();
    await signIn(page, account);
    await goTo(page, '/dashboard/settings');
    await page.getByRole('button', { name: /^Server/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Server' });
    const address = dialog.getByRole('textbox', { name: 'Address' });
    await address.fill('http://market.example');
    await dialog.getByRole('button', { name: 'Use this server' }).click();
    await expect(dialog.getByText('is no address of a server')).toBeVisible();
    await address.fill('http://127.0.0.1:9');
    await address.press('Enter');
    await expect(dialog.getByText('Nobody answers at http://127.0.0.1:9.')).toBeVisible();
    await expect(address).toHaveValue('http://127.0.0.1:9');

    // The app treats the same server at another address as a different one.
    await address.fill(`http://127.0.0.1:${server.port}`);
    await address.press('Enter');
    await expect(page).toHaveURL(/\/login/);
    await signIn(page, account);
    await goTo(page, '/dashboard/settings');
    await page.getByRole('button', { name: /^Server/ }).click();
    await dialog.getByRole('button', { name: /^Back to / }).click();
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
  },
);
