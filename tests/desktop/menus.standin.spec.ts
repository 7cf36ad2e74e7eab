import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { ElectronApplication } from '@playwright/test';

import { makeAccount } from '../e2e/accounts.ts';
import { sendByCall } from '../e2e/talk.ts';
import { makeJpeg } from '../e2e/jpeg.ts';
import { BEYOND_GATE } from '../suite.ts';
import { expect, goTo, signIn, test } from './fixtures.ts';
import { pressPopup } from './window-state.ts';

/** Menus, spell checking and pictures (architecture §8). */

const choose = (app: ElectronApplication, label: string) =>
  app.evaluate((_electron, name) => standin.press('application', { label: name }), label);

test('the menu opens settings, search and a new chat, and moves between conversations', async ({
  launch,
  account,
  calls,
}) => {
  const [bayo, chi] = [await makeAccount(calls, { name: 'Bayo Cole' }), await makeAccount(calls, { name: 'Chi Eze' })];
  await sendByCall(calls, bayo, account, 'First');
  await sendByCall(calls, chi, account, 'Second');
  const { app, page } = await launch();
  await signIn(page, account);
  for (const [label, path] of [
    ['Settings…', 'settings'],
    ['Search', 'search'],
    ['New chat', 'find-users'],
    ['All chats', 'chat'],
  ] as const) {
    await choose(app, label);
    await expect(page).toHaveURL(new RegExp(`/dashboard/${path}$`));
  }
  await expect(page.getByRole('link', { name: /Chi Eze/ })).toBeVisible();
  // The conversation with the newest message is first.
  for (const [label, partner] of [
    ['Next conversation', chi],
    ['Next conversation', bayo],
    ['Next conversation', chi],
    ['Previous conversation', bayo],
  ] as const) {
    await choose(app, label);
    await expect(page).toHaveURL(new RegExp(`/dashboard/chat/${partner.id}$`));
  }
});

test('a misspelled word is corrected in place', { tag: BEYOND_GATE }, async ({ launch, account, calls }) => {
  const bayo = await makeAccount(calls, { name: 'Bayo Cole' });
  const { app, page } = await launch();
  await signIn(page, account);
  await goTo(page, `/dashboard/chat/${bayo.id}`);
  await app.evaluate(() => standin.misspellings.set('sandls', ['sandals']));
  const field = page.getByRole('textbox', { name: 'Message', exact: true });
  await field.fill('Leather sandls');
  await field.click({ button: 'right' });
  await pressPopup(app, 'sandals');
  await expect(field).toHaveValue('Leather sandals');
});

test(
  'a chat’s picture is saved where the user chooses, and a toast confirms it',
  { tag: BEYOND_GATE },
  async ({ launch, account, calls, home }) => {
    const bayo = await makeAccount(calls, { name: 'Bayo Cole' });
    const { app, page } = await launch();
    await signIn(page, account);
    await goTo(page, `/dashboard/chat/${bayo.id}`);
    await page.locator('input[type="file"]').setInputFiles({
      name: 'shoe.jpg',
      mimeType: 'image/jpeg',
      buffer: await makeJpeg({ width: 320, height: 240, hue: 30 }),
    });
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    const picture = page.getByRole('article').getByRole('img').first();
    // Until the stored picture is loaded, the one on screen is the file that was chosen, which has no address to save.
    await expect
      .poll(() => picture.evaluate(({ currentSrc, complete }: HTMLImageElement) => (complete ? currentSrc : '')))
      .toMatch(/^http/);
    const path = join(home.userData, 'saved.jpg');
    await app.evaluate((_electron, to) => standin.dialogs.queueSavePath(to), path);
    await picture.click({ button: 'right' });
    await pressPopup(app, 'Save picture as…');
    await expect(page.getByText('saved.jpg is saved', { exact: true })).toBeVisible();
    expect(existsSync(path)).toBe(true);
  },
);
