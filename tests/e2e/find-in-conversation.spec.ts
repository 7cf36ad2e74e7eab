import { type APIRequestContext, expect } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { bubble, field, log, open, say, test } from './two-people.ts';
import type { Person } from './talk.ts';

/** Finding a text in a conversation. */

/** How many small messages were written since: more than the thread loads by itself. */
const SINCE = 95;

/** Writes messages by calls of up to 50, all from one person to another. */
async function write(request: APIRequestContext, from: Person, to: Person, texts: readonly string[]): Promise<void> {
  for (let start = 0; start < texts.length; start += 50) {
    const messages = texts
      .slice(start, start + 50)
      .map((message) => ({ recipientId: to.id, clientId: crypto.randomUUID(), message, img: '' }));
    const answer = await request.post('/api/v1/messages/batch', {
      headers: { authorization: `Bearer ${from.accessToken}` },
      data: { messages },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

const smallTalk = (count: number) => Array.from({ length: count }, (_, index) => `Small talk ${index + 1}`);

test('what the vendor said about delivery last week is found with at most 8 keys and the word', async ({
  ada,
  bayo,
  request,
}) => {
  await write(request, bayo, ada, [
    'Good morning',
    ...smallTalk(20),
    'The DÉLIVERY to Ibadan is on Tuesday, 1,500 naira',
    ...smallTalk(SINCE),
    'Thanks for the delivery address',
    'See you',
  ]);
  await open(ada, bayo);
  const { page } = ada;
  // It opens at the unread marker.
  await page.getByRole('button', { name: 'Jump to newest' }).click();
  await expect(bubble(page, 'See you')).toBeInViewport();
  await field(page).focus();

  let keys = 0;
  const press = async (chord: string) => {
    keys += chord.split('+').length;
    await page.keyboard.press(chord);
  };
  const bar = page.getByRole('search', { name: 'Find in this conversation' });
  const state = bar.getByRole('status');
  await press('ControlOrMeta+f');
  await expect(bar.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('delivery');
  await press('Enter');
  await expect(state).toHaveText('1 of 2');
  await expect(bubble(page, 'Thanks for the delivery')).toBeInViewport();
  await press('Enter');
  await expect(state).toHaveText('2 of 2');
  const answer = bubble(page, 'to Ibadan is on Tuesday');
  await expect(answer).toBeInViewport();
  await expect(bubble(page, 'Small talk 20')).toBeInViewport();
  expect(keys).toBeLessThanOrEqual(8);
  await expect(page.locator('[data-found]')).toContainText('to Ibadan is on Tuesday');
  await expect(bar.getByRole('searchbox')).toBeFocused();

  await test.step('a change of the found message is shown in its place', async () => {
    const { data }: { data: { messages: { _id: string }[] } } = await (
      await request.get(`/api/v1/messages/${ada.id}/search?q=tuesday`, {
        headers: { authorization: `Bearer ${bayo.accessToken}` },
      })
    ).json();
    await request.patch(`/api/v1/messages/${data.messages[0]?._id}`, {
      headers: { authorization: `Bearer ${bayo.accessToken}` },
      data: { text: 'The delivery is on Wednesday', img: '' },
    });
    await expect(bubble(page, 'is on Wednesday')).toBeInViewport();
  });

  await test.step('older and newer messages are loaded around it', async () => {
    await log(page).hover();
    await page.mouse.wheel(0, -5000);
    await expect(bubble(page, 'Good morning')).toBeAttached();
    await expect(async () => {
      await page.mouse.wheel(0, 800);
      await expect(bubble(page, 'Small talk 60')).toBeInViewport({ timeout: 100 });
    }).toPass();
  });

  await test.step('Jump to newest returns to the newest message', async () => {
    await page.getByRole('button', { name: 'Jump to newest' }).click();
    await expect(bubble(page, 'See you')).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Jump to newest' })).toHaveCount(0);
  });

  await test.step('Escape closes the bar and returns the focus', async () => {
    await bar.getByRole('searchbox').press('Escape');
    await expect(bar).toHaveCount(0);
    await expect(field(page)).toBeFocused();
  });
});

test(
  'a message that is sent from the past returns to the newest ones',
  { tag: BEYOND_GATE },
  async ({ ada, bayo, request }) => {
    await write(request, bayo, ada, ['The needle', ...smallTalk(SINCE)]);
    await open(ada, bayo);
    const { page } = ada;
    await page.getByRole('button', { name: 'Conversation options' }).click();
    await page.getByRole('menuitem', { name: 'Find in conversation' }).click();
    const bar = page.getByRole('search', { name: 'Find in this conversation' });
    await expect(bar.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('needle');
    await expect(bubble(page, 'The needle')).toBeInViewport();
    await say(page, 'So it is there');
    await expect(bubble(page, 'So it is there')).toBeInViewport();
    await expect(bubble(page, `Small talk ${SINCE}`)).toBeInViewport();
  },
);

test('the bar says when nothing is found, and when there is no connection', async ({ ada, bayo, request }) => {
  await write(request, bayo, ada, ['Good morning']);
  await open(ada, bayo);
  const { page } = ada;
  await expect(bubble(page, 'Good morning')).toBeInViewport();
  await page.keyboard.press('ControlOrMeta+f');
  const bar = page.getByRole('search', { name: 'Find in this conversation' });
  await bar.getByRole('searchbox').fill('zebra');
  await expect(bar.getByRole('status')).toHaveText('No match');
  await ada.context.setOffline(true);
  await bar.getByRole('searchbox').fill('morning');
  await expect(bar.getByRole('status')).toHaveText('You are offline. Connect to search this conversation.');
  await ada.context.setOffline(false);
  await expect(bar.getByRole('status')).toHaveText('1 of 1');
});

test('on a phone the bar is one row, with and without what it says', async ({ ada, bayo, request }) => {
  await write(request, bayo, ada, ['Good morning']);
  const { page } = ada;
  await page.setViewportSize({ width: 390, height: 844 });
  await open(ada, bayo);
  await expect(bubble(page, 'Good morning')).toBeInViewport();
  await page.keyboard.press('ControlOrMeta+f');
  const bar = page.getByRole('search', { name: 'Find in this conversation' });
  const expectOneRow = async (text: string, says: string) => {
    await bar.getByRole('searchbox').fill(text);
    await expect(bar.getByRole('status')).toHaveText(says);
    expect((await bar.boundingBox())?.height).toBeLessThan(80);
  };
  await expectOneRow('morning', '1 of 1');
  await expectOneRow('zebra', 'No match');
});
