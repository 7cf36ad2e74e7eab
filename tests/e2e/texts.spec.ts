import { type APIRequestContext, expect, type Page, test } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { makeAccount } from './accounts.ts';
import { startSession } from './demo.ts';
import { expectTexts } from './expect-texts.ts';
import { SPEC_TEXTS, type TextState } from './spec-texts.ts';

/**
 * The quoted texts of states that need a press or an empty account (spec-texts.ts has the table). screens.spec.ts
 * checks the others.
 */

type Opener = (page: Page, request: APIRequestContext) => Promise<unknown>;

const open =
  (path: string): Opener =>
  (page) =>
    page.goto(path);
const openAs =
  (as: 'vendor' | 'customer', path: string): Opener =>
  async (page) => {
    await startSession(page, as);
    await page.goto(path);
  };

/** Opens a path as a new user, who follows nobody and has saved and written nothing. */
const openAsNewcomer =
  (path: string): Opener =>
  async (page, request) => {
    const account = await makeAccount(request);
    await startSession(page, account.userName, account.password);
    await page.goto(path.replace('{own}', account.id));
  };
const then =
  (opener: Opener, act: (page: Page) => Promise<unknown>): Opener =>
  async (page, request) => {
    await opener(page, request);
    await act(page);
  };
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click();

const openFlagDialog = then(openAs('customer', '/dashboard'), async (page) => {
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /menu|options/i })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /Flag|Report/ }).click();
});

const beginRecovery = then(open('/forgot-password'), async (page) => {
  await page.getByLabel('Email or username').fill('nobody.here');
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page).toHaveURL(/\/verify-forgot-password$/);
});

const OPENERS: Record<TextState, Opener> = {
  'login, empty': then(open('/login'), press('Login')),
  'signup, empty': then(open('/signup'), press('Register')),
  'settings, delete account': then(openAs('customer', '/dashboard/settings'), press('Delete Account')),
  'search for rice': then(openAs('customer', '/dashboard/search'), (page) =>
    page.getByRole('main').getByRole('searchbox').fill('food'),
  ),
  'search for nothing': then(openAs('customer', '/dashboard/search'), (page) =>
    page.getByRole('main').getByRole('searchbox').fill('zzzz'),
  ),
  'search/find, nobody': then(openAs('customer', '/dashboard/search/find?tab=users'), (page) =>
    page.getByRole('main').getByRole('searchbox').fill('zzzzzz'),
  ),
  'search/find, posts': openAs('customer', '/dashboard/search/find'),
  'own profile': openAsNewcomer('/dashboard/profile/{own}'),
  'newcomer’s profile': async (page, request) => {
    const { id } = await makeAccount(request);
    await openAs('customer', `/dashboard/profile/${id}`)(page, request);
  },
  'no saved posts': openAsNewcomer('/dashboard/saved-posts'),
  'no notifications': openAsNewcomer('/dashboard/notifications'),
  'chat without conversations': openAsNewcomer('/dashboard/chat'),
  'chat, nobody found': then(openAs('customer', '/dashboard/chat'), (page) =>
    page.getByPlaceholder('Search customers...').fill('zzzz'),
  ),
  'post form, empty': then(openAs('vendor', '/dashboard/post'), (page) =>
    page.locator('form button[type=submit]').click(),
  ),
  'flag dialog': openFlagDialog,
  'flag dialog, no reason': then(openFlagDialog, (page) =>
    page.getByRole('dialog').locator('button[type=submit]').click(),
  ),
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries loses the type of the keys
const SCREENS = Object.entries(OPENERS) as [TextState, Opener][];

for (const [screen, opener] of SCREENS) {
  test(`the texts of the specification: ${screen}`, { tag: BEYOND_GATE }, async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await opener(page, request);
    await expectTexts(page, SPEC_TEXTS[screen]);
  });
}

test('placeholders and boxes are as the specification says', { tag: BEYOND_GATE }, async ({ page, request }) => {
  await openAs('customer', '/dashboard/chat')(page, request);
  await expect(page.getByPlaceholder('Search customers...')).toBeVisible();
  await page.goto('/dashboard/search/find');
  await expect(page.getByPlaceholder(/name.*business name.*title.*category/i)).toBeVisible();
  await beginRecovery(page, request);
  await expect(page.getByRole('textbox', { name: /Character \d of 5/ })).toHaveCount(5);
});
