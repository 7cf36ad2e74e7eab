import { expect, type Page } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { bringAxe, findViolations } from './find-violations.ts';
import { sendByCall } from './talk.ts';
import { bubble, field, open, test } from './two-people.ts';

/** Texts that are sent later, and taken back until they go (product §2 "Chat thread"). */

const WAIT_MS = 61_000;

const waiting = (page: Page) => page.getByRole('list', { name: 'Sent later' });
const dialog = (page: Page) => page.getByRole('dialog');

/** Types a text and opens the dialog for its time. */
async function askForTime(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Send later' }).click();
  await expect(dialog(page)).toContainText('time zone of this device');
}

test('a text waits at the end of the thread, survives a reload, and returns to the field when it is taken back', async ({
  ada,
  bayo,
  request,
}) => {
  const { page } = ada;
  await sendByCall(request, bayo, ada, 'When do you open?');
  await open(ada, bayo);
  await expect(bubble(page, 'When do you open?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send later' })).toHaveCount(0);

  await test.step('scheduled by a press, it leaves the field and says when it goes', async () => {
    await askForTime(page, 'We open at nine');
    await bringAxe(page);
    expect(await findViolations(page)).toEqual([]);
    await dialog(page)
      .getByRole('button', { name: /^Tomorrow/ })
      .click();
    await expect(waiting(page)).toContainText('We open at nine');
    await expect(waiting(page)).toContainText(/Will be sent tomorrow at 8:00.am/i);
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step('it is still there after a reload, and not a message', async () => {
    await page.reload();
    await expect(waiting(page)).toContainText('We open at nine');
    await expect(bubble(page, 'We open at nine')).toHaveCount(0);
  });

  await test.step('a field with another text keeps both', async () => {
    await field(page).fill('Good morning');
    await waiting(page).getByRole('button', { name: 'Take back' }).click();
    await dialog(page).getByRole('button', { name: 'Leave it waiting' }).click();
    await expect(waiting(page)).toContainText('We open at nine');
    await waiting(page).getByRole('button', { name: 'Take back' }).click();
    await dialog(page).getByRole('button', { name: 'Take back and add it' }).click();
    await expect(field(page)).toHaveValue('Good morning\n\nWe open at nine');
    await expect(waiting(page)).toHaveCount(0);
  });

  await test.step('without a connection the text stays in the field', async () => {
    await askForTime(page, 'See you');
    await page.context().setOffline(true);
    await dialog(page)
      .getByRole('button', { name: /^In an hour/ })
      .click();
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(field(page)).toHaveValue('See you');
    await page.context().setOffline(false);
  });
});

test(
  'a text reaches the other person at its time, and leaves the list',
  { tag: BEYOND_GATE },
  async ({ ada, bayo, request }) => {
    await open(ada, bayo);
    await open(bayo, ada);
    const scheduled = await request.post('/api/v1/messages/later', {
      headers: { authorization: `Bearer ${ada.accessToken}` },
      data: {
        recipientId: bayo.id,
        clientId: crypto.randomUUID(),
        message: 'We open at nine',
        sendAt: new Date(Date.now() + WAIT_MS).toISOString(),
      },
    });
    expect(scheduled.status()).toBe(201);
    // Another device shows it without a reload.
    await expect(waiting(ada.page)).toContainText('We open at nine');
    await expect(bubble(bayo.page, 'We open at nine')).toHaveCount(0);
    await expect(bubble(bayo.page, 'We open at nine')).toBeVisible({ timeout: WAIT_MS + 20_000 });
    await expect(bubble(ada.page, 'We open at nine')).toBeVisible();
    await expect(waiting(ada.page)).toHaveCount(0);
  },
);
