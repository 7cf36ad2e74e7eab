import { expect, type Page } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { sendByCall } from './talk.ts';
import { bubble, field, log, open, say, test } from './two-people.ts';

/** Chat in windows that have room for panes (product §2, decision 045). */

const pane = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const row = (page: Page, name: string) =>
  pane(page, 'Conversations').getByRole('link', { name: new RegExp(`Read messages|${name}`) });
const widthOf = async (page: Page, name: string) => (await pane(page, name).boundingBox())?.width ?? 0;

test('a conversation is 60, 50 and 40 percent wide on medium, large and extra large screens', async ({ ada, bayo }) => {
  await open(ada, bayo);
  await expect(field(ada.page)).toBeVisible();
  for (const [width, share] of [
    [800, 0.6],
    [1100, 0.5],
    [1440, 0.4],
  ] as const) {
    await ada.page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await widthOf(ada.page, 'Messages')) / width).toBeCloseTo(share, 2);
  }
});

test('a conversation opens beside the list, which marks it and keeps its place', async ({ ada, bayo, request }) => {
  await sendByCall(request, bayo, ada, 'Is the kettle still there?');
  await ada.page.goto('/dashboard/chat');
  await expect(pane(ada.page, 'Messages').getByRole('heading', { name: /waited longest/ })).toBeVisible();
  await row(ada.page, 'Bayo Cole').click();
  await expect(bubble(ada.page, 'kettle')).toBeVisible();
  await expect(row(ada.page, 'Bayo Cole')).toContainText('Open now');
  await expect(pane(ada.page, 'Details').getByRole('heading', { name: 'Bayo Cole' })).toBeVisible();
  await expect(field(ada.page)).toBeFocused();
  await ada.page.goBack();
  await expect(log(ada.page)).toHaveCount(0);
  await expect(pane(ada.page, 'Conversations')).toBeVisible();
  await expect(row(ada.page, 'Bayo Cole')).toBeFocused();
  await ada.page.goForward();
  await expect(bubble(ada.page, 'kettle')).toBeVisible();
});

test(
  'a narrow window shows one screen after the other, and a line at the border loses nothing',
  { tag: BEYOND_GATE },
  async ({ ada, bayo }) => {
    await open(ada, bayo);
    await field(ada.page).fill('Half a sentence');
    await ada.page.setViewportSize({ width: 320, height: 640 });
    await expect(field(ada.page)).toHaveValue('Half a sentence');
    await expect(pane(ada.page, 'Conversations')).toHaveCount(0);
    await expect(ada.page.getByRole('link', { name: 'Back to conversations' })).toBeVisible();
    await ada.page.setViewportSize({ width: 1440, height: 900 });
    await expect(field(ada.page)).toHaveValue('Half a sentence');
  },
);

test('the border is moved by keys and kept for the next visit; no pane can be lost', async ({ ada, bayo }) => {
  await ada.page.setViewportSize({ width: 1024, height: 800 });
  await open(ada, bayo);
  await ada.page.getByRole('separator', { name: 'Width of Conversations' }).focus();
  await ada.page.keyboard.press('Home');
  await expect.poll(() => widthOf(ada.page, 'Conversations')).toBe(240);
  await ada.page.keyboard.press('ArrowRight');
  await expect.poll(() => widthOf(ada.page, 'Conversations')).toBeCloseTo(256, 0);
  await ada.page.reload();
  await expect(field(ada.page)).toBeVisible();
  expect(await widthOf(ada.page, 'Conversations')).toBeCloseTo(256, 0);
  await ada.page.getByRole('separator', { name: 'Width of Conversations' }).focus();
  await ada.page.keyboard.press('Enter');
  await expect.poll(() => widthOf(ada.page, 'Conversations')).toBe(512);
});

test('F6 goes from pane to pane, and back to the field that was left', { tag: BEYOND_GATE }, async ({ ada, bayo }) => {
  await open(ada, bayo);
  await expect(field(ada.page)).toBeFocused();
  await ada.page.keyboard.press('F6');
  await expect(pane(ada.page, 'Details')).toBeFocused();
  await ada.page.keyboard.press('F6');
  await expect(pane(ada.page, 'Conversations')).toBeFocused();
  await ada.page.keyboard.press('F6');
  await expect(field(ada.page)).toBeFocused();
});

test(
  'an address of nobody’s conversation says so beside the list, which stays usable',
  { tag: BEYOND_GATE },
  async ({ ada, bayo, request }) => {
    await sendByCall(request, bayo, ada, 'Is the kettle still there?');
    await ada.page.goto('/dashboard/chat/nobody');
    await expect(pane(ada.page, 'Messages').getByRole('heading', { name: 'Failed to load messages' })).toBeVisible();
    await row(ada.page, 'Bayo Cole').click();
    await expect(bubble(ada.page, 'kettle')).toBeVisible();
    await say(ada.page, 'Yes.');
    await expect(bubble(ada.page, 'Yes.')).toBeVisible();
  },
);
