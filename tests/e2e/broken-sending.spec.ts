import { expect, type Page, test } from '@playwright/test';

import { BREAKS, NETWORK, suiteOf, TRIED, watchCrashes } from './breaks.ts';
import { button, type Cast, details, feed, field, fillLogin, fillPost, fillSignup, shareCast } from './cast.ts';
import { startSession } from './demo.ts';
import { beginRecovery } from './open-screen.ts';

/** A broken connection while something is sent: the messages of product §8 appear, and no input is lost. */

/** An action that sends data: it fails with the specification's message, repeatedly, and its input stays. */
interface Sending {
  sends: string;
  call: string;
  at: (cast: Cast) => string;
  visitor?: boolean;
  /** Prepares the state before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  fill?: (page: Page, cast: Cast) => Promise<void>;
  send: (page: Page, cast: Cast) => Promise<void>;
  /** The message, in a toast or at its place; a pair if an unreachable server has another message. */
  text: string | readonly [unreached: string, other: string];
  title?: string;
  /** Checks that no input is lost and nothing claims to be done. */
  keeps: (page: Page, cast: Cast) => Promise<void>;
}

const SENDINGS: readonly Sending[] = [
  {
    sends: 'login',
    call: '**/api/login',
    at: () => '/login',
    visitor: true,
    fill: fillLogin,
    send: (page) => button(page, 'Login').click(),
    text: NETWORK,
    async keeps(page) {
      await expect(field(page, 'Email or username')).toHaveValue('customer');
      await expect(field(page, 'Password')).toHaveValue('not-the-right-one');
      await expect(page).toHaveURL(/\/login$/);
    },
  },
  {
    sends: 'signup',
    call: '**/api/signup',
    at: () => '/signup',
    visitor: true,
    fill: fillSignup,
    send: (page) => button(page, 'Register').click(),
    text: NETWORK,
    async keeps(page) {
      await expect(field(page, 'Full Name')).toHaveValue('Ebuka Eze');
      await expect(field(page, 'Confirm Password')).toHaveValue('palm-wine-and-ankara');
    },
  },
  {
    sends: 'a request for a code',
    call: '**/api/send-otp',
    at: () => '/forgot-password',
    visitor: true,
    fill: (page) => field(page, 'Email or username').fill('customer'),
    send: (page) => button(page, 'Proceed').click(),
    text: NETWORK,
    async keeps(page) {
      await expect(field(page, 'Email or username')).toHaveValue('customer');
      await expect(page).toHaveURL(/\/forgot-password$/);
    },
  },
  {
    sends: 'a code',
    call: '**/api/verify-otp*',
    at: () => '/verify-forgot-password',
    visitor: true,
    prepare: beginRecovery,
    fill: (page) => page.getByRole('textbox', { name: 'Character 1 of 5' }).fill('ABCDE'),
    send: (page) => button(page, 'Confirm').click(),
    text: NETWORK,
    async keeps(page) {
      await expect(page.getByRole('textbox', { name: 'Character 5 of 5' })).toHaveValue('E');
      await expect(page).toHaveURL(/\/verify-forgot-password$/);
    },
  },
  {
    sends: 'a new password',
    call: '**/api/reset-password*',
    at: () => '/reset-password',
    visitor: true,
    prepare: beginRecovery,
    async fill(page) {
      await field(page, 'Password').fill('ankara-2027');
      await field(page, 'Confirm Password').fill('ankara-2027');
    },
    send: (page) => button(page, 'Save Password').click(),
    text: NETWORK,
    async keeps(page) {
      await expect(field(page, 'Confirm Password')).toHaveValue('ankara-2027');
      await expect(page).toHaveURL(/\/reset-password$/);
    },
  },
  {
    sends: 'a comment',
    call: '**/api/v1/posts/reply/*',
    at: details,
    async fill(page) {
      await button(page, 'Add a comment').click();
      await page.getByRole('textbox', { name: 'Add a comment' }).fill('Does it crack?');
    },
    send: (page) => button(page, 'Send').click(),
    title: 'Could not add a comment',
    text: 'An error occurred',
    async keeps(page) {
      await expect(page.getByRole('textbox', { name: 'Add a comment' })).toHaveValue('Does it crack?');
      await expect(page.getByRole('group', { name: 'Sade Bright' })).toHaveCount(1);
    },
  },
  {
    sends: 'a like',
    call: '**/api/v1/posts/like/*',
    at: feed,
    send: (page) => button(page, /^Like/).first().click(),
    text: NETWORK,
    keeps: (page) => expect(button(page, 'Like, 0 likes')).toHaveAttribute('aria-pressed', 'false'),
  },
  {
    sends: 'a bookmark',
    call: '**/api/v1/posts/save/*',
    at: feed,
    send: (page) => button(page, 'Save').click(),
    text: NETWORK,
    keeps: (page) => expect(button(page, 'Save')).toHaveAttribute('aria-pressed', 'false'),
  },
  {
    sends: 'a follow',
    call: '**/api/v1/users/follow/*',
    at: ({ other }) => `/dashboard/profile/${other.id}`,
    send: (page) => button(page, /^Following /).click(),
    title: 'Error following/unfollowing user:',
    text: NETWORK,
    async keeps(page) {
      await expect(button(page, /^Following /)).toBeVisible();
      await expect(button(page, '1 Customer')).toBeVisible();
    },
  },
  {
    sends: 'a post',
    call: '**/api/v1/posts',
    at: () => '/dashboard/post',
    fill: fillPost,
    send: (page) => button(page, 'Post').click(),
    text: [NETWORK, 'Something went wrong'],
    async keeps(page) {
      await expect(page.getByLabel('Title')).toHaveValue('Grinding stone');
      await expect(page.getByLabel('Location')).toHaveValue('Jos');
      await expect(page).toHaveURL(/\/dashboard\/post$/);
    },
  },
  {
    sends: 'the profile',
    call: '**/api/v1/users/profile/*',
    at: () => '/dashboard/profile',
    fill: (page) => field(page, 'Bio').fill('I bake.'),
    send: (page) => button(page, 'Save').click(),
    text: NETWORK,
    keeps: (page) => expect(field(page, 'Bio')).toHaveValue('I bake.'),
  },
  {
    sends: 'a message',
    call: '**/api/v1/messages/batch',
    at: ({ other }) => `/dashboard/chat/${other.id}`,
    async send(page) {
      const log = page.getByRole('log');
      if (await log.getByRole('article', { name: /^You/ }).count()) {
        await log.getByRole('button', { name: 'Try again' }).click();
        return;
      }
      await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Can I see it?');
      await button(page, 'Send').click();
    },
    title: 'Failed to send message',
    text: NETWORK,
    keeps: (page) =>
      expect(page.getByRole('log').getByRole('article', { name: /^You/ })).toContainText(['Can I see it?']),
  },
  {
    sends: 'the deletion of an account',
    call: '**/api/v1/users/delete/*',
    at: () => '/dashboard/settings',
    fill: (page) => button(page, 'Delete Account').click(),
    send: (page) => page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click(),
    text: [NETWORK, 'Something went wrong'],
    async keeps(page) {
      await expect(page.getByRole('dialog', { name: 'Are you sure you want to delete your account?' })).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard\/settings$/);
    },
  },
];

/** Closes the shown messages, so that the next message is a new one. */
async function dismissToasts(page: Page) {
  const crosses = button(page, 'Dismiss');
  // All at once, without scrolling: one of them may disappear by itself in the meantime.
  await crosses.evaluateAll((buttons) => {
    for (const one of buttons) if (one instanceof HTMLElement) one.click();
  });
  await expect(crosses).toHaveCount(0);
}

test.describe('a failed action shows the message of the specification, and loses nothing', () => {
  for (const { sends, call, at, visitor = false, prepare, fill, send, text, title, keeps } of SENDINGS) {
    test(sends, { tag: suiteOf(sends) }, async ({ page, request }) => {
      const cast = await shareCast(request);
      const expectWhole = watchCrashes(page);
      if (!visitor) await startSession(page, cast.viewer.userName, cast.viewer.password);
      await prepare?.(page);
      await page.goto(at(cast));
      await fill?.(page, cast);
      let breakIt = BREAKS['a dead server'];
      // The route is never released: an automatic retry would succeed in a pause.
      await page.route(call, (route) =>
        route.request().method() === 'GET' || !breakIt ? route.fallback() : breakIt(route),
      );
      for (const [how, nextBreak] of TRIED) {
        await test.step(how, async () => {
          breakIt = nextBreak;
          await send(page, cast);
          const isUnreached = how === 'a dead server' || how === 'no connection';
          const words = typeof text === 'string' ? text : isUnreached ? text[0] : text[1];
          await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
          if (title !== undefined) await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
          await keeps(page, cast);
          await expectWhole();
          await dismissToasts(page);
        });
      }
    });
  }
});
