import { expect } from '@playwright/test';

import type { Person } from './talk.ts';
import { bubble, field, log, open, say, test } from './two-people.ts';
import { BEYOND_GATE } from '../suite.ts';

/** The quote above the field. */
const draft = ({ page }: Person) =>
  page
    .getByRole('group', { name: /^Reply to/ })
    .filter({ has: page.getByRole('button', { name: 'Cancel the reply' }) });
/** The quote in the first message with a text. */
const quoteIn = ({ page }: Person, answer: string) =>
  bubble(page, answer)
    .first()
    .getByRole('group', { name: /^Reply to/ });

/** Chooses an action on a message. */
async function choose({ page }: Person, text: string, action: string): Promise<void> {
  // The first one: later messages quote it.
  await bubble(page, text).first().getByRole('button', { name: 'Message options' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: action }).click();
}

test('an answer quotes a message for both people, also after a reload, until that message is deleted', async ({
  ada,
  bayo,
}) => {
  await open(ada, bayo);
  await say(ada.page, 'Is the blue one there?');
  await open(bayo, ada);
  await expect(bubble(bayo.page, 'Is the blue one there?')).toBeVisible();

  await test.step('R quotes the focused message, and Escape cancels', async () => {
    await bubble(bayo.page, 'Is the blue one there?').getByRole('button', { name: 'Message options' }).focus();
    await bayo.page.keyboard.press('r');
    await expect(draft(bayo)).toContainText('Adá Òkè');
    await expect(draft(bayo)).toContainText('Is the blue one there?');
    await expect(field(bayo.page)).toBeFocused();
    await expect(field(bayo.page)).toHaveValue('');
    await bayo.page.keyboard.press('Escape');
    await expect(draft(bayo)).toHaveCount(0);
    await expect(field(bayo.page)).toBeFocused();
  });

  await test.step('the messages are one tab stop: arrow keys go to one, R quotes it, Enter opens its menu', async () => {
    // From the field: past the button for pictures, and not through the messages.
    await bayo.page.keyboard.press('Shift+Tab');
    await bayo.page.keyboard.press('Shift+Tab');
    await expect(log(bayo.page)).toBeFocused();
    const message = bubble(bayo.page, 'Is the blue one there?');
    await bayo.page.keyboard.press('ArrowUp');
    await expect(message).toBeFocused();
    await bayo.page.keyboard.press('Enter');
    await expect(bayo.page.getByRole('menuitem', { name: 'Reply' })).toBeVisible();
    await bayo.page.keyboard.press('Escape');
    await expect(bayo.page.getByRole('menu')).toHaveCount(0);
    await bayo.page.keyboard.press('?');
    const keys = bayo.page.getByRole('dialog', { name: 'Keys on this page' });
    for (const does of ['go from message to message', 'go through links and pictures of the message'])
      await expect(keys).toContainText(does);
    await bayo.page.keyboard.press('Escape');
    await expect(keys).toHaveCount(0);
    await field(bayo.page).focus();
  });

  await test.step('the menu quotes it, and the quote waits through a reload', async () => {
    await choose(bayo, 'Is the blue one there?', 'Reply');
    await expect(field(bayo.page)).toBeFocused();
    await bayo.page.reload();
    await expect(draft(bayo)).toContainText('Is the blue one there?');
    await say(bayo.page, 'It is');
    await expect(draft(bayo)).toHaveCount(0);
  });

  for (const person of [ada, bayo]) await expect(quoteIn(person, 'It is')).toContainText('Is the blue one there?');
  await expect(quoteIn(ada, 'It is')).toContainText('You');
  await bayo.page.reload();
  await expect(quoteIn(bayo, 'It is')).toContainText('Is the blue one there?');

  await test.step('a press on the quote goes to the message', async () => {
    await quoteIn(bayo, 'It is').getByRole('button').click();
    await expect(log(bayo.page).getByRole('article').first()).toBeFocused();
  });

  await test.step('one press sends a thumbs up as an answer', async () => {
    await choose(ada, 'It is', 'Reply');
    await ada.page.getByRole('button', { name: 'Reply with a thumbs up' }).click();
    await expect(draft(ada)).toHaveCount(0);
    await expect(quoteIn(bayo, '👍')).toContainText('It is');
  });

  await test.step('a deleted message is no longer quoted, live and after a reload', async () => {
    await choose(ada, 'Is the blue one there?', 'Delete');
    await ada.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    for (const person of [ada, bayo]) {
      await expect(quoteIn(person, 'It is')).toContainText('Deleted message');
      await person.page.reload();
      await expect(quoteIn(person, 'It is')).toContainText('Deleted message');
      await expect(log(person.page)).not.toContainText('Is the blue one there?');
    }
  });
});

test(
  'an answer that is written offline keeps its quote through a reload, and arrives once',
  { tag: BEYOND_GATE },
  async ({ ada, bayo }) => {
    await open(ada, bayo);
    await say(ada.page, 'Two yards at 18,500.');
    await open(bayo, ada);
    await expect(bubble(bayo.page, 'Two yards at 18,500.')).toBeVisible();
    await bayo.page.route('**/api/v1/messages/batch', (route) => route.abort('connectionrefused'));
    await choose(bayo, 'Two yards at 18,500.', 'Reply');
    await say(bayo.page, 'Agreed');
    await expect(bubble(bayo.page, 'Agreed')).toContainText('Not sent yet');
    await expect(quoteIn(bayo, 'Agreed')).toContainText('Two yards at 18,500.');
    await bayo.page.reload();
    await expect(bubble(bayo.page, 'Agreed')).toContainText('Not sent yet');
    await expect(quoteIn(bayo, 'Agreed')).toContainText('Two yards at 18,500.');
    await bayo.page.unroute('**/api/v1/messages/batch');
    // Ada has the conversation open, so she may have seen it already.
    await expect(bubble(bayo.page, 'Agreed').getByText(/^(?:Sent|Seen)$/)).toBeAttached();
    await expect(quoteIn(ada, 'Agreed')).toContainText('Two yards at 18,500.');
    await expect(log(ada.page).getByRole('article')).toHaveCount(2);
  },
);
