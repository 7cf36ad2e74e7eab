import { type APIRequestContext, expect, type Page, test } from '@playwright/test';

import { makeAccount } from './accounts.ts';
import { startSession } from './demo.ts';
import { SPEC_TEXTS, type TextScreen } from './spec-texts.ts';

/** Every text and constant that the specification quotes stands on its screen (spec-texts.ts is the table). */

type Opener = (page: Page, request: APIRequestContext) => Promise<unknown>;

const open = (path: string): Opener => (page) => page.goto(path);
const openAs = (as: 'vendor' | 'customer', path: string): Opener => async (page) => {
  await startSession(page, as);
  await page.goto(path);
};

/** Somebody new: follows nobody, has saved and written nothing. */
const openAsNewcomer = (path: string): Opener => async (page, request) => {
  const account = await makeAccount(request);
  await startSession(page, account.userName, account.password);
  await page.goto(path.replace('{own}', account.id));
};
const then = (opener: Opener, act: (page: Page) => Promise<unknown>): Opener => async (page, request) => {
  await opener(page, request);
  await act(page);
};
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click();

const openFlagDialog = then(openAs('customer', '/dashboard'), async (page) => {
  await page.getByRole('article').first().getByRole('button', { name: /menu|options/i }).first().click();
  await page.getByRole('menuitem', { name: /Flag|Report/ }).click();
});

const beginRecovery = then(open('/forgot-password'), async (page) => {
  await page.getByLabel('Email or username').fill('nobody.here');
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page).toHaveURL(/\/verify-forgot-password$/);
});

const OPENERS: Record<TextScreen, Opener> = {
  landing: open('/'),
  login: open('/login'),
  'login, empty': then(open('/login'), press('Login')),
  signup: open('/signup'),
  'signup, empty': then(open('/signup'), press('Register')),
  'forgot password': open('/forgot-password'),
  'verify code': beginRecovery,
  'reset password': then(beginRecovery, (page) => page.goto('/reset-password')),
  'payment success': open('/payment-success'),
  'not found': open('/nowhere'),
  settings: openAs('customer', '/dashboard/settings'),
  'settings, delete account': then(openAs('customer', '/dashboard/settings'), press('Delete Account')),
  search: openAs('customer', '/dashboard/search'),
  'search for rice': then(openAs('customer', '/dashboard/search'), (page) => page.getByRole('searchbox').fill('food')),
  'search for nothing': then(openAs('customer', '/dashboard/search'), (page) => page.getByRole('searchbox').fill('zzzz')),
  'search/find, users': openAs('customer', '/dashboard/search/find'),
  'search/find, nobody': then(openAs('customer', '/dashboard/search/find'), (page) => page.getByRole('searchbox').fill('zzzzzz')),
  'search/find, posts': then(openAs('customer', '/dashboard/search/find'), (page) => page.getByRole('tab', { name: 'Posts' }).click()),
  'empty category': openAs('customer', '/dashboard/search/Hospital?query=zzzz'),
  'own profile': openAsNewcomer('/dashboard/profile/{own}'),
  'newcomer’s profile': async (page, request) => {
    const { id } = await makeAccount(request);
    await openAs('customer', `/dashboard/profile/${id}`)(page, request);
  },
  'find users': openAs('customer', '/dashboard/find-users'),
  'no saved posts': openAsNewcomer('/dashboard/saved-posts'),
  'no notifications': openAsNewcomer('/dashboard/notifications'),
  'chat without conversations': openAsNewcomer('/dashboard/chat'),
  'chat, nobody found': then(openAs('customer', '/dashboard/chat'), (page) => page.getByPlaceholder('Search customers...').fill('zzzz')),
  'chat with conversations': openAs('customer', '/dashboard/chat'),
  'verify vendor': openAs('customer', '/dashboard/verify-vendor'),
  'post form': openAs('vendor', '/dashboard/post'),
  'post form, empty': then(openAs('vendor', '/dashboard/post'), (page) => page.locator('form button[type=submit]').click()),
  'post form, daily advert': openAs('vendor', '/dashboard/post?adsType=daily&adsPrice=1000'),
  ads: openAs('vendor', '/dashboard/ads'),
  'flag dialog': openFlagDialog,
  'flag dialog, no reason': then(openFlagDialog, (page) => page.getByRole('dialog').locator('button[type=submit]').click()),
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets what the keys are
const SCREENS = Object.entries(OPENERS) as [TextScreen, Opener][];

for (const [screen, opener] of SCREENS) {
  test(`the texts of the specification: ${screen}`, async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await opener(page, request);
    // A text may stand in a label, a button or a sentence around it; a choice in a list is there before it is opened.
    for (const text of SPEC_TEXTS[screen]) {
      // Letter for letter: the specification's spelling counts, capitals included.
      const exact = new RegExp(text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
      await expect(page.getByText(exact).or(page.getByRole('option', { name: exact })).or(page.getByLabel(exact)).first(), text).toBeAttached();
    }
  });
}

test('placeholders and boxes are as the specification has them', async ({ page, request }) => {
  await openAs('customer', '/dashboard/chat')(page, request);
  await expect(page.getByPlaceholder('Search customers...')).toBeVisible();
  await page.goto('/dashboard/search/find');
  await expect(page.getByPlaceholder(/name.*business name.*title.*category/i)).toBeVisible();
  await beginRecovery(page, request);
  await expect(page.getByRole('textbox', { name: /Character \d of 5/ })).toHaveCount(5);
});
