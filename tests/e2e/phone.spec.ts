import { expect, type Page, test } from '@playwright/test';

import { makeAccount, type TestAccount } from './accounts.ts';
import { startSession } from './demo.ts';

/** A phone number that is confirmed by SMS, and its mark on the profile and on posts (decision 039). */

/** A number of one test, so that other tests and runs do not use up its limits. */
const newNumber = () => `80${String(Date.now() % 100_000_000).padStart(8, '0')}`;
const shown = (number: string) => number.replace(/^(\d{3})(\d{3})(\d+)$/, '+234 $1 $2 $3');

/** The code in the newest text message to a number, from the page /sms. */
async function codeSentTo(page: Page, number: string): Promise<string> {
  const messages = (await (await page.request.get('/sms')).text()).split('<article>');
  const code = messages.find((message) => message.includes(`+234${number}`))?.match(/(\d{6}) is your Oja code/)?.[1];
  if (code === undefined) throw new Error(`The page holds no text message to ${number}.`);
  return code;
}

async function addPost(page: Page, { accessToken }: TestAccount, phoneNumber: string): Promise<string> {
  const answer = await page.request.post('/api/v1/posts', {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { title: 'Adire', description: 'Five yards.', phoneNumber, location: 'Abeokuta', images: [] },
  });
  const { data }: { data: { post: { _id: string } } } = await answer.json();
  return data.post._id;
}

test('a vendor confirms a number, and another number takes the marks away', async ({ page }) => {
  const vendor = await makeAccount(page.request, { vendor: true });
  const number = newNumber();
  const postId = await addPost(page, vendor, number);
  await startSession(page, vendor.userName, vendor.password);
  const mark = page.getByRole('main').getByText('Phone confirmed', { exact: true });
  const row = page.getByRole('button', { name: /^Phone number/ });
  const dialog = page.getByRole('dialog', { name: 'Your phone number' });

  await page.goto('/dashboard/settings');
  await row.click();
  await dialog.getByLabel('Phone number').fill(`0${number}`);
  await dialog.getByRole('button', { name: 'Send the code' }).click();
  await expect(dialog.getByText(`Enter the code we sent to ${shown(number)}`)).toBeVisible();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('That code is not right. Check the SMS and try again.')).toBeVisible();
  const code = await codeSentTo(page, number);
  await dialog.getByRole('textbox', { name: 'Character 1 of 6' }).fill(code);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your phone number is confirmed.', { exact: true })).toBeVisible();
  await expect(row).toContainText(shown(number));

  await page.goto(`/dashboard/profile/${vendor.id}`);
  await expect(mark).toHaveCount(1);
  await page.goto(`/dashboard/post/details/${postId}`);
  await expect(mark).toBeVisible();

  await page.goto('/dashboard/settings');
  await row.click();
  await dialog.getByLabel('Phone number').fill(newNumber());
  await dialog.getByRole('button', { name: 'Send the code' }).click();
  await expect(dialog.getByRole('group')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row).toContainText('Confirm it, and your profile and posts say so.');
  await page.goto(`/dashboard/profile/${vendor.id}`);
  await expect(page.getByRole('heading', { level: 1, name: vendor.userName })).toBeVisible();
  await expect(mark).toHaveCount(0);
  await page.goto(`/dashboard/post/details/${postId}`);
  await expect(page.getByText(shown(number))).toBeVisible();
  await expect(mark).toHaveCount(0);
});
