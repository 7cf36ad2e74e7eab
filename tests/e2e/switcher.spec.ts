import { expect, type Page } from '@playwright/test';

import { sendByCall } from './talk.ts';
import { field, log, open, test, listed, tab } from './two-people.ts';

/** The switcher behind Ctrl+K, and the keys that go from conversation to conversation. */

const palette = (page: Page) => page.getByRole('dialog', { name: 'Go to' });
const box = (page: Page) => palette(page).getByRole('combobox');
const options = (page: Page) => palette(page).getByRole('option');
const switchKey = (page: Page) => page.keyboard.press('ControlOrMeta+k');

test('Ctrl+K and a name with a wrong letter lead to the conversation, and Escape back to where one typed', async ({
  ada,
  bayo,
  request,
}) => {
  await sendByCall(request, bayo, ada, 'How much?');
  await ada.page.goto('/dashboard/settings');
  await expect(ada.page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await switchKey(ada.page);
  await expect(box(ada.page)).toBeFocused();
  await ada.page.keyboard.type('Bayp');
  await expect(options(ada.page).first()).toHaveText(/Bayo Cole/);
  await ada.page.keyboard.press('Enter');
  await expect(palette(ada.page)).toBeHidden();
  await expect(ada.page).toHaveURL(new RegExp(`/dashboard/chat/${bayo.id}$`));
  await expect(log(ada.page)).toContainText('How much?');

  await field(ada.page).focus();
  await switchKey(ada.page);
  await expect(box(ada.page)).toBeFocused();
  await switchKey(ada.page);
  await expect(palette(ada.page)).toBeHidden();
  await expect(field(ada.page)).toBeFocused();
});

test('the switcher finds posts and people on the server, and runs commands', async ({ ada, bayo }) => {
  await ada.page.goto('/dashboard/notifications');
  await expect(ada.page.getByRole('heading', { level: 1 })).toBeVisible();
  await switchKey(ada.page);
  await box(ada.page).fill(`@${bayo.userName}`);
  const found = palette(ada.page).getByRole('group', { name: 'More people' }).getByRole('option');
  await expect(found).toHaveText(/Bayo Cole/);
  await found.click();
  await expect(ada.page).toHaveURL(new RegExp(`/dashboard/profile/${bayo.id}$`));
  await expect(ada.page.getByRole('heading', { level: 1, name: bayo.userName })).toBeVisible();

  await switchKey(ada.page);
  await box(ada.page).fill('light col');
  await expect(options(ada.page).first()).toHaveText('Use light colours');
  await ada.page.keyboard.press('Enter');
  await expect(ada.page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('offline, the switcher still leads to conversations and screens, and says what it cannot search', async ({
  ada,
  bayo,
  request,
}) => {
  await sendByCall(request, bayo, ada, 'How much?');
  await ada.page.goto('/dashboard/chat');
  await expect(listed(ada.page, '')).toHaveText([/Bayo Cole/]);
  await switchKey(ada.page);
  await expect(options(ada.page).first()).toHaveText(/Bayo Cole/);
  await ada.page.keyboard.press('Escape');
  await ada.context.setOffline(true);

  await switchKey(ada.page);
  await ada.page.keyboard.type('bay');
  await expect(options(ada.page)).toHaveText([/Bayo Cole/]);
  await expect(palette(ada.page)).toContainText('Posts and other people can be searched once you are online again.');
  await box(ada.page).fill('zzzz');
  await expect(palette(ada.page).getByRole('status')).toContainText('Nothing fits what you typed.');
  await box(ada.page).fill('bay');
  await ada.page.keyboard.press('Enter');
  await expect(ada.page).toHaveURL(new RegExp(`/dashboard/chat/${bayo.id}$`));
  await expect(ada.page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveCount(0);
});

test('Alt with the arrow keys goes from conversation to conversation, with Shift to the unread ones, also while typing', async ({
  ada,
  bayo,
  chi,
  dayo,
  request,
}) => {
  await sendByCall(request, bayo, ada, 'First');
  await sendByCall(request, chi, ada, 'Second');
  await sendByCall(request, dayo, ada, 'Third');
  const isAt = (partner: { id: string }) => expect(ada.page).toHaveURL(new RegExp(`/dashboard/chat/${partner.id}$`));
  await open(ada, chi);
  await expect(log(ada.page)).toContainText('Second');
  await field(ada.page).focus();
  await ada.page.keyboard.press('Alt+ArrowDown');
  await isAt(bayo);
  await expect(log(ada.page)).toContainText('First');
  await ada.page.keyboard.press('Alt+ArrowUp');
  await isAt(chi);
  await ada.page.keyboard.press('Alt+Shift+ArrowDown');
  await isAt(dayo);
  await expect(log(ada.page)).toContainText('Third');
  await ada.page.keyboard.press('Alt+Shift+ArrowDown');
  await expect(ada.page.getByText('No other conversation is unread', { exact: true })).toBeVisible();
  await isAt(dayo);

  await ada.page.goto('/dashboard/chat');
  await expect(ada.page.getByRole('main').getByRole('link')).toHaveCount(3);
  await ada.page.keyboard.press('?');
  const keys = ada.page.getByRole('dialog', { name: 'Keys on this page' });
  await expect(keys).toContainText(/next unread conversation/);
  await expect(keys).toContainText(/go to anything/);
});

test('the filter shows unread conversations until the chat is left', async ({ ada, bayo, chi, request }) => {
  await sendByCall(request, bayo, ada, 'First');
  await sendByCall(request, ada, chi, 'Second');
  await ada.page.goto('/dashboard/chat');
  const rows = listed(ada.page, '');
  await expect(rows).toHaveText([/Chi Obi/, /Bayo Cole/]);
  await ada.page.getByRole('radio', { name: 'Unread' }).check();
  await expect(rows).toHaveText([/Bayo Cole/]);
  await rows.first().click();
  await expect(log(ada.page)).toContainText('First');
  await tab(ada.page, 'Chat').click();
  await expect(ada.page.getByRole('radio', { name: 'Unread' })).toBeChecked();
  await expect(ada.page.getByText('No unread conversations')).toBeVisible();
  await ada.page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Home' }).click();
  await ada.page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Chat' }).click();
  await expect(ada.page.getByRole('radio', { name: 'All' })).toBeChecked();
  await expect(rows).toHaveText([/Chi Obi/, /Bayo Cole/]);
});
