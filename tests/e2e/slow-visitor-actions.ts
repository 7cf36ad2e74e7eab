import { expect, type Page } from '@playwright/test';

import { button, field, fillLogin, fillSignup } from './cast.ts';
import { beginRecovery } from './open-screen.ts';
import { type Action, BUSY, PENDING } from './slow-action.ts';

/** Before React has hydrated a prerendered page, its links are the browser's own, which shows its own progress. */
const isAlive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main a') ?? {}).some((key) => key.startsWith('__reactProps')),
  );

/** What visitors do before they are signed in. */
export const VISITOR_ACTIONS: readonly Action[] = [
  {
    does: 'go to the login',
    at: () => '/',
    as: 'visitor',
    before: isAlive,
    press: (page) => page.getByRole('link', { name: 'Login', exact: true }).click(),
    shows: `${PENDING}, form`,
  },
  {
    does: 'login',
    at: () => '/login',
    as: 'visitor',
    before: fillLogin,
    press: (page) => button(page, 'Login').click(),
    shows: BUSY,
  },
  {
    does: 'signup',
    at: () => '/signup',
    as: 'visitor',
    before: fillSignup,
    press: (page) => button(page, 'Register').click(),
    shows: BUSY,
  },
  {
    does: 'request a code',
    at: () => '/forgot-password',
    as: 'visitor',
    before: (page) => field(page, 'Email or username').fill('customer'),
    press: (page) => button(page, 'Proceed').click(),
    shows: BUSY,
  },
  {
    does: 'request the activation link again',
    at: () => '/login',
    as: 'visitor',
    before: async (page) => {
      const userName = `unready.${Date.now().toString(36)}`;
      const [email, password] = [`${userName}@example.com`, 'palm-wine-and-ankara'];
      await page.request.post('/api/signup', {
        data: { name: 'Ifeoma', userName, email, password, confirmPassword: password },
      });
      await field(page, 'Email or username').fill(email);
      await field(page, 'Password').fill(password);
      await button(page, 'Login').click();
      await expect(button(page, 'Send the link again')).toBeVisible();
    },
    press: (page) => button(page, 'Send the link again').click(),
    shows: BUSY,
  },
  {
    does: 'confirm a code',
    at: () => '/verify-forgot-password',
    as: 'visitor',
    prepare: beginRecovery,
    before: (page) => page.keyboard.type('ABCDE'),
    press: (page) => button(page, 'Confirm').click(),
    shows: BUSY,
  },
  {
    does: 'save a new password',
    at: () => '/reset-password',
    as: 'visitor',
    prepare: beginRecovery,
    before: async (page) => {
      await field(page, 'Password').fill('ankara-2027');
      await field(page, 'Confirm Password').fill('ankara-2027');
    },
    press: (page) => button(page, 'Save Password').click(),
    shows: BUSY,
  },
];
