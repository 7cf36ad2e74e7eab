import { expect } from '@playwright/test';

import { makeAccount } from './accounts.ts';
import { logIn } from './demo.ts';
import { sendByCall } from './talk.ts';
import { bubble, field, open, test } from './two-people.ts';
import { BEYOND_GATE } from '../suite.ts';

/** The devices where a user is signed in (product §2 "Settings"). */

test('a session ended in one browser while somebody types in another: nothing typed is lost', async ({
  page,
  context,
  bayo,
  browser,
  baseURL,
  request,
}) => {
  const ada = { ...(await makeAccount(request)), page, context };
  await sendByCall(request, bayo, ada, 'Is it still there?');
  await logIn(page, ada.userName, ada.password);
  await open(ada, bayo);
  await field(page).pressSequentially('Yes, it is 45');

  const phone = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    userAgent: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36',
  });
  const settings = await phone.newPage();
  await logIn(settings, ada.userName, ada.password);
  await settings.goto('/dashboard/settings');
  const devices = settings.getByRole('region', { name: 'Where you are signed in' });
  await expect(devices.getByRole('listitem').filter({ hasText: 'This device' })).toContainText('Chrome on Android');
  await devices.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await settings
    .getByRole('dialog', { name: 'Sign out on all other devices?' })
    .getByRole('button', { name: 'Sign out everywhere else' })
    .click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);

  await expect(page.getByText('You were signed out on this device.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByLabel('Email or username').fill(ada.userName);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/chat/${bayo.id}$`));
  await expect(field(page)).toHaveValue('Yes, it is 45');
  await field(page).press('Enter');
  await expect(bubble(page, 'Yes, it is 45')).toBeVisible();
  await phone.close();
});

test(
  'a message that an ended session cannot send any more is sent once after the next login',
  { tag: BEYOND_GATE },
  async ({ page, context, bayo, request }) => {
    const ada = { ...(await makeAccount(request)), page, context };
    await sendByCall(request, bayo, ada, 'Is it still there?');
    await logIn(page, ada.userName, ada.password);
    await open(ada, bayo);
    await expect(field(page)).toBeVisible();
    // The session ends while the message is on its way.
    await page.route('**/api/v1/messages/batch', async (route) => {
      const authorization = await route.request().headerValue('authorization');
      await request.post('/api/logout', { headers: { authorization: authorization ?? '' } });
      await route.continue();
    });
    await field(page).fill('It is yours');
    await field(page).press('Enter');
    await expect(page.getByText('You were signed out on this device.', { exact: true })).toBeVisible();
    // The signed-out notice can arrive before the answer to the logout: the message is still held back then.
    await page.unrouteAll({ behavior: 'wait' });
    await logIn(ada.page, ada.userName, ada.password);
    await open(ada, bayo);
    await expect(bubble(page, 'It is yours')).toHaveCount(1);
    await open(bayo, ada);
    await expect(bubble(bayo.page, 'It is yours')).toHaveCount(1);
  },
);
