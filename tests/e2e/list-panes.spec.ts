import { expect, type Page, test } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { makeAccount } from './accounts.ts';
import { startSession } from './demo.ts';
import { bringAxe, findViolations } from './find-violations.ts';
import { followByCall } from './talk.ts';

/** Lists beside what is selected in them, from 1024 px (decision 045). */

const pane = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a notification opens beside the list, and back and forward work pane by pane', async ({ page, request }) => {
  const [ada, bayo] = await Promise.all([makeAccount(request), makeAccount(request, { name: 'Bayo Cole' })]);
  await followByCall(request, bayo, ada);
  await startSession(page, ada.userName, ada.password);
  await page.goto('/dashboard/notifications');
  const opened = pane(page, 'What the notification is about');
  await expect(opened.getByRole('heading', { name: 'No notification open' })).toBeVisible();
  const row = pane(page, 'Notifications').getByRole('link', { name: new RegExp(bayo.name) });
  await row.click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/profile/${bayo.id}$`));
  await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(opened).toBeFocused();
  await expect(row).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await expect(row).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(opened.getByRole('heading', { name: 'No notification open' })).toBeVisible();
  await expect(row).toBeFocused();
  await page.goForward();
  await expect(row).toHaveAttribute('aria-current', 'page');
});

test(
  'a user opens beside the search that found them, and a new search closes the profile',
  { tag: BEYOND_GATE },
  async ({ page, request }) => {
    const [ada, bayo] = await Promise.all([makeAccount(request), makeAccount(request)]);
    await startSession(page, ada.userName, ada.password);
    await page.goto(`/dashboard/find-users?query=${bayo.userName}`);
    const list = pane(page, 'Find Users');
    await list.getByRole('list', { name: 'Users' }).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/profile/${bayo.id}$`));
    await expect(list.getByRole('searchbox')).toHaveValue(bayo.userName);
    await list.getByRole('searchbox').fill(ada.userName);
    await expect(page).toHaveURL(new RegExp(`/dashboard/find-users\\?query=${ada.userName}$`));
  },
);

test(
  'an address that was opened by itself, and a narrow window, show the whole screen',
  { tag: BEYOND_GATE },
  async ({ page, request }) => {
    const [ada, bayo] = await Promise.all([makeAccount(request), makeAccount(request)]);
    await startSession(page, ada.userName, ada.password);
    await page.goto(`/dashboard/profile/${bayo.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('separator')).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(`/dashboard/find-users?query=${bayo.userName}`);
    await page.getByRole('list', { name: 'Users' }).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/profile/${bayo.id}$`));
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  },
);

test('beside a list, the screen has one heading of the first level: that of what is open', async ({
  page,
  request,
}) => {
  const [ada, bayo] = await Promise.all([makeAccount(request), makeAccount(request, { name: 'Bayo Cole' })]);
  await followByCall(request, bayo, ada);
  await startSession(page, ada.userName, ada.password);
  const title = (level: number, name: string | RegExp) => page.getByRole('heading', { level, name });
  await page.goto('/dashboard/notifications');
  await bringAxe(page);
  await expect(title(1, /^Notifications/)).toBeVisible();
  await pane(page, 'Notifications')
    .getByRole('link', { name: new RegExp(bayo.name) })
    .click();
  await expect(title(2, /^Notifications/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Bayo Cole|tester/);
  expect(await findViolations(page)).toEqual([]);
  await page.goto(`/dashboard/find-users?query=${bayo.userName}`);
  await bringAxe(page);
  await expect(title(1, 'Find Users')).toBeVisible();
  await page.getByRole('list', { name: 'Users' }).getByRole('link').click();
  await expect(title(2, 'Find Users')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await findViolations(page)).toEqual([]);
});

test('ten notifications are in view beside an open one, at 1440 × 900', async ({ page }) => {
  await startSession(page, 'vendor');
  await page.goto('/dashboard/notifications');
  const rows = pane(page, 'Notifications').getByRole('listitem');
  await rows.first().getByRole('link').click();
  await expect(pane(page, 'What the notification is about').getByRole('heading', { level: 1 })).toBeVisible();
  for (let row = 0; row < 10; row += 1) await expect(rows.nth(row)).toBeInViewport({ ratio: 1 });
});

test('beside an empty list nothing else says that it is empty', async ({ page, request }) => {
  const ada = await makeAccount(request);
  await startSession(page, ada.userName, ada.password);
  await page.goto('/dashboard/notifications');
  await expect(pane(page, 'Notifications').getByRole('heading', { level: 2 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
  await page.goto('/dashboard/chat');
  await expect(page.getByRole('heading', { name: 'No Conversations Yet' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
});
