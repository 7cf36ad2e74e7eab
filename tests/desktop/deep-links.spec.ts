import { BEYOND_GATE } from '../suite.ts';
import { launchAgain } from './desktop-app.ts';
import { expect, signIn, test } from './fixtures.ts';
import { leave, windowState } from './window-state.ts';

/** Links from other programs (architecture §8) work before the window exists, and while it is hidden. */

test('a link that starts the app opens its path', async ({ launch, account }) => {
  const first = await launch();
  await signIn(first.page, account);
  await first.app.close();
  const { page } = await launch({ args: [`oja://profile/${account.id}`] });
  await expect(page).toHaveURL(new RegExp(`/dashboard/profile/${account.id}$`));
  await expect(page.getByRole('heading', { name: account.userName })).toBeVisible();
});

test(
  'a link that starts the app for a signed-out user opens its path after the login',
  { tag: BEYOND_GATE },
  async ({ launch, account }) => {
    const { page } = await launch({ args: [`oja://profile/${account.id}`] });
    await expect(page).toHaveURL(/\/login\?next=/);
    await page.getByLabel('Email or username').fill(account.userName);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/profile/${account.id}$`));
  },
);

test('a link to the running app brings its window to the front and opens its path without a reload', async ({
  launch,
  account,
  home,
}) => {
  const { app, page } = await launch();
  await signIn(page, account);
  // A page that still starts is loaded at the path instead.
  await expect(page.getByRole('heading', { name: 'Today in the market' })).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await leave(app, 'hide');
  expect(await launchAgain(home, [`oja://chat/${account.id}`])).toBe(0);
  await expect.poll(() => windowState(app)).toBe('focused');
  await expect(page).toHaveURL(new RegExp(`/dashboard/chat/${account.id}$`));
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSameDocument'))).toBe(true);
});

test(
  'an invalid link shows the window, which stays at its path',
  { tag: BEYOND_GATE },
  async ({ launch, account, home }) => {
    const { app, page } = await launch();
    await signIn(page, account);
    await leave(app, 'hide');
    await launchAgain(home, ['oja://settings/delete-account']);
    await expect.poll(() => windowState(app)).toBe('focused');
    await expect(page).toHaveURL(/\/dashboard$/);
  },
);
