import { expect, type Page } from '@playwright/test';

import { look, settle, shownBy, turnAlertsOn } from './alerts.ts';
import { bringAxe, findViolations } from './find-violations.ts';
import { followByCall, sendByCall } from './talk.ts';
import { test } from './two-people.ts';

/** The choice of notifications in the settings (product §2). */

const openChoices = async (page: Page) => {
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  return page.getByRole('dialog', { name: 'Notifications' });
};

test('a kind that is switched off makes no system notification, on all devices, and keys alone are enough', async ({
  request,
  ada,
  bayo,
}) => {
  await turnAlertsOn(bayo);
  await settle(bayo.page, '/dashboard/settings');
  const dialog = await openChoices(bayo.page);
  await expect(dialog.getByRole('row', { name: /^Messages/ })).toContainText('Always');
  await bringAxe(bayo.page);
  expect(await findViolations(bayo.page)).toEqual([]);
  const messages = dialog.getByRole('switch', { name: 'Messages: On your screen' });
  await messages.focus();
  await bayo.page.keyboard.press('Space');
  await expect(messages).not.toBeChecked();
  await dialog.getByText('Likes of your posts: In the app').locator('xpath=ancestor::label').click();
  await expect(dialog.getByRole('switch', { name: 'Likes of your posts: On your screen' })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Name only' }).check();
  await dialog.getByText('Quiet hours').click();
  await expect(dialog.getByLabel('From')).toBeHidden();
  await bayo.page.keyboard.press('Escape');

  // Another device, and this one after a reload, have the choices.
  await settle(bayo.page, '/dashboard/settings');
  const again = await openChoices(bayo.page);
  await expect(again.getByRole('switch', { name: 'Messages: On your screen' })).not.toBeChecked();
  await expect(again.getByRole('switch', { name: 'Likes of your posts: In the app' })).not.toBeChecked();
  await expect(again.getByRole('radio', { name: 'Name only' })).toBeChecked();
  await bayo.page.keyboard.press('Escape');
  await look(bayo.page, 'away');
  await sendByCall(request, ada, bayo, 'Is the kettle still there?');
  await followByCall(request, ada, bayo);
  await expect.poll(() => shownBy(bayo.page)).toHaveLength(1);
  expect((await shownBy(bayo.page))[0]).toContain('started following you');
});

test('on a phone the choices are a list, and a change that fails is undone', async ({ bayo }) => {
  await bayo.page.setViewportSize({ width: 390, height: 844 });
  await settle(bayo.page, '/dashboard/settings');
  const dialog = await openChoices(bayo.page);
  await expect(dialog.getByRole('table')).toBeHidden();
  await expect(dialog.getByRole('heading', { name: 'New followers' })).toBeVisible();
  await bringAxe(bayo.page);
  expect(await findViolations(bayo.page)).toEqual([]);
  await bayo.page.route('**/api/v1/users/settings', (route) => route.fulfill({ status: 500, json: {} }));
  const row = dialog
    .getByRole('listitem')
    .filter({ hasText: 'New followers' })
    .getByRole('switch', { name: 'On your screen' });
  await row.press('Space');
  await expect(row).toBeChecked();
  await bayo.page.unroute('**/api/v1/users/settings');
  await dialog.getByLabel('From').fill('21:30');
  await expect.poll(() => bayo.page.evaluate(() => localStorage.getItem('oja.session'))).toContain('"from":"21:30"');
});
