import { expect } from '@playwright/test';

import { makeAccount } from '../e2e/accounts.ts';
import { test } from '../e2e/deal-scene.ts';
import { postByCall } from '../e2e/market.ts';
import { MODES } from '../e2e/screens.ts';
import { sendByCall } from '../e2e/talk.ts';
import { storePicture } from './store-picture.ts';

/** In pixels: a phone and a laptop. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Who writes, what, and the labels that the vendor gave the conversation. */
const ASKING: ReadonlyArray<[name: string, text: string, labels: number[]]> = [
  ['Chidinma Eze', 'Is it still available?', [1]],
  ['Tunde Bakare', 'What is your last price?', [2]],
  ['Halima Sani', 'Where can I see it?', []],
  ['Ifeoma Okafor', 'I can come on Saturday before noon', [1, 4]],
  ['Segun Alabi', 'Do you send to Ibadan?', []],
];

for (const mode of MODES) {
  for (const size of SIZES) {
    test(`a vendor’s inbox and the table of notifications, ${mode}, ${size.width} px`, async ({ request, vendor }) => {
      const { page } = vendor;
      const take = (step: string) => storePicture(page, `inbox-${step}-${mode}-${size.width}`);
      await page.setViewportSize(size);
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: mode });
      await page.addInitScript((stored) => localStorage.setItem('oja.mode', stored), mode);
      await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }));
      const post = await postByCall(request, vendor, 'Akwete wrapper');
      for (const [name, text, labels] of ASKING) {
        const customer = await makeAccount(request, { name });
        await sendByCall(request, customer, vendor, text, { postId: post.id });
        const answer = await request.patch(`/api/v1/conversations/${customer.id}`, {
          headers: { authorization: `Bearer ${vendor.accessToken}` },
          data: { labels },
        });
        expect(answer.status(), await answer.text()).toBe(200);
      }
      await page.goto('/dashboard/chat');
      await page.getByRole('button', { name: 'More filters and order' }).click();
      const order = page.getByRole('menuitem', { name: 'Longest waiting first', exact: true });
      await expect(order).toBeVisible();
      await take('1-filters');
      await order.click();
      await expect(page.getByText('To ship').first()).toBeVisible();
      await take('2-waiting-longest');
      await page.goto('/dashboard/settings');
      await page.getByRole('button', { name: 'Notifications', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText('Quiet hours');
      await take('3-notifications');
    });
  }
}
