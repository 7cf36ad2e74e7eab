import { expect, type Page } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { makeAccount } from './accounts.ts';
import { startSession } from './demo.ts';
import { sendByCall } from './talk.ts';
import { bubble, log, open, say, test } from './two-people.ts';

/** The warning above risky messages of other users. */

const notes = (page: Page) => page.getByRole('note', { name: 'Safety note' });

test('a risky message of another user carries a warning, which stays dismissed after a reload; own messages carry none', async ({
  ada,
  bayo,
  request,
}) => {
  await sendByCall(request, bayo, ada, 'It is 45,000 naira, call me on 08031234567');
  await sendByCall(request, bayo, ada, 'Pay 45k to 0123456789 GTBank before I send it');
  await sendByCall(request, bayo, ada, 'or here: https://jumia.com.ng.pay-now.top');
  await open(ada, bayo);
  const asking = bubble(ada.page, 'GTBank').getByRole('note');
  await expect(asking).toHaveText(/asks you to pay first.*carries payment details/su);
  const posing = bubble(ada.page, 'pay-now').getByRole('note');
  await expect(posing).toContainText('looks like a site it is not');
  await expect(log(ada.page).getByRole('note')).toHaveCount(2);

  await test.step('the writer of such a message gets no warning', async () => {
    await say(ada.page, 'Pay before delivery to 0123456789 GTBank? Never');
    await expect(bubble(ada.page, 'Never').getByText('Sent', { exact: true })).toBeAttached();
    await expect(bubble(ada.page, 'Never').getByRole('note')).toHaveCount(0);
  });

  await test.step('dismissing it by keyboard keeps the focus on the message', async () => {
    await asking.getByRole('button', { name: 'Dismiss safety note' }).press('Enter');
    await expect(asking).toHaveCount(0);
    await expect(bubble(ada.page, '45k')).toBeFocused();
  });
  await ada.page.reload();
  await expect(posing).toBeVisible();
  await expect(asking).toHaveCount(0);
});

test('a vendor who is told that the money was sent is reminded to look at their own balance, a customer is not', async ({
  ada,
  bayo,
  browser,
  request,
}) => {
  const vendor = await makeAccount(request, { vendor: true });
  const page = await (await browser.newContext()).newPage();
  await startSession(page, vendor.userName, vendor.password);
  for (const to of [vendor, bayo]) await sendByCall(request, ada, to, 'I have made the payment, pls confirm');
  await page.goto(`/dashboard/chat/${ada.id}`);
  await expect(bubble(page, 'made the payment').getByRole('note')).toContainText(
    'This message says that you were paid. Check your own balance before you hand it over.',
  );
  await sendByCall(request, ada, vendor, 'Is the blue one still there?');
  await expect(bubble(page, 'blue one')).toBeVisible();
  await expect(bubble(page, 'blue one').getByRole('note')).toHaveCount(0);
  await page.context().close();

  await open(bayo, ada);
  await sendByCall(request, ada, bayo, 'Pay before delivery');
  // The rules are there, and find nothing in the other message that concerns a customer.
  await expect(bubble(bayo.page, 'before delivery').getByRole('note')).toBeVisible();
  await expect(bubble(bayo.page, 'made the payment').getByRole('note')).toHaveCount(0);
});

test(
  'an account newer than a week has a notice, as soon as it has written, until that is dismissed',
  { tag: BEYOND_GATE },
  async ({ ada, bayo }) => {
    await open(ada, bayo);
    await expect(ada.page.getByText('No messages yet')).toBeVisible();
    await expect(notes(ada.page)).toHaveCount(0);

    await open(bayo, ada);
    await say(bayo.page, 'Good morning');
    await say(bayo.page, 'I have one more');
    await expect(bubble(ada.page, 'one more')).toHaveCount(1);
    await expect(notes(ada.page)).toContainText('This account is less than a week old.');
    // The other user has received no message.
    await expect(notes(bayo.page)).toHaveCount(0);

    await notes(ada.page).getByRole('button', { name: 'Dismiss safety note' }).click();
    await expect(notes(ada.page)).toHaveCount(0);
    await ada.page.reload();
    await expect(bubble(ada.page, 'one more')).toBeVisible();
    await expect(notes(ada.page)).toHaveCount(0);
  },
);
