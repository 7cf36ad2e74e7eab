import { createECDH, randomBytes } from 'node:crypto';

import { expect, type BrowserContext } from '@playwright/test';

import { fakeNotifications, settle } from './alerts.ts';
import { followByCall } from './talk.ts';
import { bubble, open, say, test } from './two-people.ts';

/** Pushes to a browser without an open page (decision 064). The browser's push service is replaced at its boundary. */

async function fakePushManager(context: BrowserContext): Promise<void> {
  const own = createECDH('prime256v1');
  const keys = { p256dh: own.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  await context.addInitScript((given) => {
    const subscription = {
      toJSON: () => ({ endpoint: `https://fcm.googleapis.com/fcm/send/${given.auth}`, keys: given }),
      unsubscribe: () => {
        sessionStorage.removeItem('subscribed');
        return Promise.resolve(true);
      },
    };
    const pushManager = {
      subscribe: (options: { applicationServerKey: string }) => {
        sessionStorage.setItem('subscribed', options.applicationServerKey);
        return Promise.resolve(subscription);
      },
      getSubscription: () => Promise.resolve(sessionStorage.getItem('subscribed') === null ? null : subscription),
    };
    Object.defineProperty(navigator, 'serviceWorker', {
      value: {
        ready: Promise.resolve({ pushManager }),
        getRegistration: () => Promise.resolve(undefined),
        addEventListener: () => undefined,
        controller: null,
      },
    });
  }, keys);
}

test('the question comes after the first message only; a yes subscribes this browser, and the logout ends it', async ({
  request,
  ada,
  bayo,
}) => {
  const { page, context } = bayo;
  await followByCall(request, bayo, ada);
  await fakeNotifications(context, 'default');
  await fakePushManager(context);
  await settle(page, `/dashboard/chat/${ada.id}`);
  const question = page.getByText('Shall this device tell you when Adá Òkè answers');
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toBeVisible();
  await expect(question).toBeHidden();
  await say(page, 'Is the kettle still there?');
  await expect(bubble(page, 'Is the kettle')).toBeVisible();
  await expect(question).toBeVisible();
  expect(await page.evaluate(() => globalThis.window.alerts.permissionRequests)).toBe(0);

  const subscribed = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/push-subscriptions'));
  await page.getByRole('button', { name: 'Notify me' }).click();
  const answer = await subscribed;
  expect([answer.request().method(), answer.status()]).toEqual(['POST', 200]);
  expect(answer.request().postDataJSON()).toMatchObject({
    timeZone: await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
  });
  await expect(question).toBeHidden();
  const { pushKey }: { pushKey: string } = await (await request.get('/config.json')).json();
  expect(await page.evaluate(() => sessionStorage.getItem('subscribed'))).toBe(pushKey);

  await page.goto('/dashboard/settings');
  const again = await page.waitForResponse((each) => each.url().endsWith('/api/v1/push-subscriptions'));
  expect(again.status()).toBe(200);
  const ended = page.waitForResponse((each) => each.request().method() === 'DELETE');
  const device = page.getByRole('switch', { name: 'Notifications on this device' });
  await device.press('Space');
  expect((await ended).status()).toBe(200);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('subscribed'))).toBeNull();
  await device.press('Space');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('subscribed'))).toBe(pushKey);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('subscribed'))).toBeNull();
});

test('a no is kept: the question does not come again in this browser', async ({ request, ada, bayo }) => {
  const { page, context } = bayo;
  await followByCall(request, bayo, ada);
  await fakeNotifications(context, 'default');
  await open(bayo, ada);
  await say(page, 'Good morning');
  const question = page.getByText('Shall this device tell you');
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(question).toBeHidden();
  await open(bayo, ada);
  await say(page, 'Are you there?');
  await expect(bubble(page, 'Are you there?')).toBeVisible();
  await expect(question).toBeHidden();
  expect(await page.evaluate(() => globalThis.window.alerts.permissionRequests)).toBe(0);
});
