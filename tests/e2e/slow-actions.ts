import type { Page } from '@playwright/test';

import { button, details, feed, field, fillPost, tab } from './cast.ts';
import { openFlagActions } from './flag-actions.ts';
import { flagByCall } from './market.ts';
import { type Action, BUSY, PENDING } from './slow-action.ts';
import { VISITOR_ACTIONS } from './slow-visitor-actions.ts';
import { withoutExternalForm } from './without-external-form.ts';

const openMenu = (name: RegExp, item: string) => async (page: Page) => {
  await button(page, name).first().click();
  await page.getByRole('menuitem', { name: item }).click();
};

export const ACTIONS: readonly Action[] = [
  ...VISITOR_ACTIONS,
  {
    does: 'like',
    at: feed,
    press: (page) => button(page, /^Like/).first().click(),
    shows: 'article button[aria-pressed="true"]',
  },
  {
    does: 'save',
    at: feed,
    press: (page) => button(page, 'Save').first().click(),
    shows: 'article button[aria-pressed="true"]',
  },
  {
    does: 'open the field for a comment',
    at: feed,
    press: (page) =>
      button(page, /^Comment, /)
        .first()
        .click(),
    shows: `${BUSY}, textarea`,
  },
  {
    does: 'comment',
    at: details,
    before: async (page) => {
      await button(page, 'Add a comment').click();
      await page.getByRole('textbox', { name: 'Add a comment' }).fill('Second to ask');
    },
    press: (page) => button(page, 'Send').click(),
    shows: 'li:nth-child(2) > [role="group"]',
  },
  {
    does: 'delete a comment',
    at: details,
    before: openMenu(/^Menu of your comment/, 'Delete'),
    press: (page) => page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click(),
    shows: BUSY,
  },
  {
    does: 'open a post',
    at: feed,
    press: (page, { post }) => page.getByRole('link', { name: post.title }).first().click(),
    shows: `${PENDING}, body:not(:has([role="feed"]))`,
  },
  {
    does: 'show the following feed',
    at: () => '/dashboard',
    press: (page) => page.getByRole('radio', { name: 'Following' }).click(),
    shows: 'body:not(:has([aria-label="Newest posts"]))',
  },
  {
    does: 'flag',
    at: details,
    before: async (page) => {
      await openMenu(/^Menu of “/, 'Flag')(page);
      await page.getByRole('radio', { name: 'Spam' }).check();
    },
    press: (page) => page.getByRole('dialog').getByRole('button', { name: /Flag/ }).click(),
    shows: BUSY,
  },
  {
    does: 'follow',
    at: ({ other }) => `/dashboard/profile/${other.id}`,
    press: (page) => button(page, /^Following /).click(),
    shows: 'main button[data-state="follow"]',
  },
  {
    does: 'see the customers',
    at: ({ other }) => `/dashboard/profile/${other.id}`,
    press: (page) => button(page, '1 Customer').click(),
    shows: `dialog[open], ${BUSY}`,
  },
  {
    does: 'post',
    at: () => '/dashboard/post',
    before: fillPost,
    press: (page) => button(page, 'Post').click(),
    shows: BUSY,
  },
  {
    does: 'save the profile',
    at: () => '/dashboard/profile',
    before: (page) => field(page, 'Bio').fill('I bake.'),
    press: (page) => button(page, 'Save').click(),
    shows: BUSY,
  },
  {
    does: 'send a message',
    at: ({ other }) => `/dashboard/chat/${other.id}`,
    before: (page) => page.getByRole('textbox', { name: 'Message', exact: true }).fill('Good evening'),
    press: (page) => button(page, 'Send').click(),
    shows: '[role="log"] [data-row]:has(article) ~ [data-row]:has(article)',
  },
  {
    does: 'delete a notification',
    at: () => '/dashboard/notifications',
    press: (page) =>
      button(page, /^Delete/)
        .first()
        .click(),
    shows: `main:not(:has(li)), ${BUSY}`,
  },
  {
    does: 'switch the colours',
    at: () => '/dashboard/settings',
    press: (page) => page.getByRole('switch', { name: 'Dark mode' }).click(),
    shows: 'html[data-theme="light"]',
  },
  {
    does: 'ask to delete the account',
    at: () => '/dashboard/settings',
    press: (page) => button(page, 'Delete Account').click(),
    shows: `dialog[open], ${BUSY}`,
  },
  {
    does: 'delete the account',
    at: () => '/dashboard/settings',
    before: (page) => button(page, 'Delete Account').click(),
    press: (page) => page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click(),
    shows: BUSY,
  },
  {
    does: 'log out',
    at: () => '/dashboard/settings',
    press: (page) => button(page, 'Logout').click(),
    shows: `${BUSY}, a[href="/signup"]`,
  },
  {
    does: 'change a comment',
    at: details,
    before: async (page) => {
      await openMenu(/^Menu of your comment/, 'Edit')(page);
      await page.getByRole('textbox', { name: 'Edit your comment' }).fill('First to ask, and to buy');
    },
    press: (page) =>
      page.getByRole('form', { name: 'Edit your comment' }).getByRole('button', { name: 'Save' }).click(),
    shows: BUSY,
  },
  {
    does: 'change a post',
    at: ({ post }) => `/dashboard/post/${post.id}`,
    as: 'other',
    before: (page) => page.getByLabel('Location').fill('Bauchi'),
    press: (page) => page.getByRole('form').getByRole('button', { name: 'Save' }).click(),
    shows: BUSY,
  },
  {
    does: 'delete a post',
    at: details,
    as: 'other',
    before: openMenu(/^Menu of “/, 'Delete'),
    press: (page) => page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click(),
    shows: BUSY,
  },
  {
    does: 'change a message',
    at: ({ viewer }) => `/dashboard/chat/${viewer.id}`,
    as: 'other',
    before: async (page) => {
      await openMenu(/^Message options/, 'Edit')(page);
      await page.getByRole('textbox', { name: 'Edit message' }).fill('Good evening');
    },
    press: (page) => page.getByRole('log').getByRole('button', { name: 'Save' }).click(),
    shows: `${BUSY}, [role="log"]:not(:has(textarea))`,
  },
  {
    does: 'delete a message',
    at: ({ viewer }) => `/dashboard/chat/${viewer.id}`,
    as: 'other',
    before: openMenu(/^Message options/, 'Delete'),
    press: (page) => page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click(),
    shows: `${BUSY}, body:not(:has(dialog[open]))`,
  },
  {
    does: 'choose a plan',
    at: () => '/dashboard/ads',
    before: (page) => page.getByRole('radio').first().check(),
    press: (page) => button(page, 'Submit').click(),
    shows: `${PENDING}, form[aria-label="New post"]`,
  },
  {
    does: 'give up an advert',
    at: () => '/dashboard/ads',
    as: 'other',
    prepare: async (page, { other }) => {
      await page.request.post('/api/v1/posts?adsType=daily&adsPrice=1000', {
        headers: { authorization: `Bearer ${other.accessToken}` },
        data: {
          title: `Promoted oven of ${other.userName}`,
          description: 'Fired twice.',
          phoneNumber: '08031234567',
          location: 'Jos',
          images: [],
        },
      });
    },
    before: (page) => button(page, 'Give up').click(),
    press: (page) => page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click(),
    shows: BUSY,
  },
  {
    does: 'verify a vendor',
    at: ({ customer }) => `/dashboard/profile/${customer.id}`,
    as: 'admin',
    before: (page) => button(page, 'Verify vendor').click(),
    press: (page) => page.getByRole('dialog').getByRole('button', { name: 'Verify' }).click(),
    shows: BUSY,
  },
  {
    does: 'dismiss a report',
    at: () => '/dashboard/flags',
    as: 'admin',
    prepare: (page, { viewer, post }) => flagByCall(page.request, viewer, post, 'Spam'),
    before: (page, { post }) => openFlagActions(page, post.title),
    press: (page) =>
      page
        .getByRole('region', { name: 'Actions' })
        .getByRole('button', { name: /^Dismiss/ })
        .click(),
    shows: BUSY,
  },
  {
    does: 'apply to be a vendor',
    at: () => '/dashboard/verify-vendor',
    as: 'customer',
    prepare: withoutExternalForm,
    before: async (page) => {
      await page.getByLabel('Business name').fill('Ifeoma’s Ovens');
      await page.getByLabel('What you sell').fill('Clay ovens.');
      await page.getByLabel('Address').fill('3 Bauchi Road, Jos');
      await page.getByLabel('Phone number').fill('0803 123 4567');
    },
    press: (page) => button(page, 'Send application').click(),
    shows: BUSY,
  },
  ...['Alerts', 'Search', 'Post', 'Chat', 'Profile'].map((name): Action => ({
    does: `go to ${name}`,
    at: () => '/dashboard/settings',
    press: tab(name),
    shows: `${PENDING}, body:not(:has([role="switch"]))`,
  })),
];
