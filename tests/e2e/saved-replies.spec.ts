import { expect, type Page } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { makeAccount } from './accounts.ts';
import { logIn } from './demo.ts';
import { bringAxe, findViolations } from './find-violations.ts';
import { postByCall } from './market.ts';
import { stored } from './stored.ts';
import { join, type Person, sendByCall } from './talk.ts';
import { bubble, field, test as base } from './two-people.ts';

/** Saved replies in the field of a conversation (product §7). */

const PHONE = { width: 390, height: 844 };

/** A vendor on a desktop and a buyer, Ada, who has asked about a post. */
const test = base.extend<{ vendor: Person; title: string }>({
  vendor: async ({ browser, request, baseURL }, use) => {
    const person = await join(browser, request, baseURL, 'Adaeze Nwosu', { vendor: true });
    await use(person);
    await person.context.close();
  },
  title: async ({ request, vendor, ada }, use) => {
    const title = `Akwete wrapper of ${vendor.userName}`;
    const { id } = await postByCall(request, vendor, title);
    const sent = await request.post('/api/v1/messages', {
      headers: { authorization: `Bearer ${ada.accessToken}` },
      data: { recipientId: vendor.id, clientId: crypto.randomUUID(), message: 'Is it there?', img: '', postId: id },
    });
    expect(sent.ok()).toBe(true);
    await use(title);
  },
});

const list = (page: Page) => page.getByRole('listbox', { name: 'Saved replies' });
const option = (page: Page, name: string | RegExp) => list(page).getByRole('option', { name });
const active = (page: Page) => list(page).getByRole('option', { selected: true });
/** The field while the list is open. */
const combobox = (page: Page) => page.getByRole('combobox', { name: 'Message', exact: true });
const button = (page: Page) => page.getByRole('button', { name: 'Saved replies' });
const dialog = (page: Page) => page.getByRole('dialog');

async function saveByCall({ context, accessToken }: Person, name: string, text: string, uses = 0): Promise<void> {
  const answer = await context.request.post('/api/v1/saved-replies', {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { name, text, uses },
  });
  expect(answer.ok()).toBe(true);
}

/** Opens the conversation with the buyer. */
async function openThread({ page }: Person, buyer: Person): Promise<void> {
  await page.goto(`/dashboard/chat/${buyer.id}`);
  await expect(bubble(page, 'Is it there?').first()).toBeVisible();
}

test('by the keyboard alone a vendor starts with an offered reply, adds one, and answers with it', async ({
  vendor,
  ada,
  title,
}) => {
  const { page } = vendor;
  const { keyboard } = page;
  await openThread(vendor, ada);
  await expect(field(page)).toBeFocused();

  await test.step('an empty list explains itself, and a taken starter is filled in and saved', async () => {
    await keyboard.type('/');
    await expect(list(page).getByRole('option')).toHaveCount(4);
    await expect(page.getByText('Save what you write often')).toBeVisible();
    await expect(active(page)).toContainText('Available');
    await bringAxe(page);
    expect(await findViolations(page)).toEqual([]);
    await keyboard.press('ArrowDown');
    await expect(active(page)).toContainText('Last price');
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/saved-replies') && answer.status() === 201);
    await keyboard.press('Enter');
    await saved;
    await expect(field(page)).toHaveValue(`The last price for ${title} is ₦18,500.`);
    await expect(list(page)).toHaveCount(0);
    expect(await field(page).evaluate((area: HTMLTextAreaElement) => area.selectionStart === area.value.length)).toBe(
      true,
    );
    // It is not sent before Enter is pressed again.
    await keyboard.press('Enter');
    await expect(bubble(page, `The last price for ${title} is ₦18,500.`)).toBeVisible();
  });

  await test.step('a reply is added in the dialog at the end of the list', async () => {
    await keyboard.type('/');
    await expect(combobox(page)).toHaveAttribute('aria-expanded', 'true');
    await keyboard.press('ArrowUp');
    await expect(active(page)).toHaveText('Manage replies');
    await keyboard.press('Enter');
    await expect(dialog(page)).toContainText('Last price');
    await dialog(page).getByRole('button', { name: 'New reply' }).press('Enter');
    await page.getByLabel('Name').fill('Delivery');
    await keyboard.press('Escape');
    await expect(page.getByLabel('Name')).toHaveValue('Delivery');
    await page.getByLabel('Text').fill('{name}, we deliver in Lagos.');
    await dialog(page).getByRole('button', { name: 'Save' }).press('Enter');
    await expect(dialog(page).getByRole('listitem')).toHaveCount(2);
    await keyboard.press('Escape');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  });

  await test.step('typing filters by name and text, and Tab takes', async () => {
    await keyboard.type('/lagos');
    await expect(list(page).getByRole('option')).toHaveCount(2);
    await keyboard.press('Tab');
    await expect(field(page)).toHaveValue('Adá Òkè, we deliver in Lagos.');
    await field(page).fill('');
  });

  await test.step('Escape closes, a text that fits nothing is sent, and a draft is never replaced', async () => {
    await keyboard.type('/');
    await expect(list(page)).toBeVisible();
    await keyboard.press('Escape');
    await expect(list(page)).toHaveCount(0);
    await keyboard.type('shrug');
    await keyboard.press('Enter');
    await expect(bubble(page, '/shrug')).toBeVisible();
    await keyboard.type('/5 each');
    await expect(list(page)).toHaveCount(0);
    await keyboard.press('Enter');
    await expect(bubble(page, '/5 each')).toBeVisible();
    await keyboard.type('A/');
    await expect(list(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue('A/');
  });
});

for (const { typed, outcome, draft, sent } of [
  { typed: '/lag', outcome: 'takes the reply', draft: 'We deliver in Lagos.', sent: 0 },
  { typed: '/5 each', outcome: 'sends what fits none', draft: '', sent: 1 },
])
  test(
    `Enter before the replies have loaded waits for them, then ${outcome}`,
    {
      tag: BEYOND_GATE,
    },
    async ({ request, vendor, ada }) => {
      const { page } = vendor;
      await saveByCall(vendor, 'Lagos', 'We deliver in Lagos.');
      await sendByCall(request, ada, vendor, 'Is it there?');
      await openThread(vendor, ada);
      const { promise, resolve } = Promise.withResolvers<undefined>();
      await page.route('**/api/v1/saved-replies', async (route) => {
        await promise;
        await route.continue();
      });
      await field(page).pressSequentially(typed);
      await expect(page.getByText('Loading your saved replies…')).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(field(page)).toHaveValue(typed);
      resolve(undefined);
      await expect(field(page)).toHaveValue(draft);
      await expect(bubble(page, typed)).toHaveCount(sent);
    },
  );

test('a placeholder without a value is not sent unnoticed', async ({ vendor, bayo }) => {
  const { page } = vendor;
  await saveByCall(vendor, 'Price', 'It is {price}, {name}.');
  await page.goto(`/dashboard/chat/${bayo.id}`);
  await field(page).pressSequentially('/pri');
  await expect(active(page)).toContainText('Price');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('It is {price}, Bayo Cole.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Replace {price} first.')).toBeVisible();
  // It is selected, so that typing replaces it.
  await page.keyboard.type('₦5,000');
  await expect(page.getByText('Replace {price} first.')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(bubble(page, 'It is ₦5,000, Bayo Cole.')).toBeVisible();
});

test(
  'the most used replies come first on all devices, and a deletion is undone',
  { tag: BEYOND_GATE },
  async ({ vendor, ada, title }) => {
    const { page } = vendor;
    await saveByCall(vendor, 'Rare', 'Hello.');
    await saveByCall(vendor, 'Frequent', 'Yes.', 2);
    await openThread(vendor, ada);
    await field(page).pressSequentially('/');
    await expect(list(page).getByRole('option')).toHaveText([/^Frequent/, /^Rare/, 'Manage replies']);
    await option(page, 'Manage replies').click();
    await dialog(page).getByRole('button', { name: 'Delete Frequent' }).click();
    await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Rare' })).toBeVisible();
    await expect(dialog(page).getByText('Yes.')).toHaveCount(0);
    // Not a click: the toast may move while another goes.
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(dialog(page).getByText('Yes.')).toBeVisible();
    await page.keyboard.press('Escape');

    await page.reload();
    await field(page).pressSequentially('/');
    await expect(list(page).getByRole('option')).toHaveText([/^Frequent/, /^Rare/, 'Manage replies']);
    expect(title).toContain('Akwete');
  },
);

test('on a touch screen a button opens the list, for vendors and for those who have replies', async ({
  browser,
  request,
  baseURL,
  ada,
}) => {
  const device = { hasTouch: true, isMobile: true, viewport: PHONE, screen: PHONE };
  const person = await join(browser, request, baseURL, 'Chi Obi', { device });
  const { page } = person;
  await page.goto(`/dashboard/chat/${ada.id}`);
  await expect(field(page)).toBeVisible();
  await expect(button(page)).toHaveCount(0);
  await saveByCall(person, 'Welcome', 'Good day, {name}.');
  await page.reload();
  await button(page).tap();
  await expect(option(page, /Welcome/)).toBeVisible();
  // The keyboard of a phone would cover the list.
  await expect(field(page).or(combobox(page))).not.toBeFocused();
  await page.getByRole('log').tap({ position: { x: 10, y: 10 } });
  await expect(list(page)).toHaveCount(0);
  await button(page).tap();
  await option(page, /Welcome/).tap();
  await expect(field(page)).toHaveValue('Good day, Adá Òkè.');
  await expect(field(page)).toBeFocused();
  // A draft is never replaced.
  await expect(button(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Send', exact: true }).tap();
  await expect(bubble(page, 'Good day, Adá Òkè.')).toBeVisible();
  await person.context.close();
});

test(
  'replies that were loaded once are there without a connection',
  { tag: BEYOND_GATE },
  async ({ browser, request, baseURL, ada }) => {
    // A real login stores what is loaded.
    const account = await makeAccount(request, { name: 'Chi Obi' });
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const page = await context.newPage();
    await logIn(page, account.userName, account.password);
    await saveByCall({ ...account, context, page }, 'Stock', '{name}, it is in stock.');
    await sendByCall(request, ada, account, 'Is it there?');
    await page.goto('/dashboard/chat');
    await page.getByRole('link', { name: /Adá Òkè/ }).click();
    await expect(bubble(page, 'Is it there?')).toBeVisible();
    await field(page).pressSequentially('/');
    await expect(option(page, /Stock/)).toBeVisible();
    for (const text of ['it is in stock', 'Is it there?']) await expect.poll(() => stored(page)).toContain(text);
    await page.keyboard.press('Escape');
    await field(page).fill('');
    await context.route(
      ({ pathname }) => /^\/(?:api|socket\.io|health|config\.json|version\.json)\b/.test(pathname),
      (route) => route.abort('internetdisconnected'),
    );
    await page.reload();
    await expect(bubble(page, 'Is it there?').first()).toBeVisible();
    await field(page).pressSequentially('/sto');
    await expect(active(page)).toContainText('Stock');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('Adá Òkè, it is in stock.');
    await context.close();
  },
);
