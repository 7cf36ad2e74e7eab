import { expect, type Locator } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { answerWithConversations } from './many-conversations.ts';
import { sendByCall } from './talk.ts';
import { bubble, log, open, test } from './two-people.ts';

/** Long lists, which only render items near the view (decision 015). */

const topOf = (message: Locator) => message.evaluate((element) => element.getBoundingClientRect().top);
/** The number of rendered messages. */
const inPage = (messages: Locator) => messages.getByRole('article').count();

test(
  'a long thread keeps its position, and an edit in progress, while it is read back to its start and left',
  { tag: BEYOND_GATE },
  async ({ ada, bayo, request }) => {
    test.slow();
    for (let number = 1; number <= 270; number += 1)
      await sendByCall(request, number % 9 === 0 ? ada : bayo, number % 9 === 0 ? bayo : ada, `Message ${number}.`);
    await open(ada, bayo);
    const messages = log(ada.page);
    await expect(ada.page.getByText(/new messages?$/).first()).toBeInViewport();
    await ada.page.getByRole('button', { name: 'Jump to newest' }).click();
    await expect(bubble(ada.page, 'Message 270.')).toBeInViewport();

    await bubble(ada.page, 'Message 270.').hover();
    await bubble(ada.page, 'Message 270.').getByRole('button', { name: 'Message options' }).click();
    await ada.page.getByRole('menuitem', { name: 'Edit' }).click();
    const editor = ada.page.getByRole('textbox', { name: 'Edit message' });
    await editor.fill('Message 270, but bet');

    await test.step('older messages are inserted above without moving the visible ones', async () => {
      const older = ada.page.getByRole('button', { name: 'Load older messages' });
      // Far enough down that nothing loads by itself.
      await messages.evaluate((element) => element.scrollTo({ top: 900 }));
      await expect.poll(() => inPage(messages)).toBeGreaterThan(0);
      const read = messages.getByRole('article').filter({ hasText: 'Message 260.' });
      const before = await topOf(read);
      const height = await messages.evaluate((element) => element.scrollHeight);
      await older.evaluate((button: HTMLButtonElement) => button.click());
      await expect.poll(() => messages.evaluate((element) => element.scrollHeight)).toBeGreaterThan(height);
      await expect.poll(async () => Math.abs((await topOf(read)) - before)).toBeLessThan(2);
    });

    await test.step('at the start of the thread few messages are rendered, and the edit keeps its focus', async () => {
      await expect(async () => {
        await messages.evaluate((element) => element.scrollTo({ top: 0 }));
        await expect(bubble(ada.page, /Message 1\./)).toBeInViewport({ timeout: 500 });
      }).toPass();
      expect(await inPage(messages)).toBeLessThan(80);
      await expect(editor).toBeFocused();
      await expect(editor).not.toBeInViewport();
    });

    // As on any page, typing scrolls to the field: from the start of the thread to its end.
    await ada.page.keyboard.type('ter');
    await expect(editor).toBeInViewport();
    await expect(editor).toHaveValue('Message 270, but better');
    await editor.press('Enter');
    await expect(bubble(ada.page, 'Message 270, but better')).toBeInViewport();
    await expect(bubble(ada.page, 'Message 270, but better')).toContainText('Edited');
    await test.step('older messages are released, and a new message still leads to the end', async () => {
      await expect(ada.page.getByRole('button', { name: 'Load older messages' })).toBeAttached();
      await sendByCall(request, bayo, ada, 'And one more.');
      await expect(bubble(ada.page, 'And one more.')).toBeInViewport();
    });
  },
);

test(
  'a long list of conversations renders the ones near the window, and the keyboard reaches both ends',
  { tag: BEYOND_GATE },
  async ({ ada }) => {
    await answerWithConversations(ada.page, 200);
    await ada.page.goto('/dashboard/chat');
    const rows = ada.page.getByRole('main').getByRole('listitem');
    const link = (name: string) => ada.page.getByRole('link', { name: new RegExp(`^${name} `) });
    await expect(link('Person 1')).toBeVisible();
    expect(await rows.count()).toBeLessThan(60);
    await expect(rows.first()).toHaveAttribute('aria-setsize', '200');

    await link('Person 1').focus();
    await ada.page.keyboard.press('End');
    await expect(link('Person 200')).toBeFocused();
    await expect(link('Person 200')).toBeInViewport();
    await ada.page.keyboard.press('ArrowUp');
    await expect(link('Person 199')).toBeFocused();
    await ada.page.keyboard.press('Home');
    await expect(link('Person 1')).toBeFocused();
    await expect(link('Person 1')).toBeInViewport();
  },
);

test('a list of 3,000 conversations renders some dozens, at its beginning and at its end', async ({ ada }) => {
  await answerWithConversations(ada.page, 3000);
  await ada.page.setViewportSize({ width: 1440, height: 900 });
  await ada.page.goto('/dashboard/chat');
  const list = ada.page.getByRole('region', { name: 'Conversations', exact: true });
  const person = (number: number) => list.getByRole('link', { name: new RegExp(`^Person ${number} `) });
  await expect(person(1)).toBeVisible();
  expect(await list.getByRole('listitem').count()).toBeLessThan(60);
  await expect(list.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '3000');
  await person(1).focus();
  await ada.page.keyboard.press('End');
  await expect(person(3000)).toBeInViewport();
  expect(await list.getByRole('listitem').count()).toBeLessThan(60);
});
