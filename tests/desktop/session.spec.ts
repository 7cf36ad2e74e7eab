import { dashboard, expect, goTo, signIn, test } from './fixtures.ts';
import { killApp, quitApp } from './desktop-app.ts';

/** Signed in stays signed in, design §8: through a restart, a crash and a reload. */

test('whoever signed in is signed in after a restart', async ({ launch, account }) => {
  const first = await launch();
  await signIn(first.page, account);
  await quitApp(first);

  const second = await launch();
  await goTo(second.page, '/dashboard');
  await expect(dashboard(second.page)).toBeVisible();
});

test('whoever signed in is signed in after the app was killed', async ({ launch, account }) => {
  const first = await launch();
  await signIn(first.page, account);
  await killApp(first);

  const second = await launch();
  await goTo(second.page, '/dashboard');
  await expect(dashboard(second.page)).toBeVisible();
});

test('a reload below the root finds the app and stays where it was', async ({ launch, account }) => {
  const { page } = await launch();
  await signIn(page, account);
  await goTo(page, '/dashboard/settings/find-users');
  await expect(dashboard(page)).toBeVisible();
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  await expect(page).toHaveURL(/\/dashboard\/settings\/find-users$/);
});
