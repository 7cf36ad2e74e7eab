import { expect } from '@playwright/test';

import { BROWSER_ARGS, findBrowser } from '../../scripts/find-browser.ts';
import { look, settle } from './alerts.ts';
import { sendByCall } from './talk.ts';
import { test } from './two-people.ts';

const executablePath = findBrowser();

// The small headless browser of the other specs refuses notifications, even with permission.
test.use({
  serviceWorkers: 'allow',
  launchOptions: {
    ...(executablePath ? { executablePath } : { channel: 'chromium' }),
    args: [...BROWSER_ARGS, '--disable-gpu'],
  },
});

test('the browser’s notification is shown through the service worker; a press opens the chat, and reading closes it', async ({
  request,
  ada,
  bayo,
}) => {
  const { page, context } = bayo;
  await context.grantPermissions(['notifications']);
  await context.addInitScript((key) => localStorage.setItem(key, 'on'), `oja.alerts.${bayo.id}`);
  await settle(page, '/dashboard');
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  await look(page, 'away');
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return ((await registration?.getNotifications()) ?? []).map(({ title, body }) => `${title}: ${body}`);
    });
  await sendByCall(request, ada, bayo, 'Good morning');
  await expect.poll(shown).toEqual(['Adá Òkè: Good morning']);
  await sendByCall(request, ada, bayo, 'Is it still there?');
  await expect.poll(shown).toEqual(['2 new messages from Adá Òkè: Is it still there?']);

  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(
    `self.registration.getNotifications().then(([notification]) => self.dispatchEvent(new NotificationEvent('notificationclick', { notification })))`,
  );
  await expect(page).toHaveURL(new RegExp(`/dashboard/chat/${ada.id}$`));
  await expect.poll(shown).toEqual([]);
  await sendByCall(request, ada, bayo, 'It is yours for 4,000');
  await expect.poll(shown).toHaveLength(1);
  await look(page, 'here');
  await expect.poll(shown).toEqual([]);
  await expect(page).toHaveTitle('Adá Òkè · Oja');
});
