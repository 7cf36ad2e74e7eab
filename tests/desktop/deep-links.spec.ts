import { launchAgain } from './desktop-app.ts';
import { expect, signIn, test } from './fixtures.ts';
import { leave, windowState } from './standing.ts';

/** Links of other programs, design §8: they work before there is a window, and while it is away. */

test('cold: the app begins where the link leads', async ({ launch, account }) => {
  const first = await launch();
  await signIn(first.page, account);
  await first.app.close();
  const { page } = await launch({ args: [`oja://profile/${account.id}`] });
  await expect(page).toHaveURL(new RegExp(`/dashboard/profile/${account.id}$`));
  await expect(page.getByRole('heading', { name: account.userName })).toBeVisible();
});

test('cold and signed out: first the login, then where the link leads', async ({ launch, account }) => {
  const { page } = await launch({ args: [`oja://profile/${account.id}`] });
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Email or username').fill(account.userName);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/profile/${account.id}$`));
});

test('warm: the window comes to the front and goes there, without loading anew', async ({ launch, account, home }) => {
  const { app, page } = await launch();
  await signIn(page, account);
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await leave(app, 'hide');
  expect(await launchAgain(home, [`oja://chat/${account.id}`])).toBe(0);
  await expect.poll(() => windowState(app)).toBe('focused');
  await expect(page).toHaveURL(new RegExp(`/dashboard/chat/${account.id}$`));
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSameDocument'))).toBe(true);
});

test('a link that leads nowhere shows the window and stays where it is', async ({ launch, account, home }) => {
  const { app, page } = await launch();
  await signIn(page, account);
  await leave(app, 'hide');
  await launchAgain(home, ['oja://settings/delete-account']);
  await expect.poll(() => windowState(app)).toBe('focused');
  await expect(page).toHaveURL(/\/dashboard$/);
});
