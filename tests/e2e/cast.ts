import type { APIRequestContext, Page } from '@playwright/test';

import { makeAccount, type TestAccount } from './accounts.ts';
import { commentByCall, postByCall, type TestPost } from './market.ts';
import { followByCall, sendByCall } from './talk.ts';

/** The accounts and data of the tests with a slow or broken connection. */
export interface Cast {
  /** The acting user: a verified vendor, who may do everything. */
  viewer: TestAccount;
  other: TestAccount;
  /** A user who is not a vendor. */
  customer: TestAccount;
  /** Another vendor's post, with a comment of the viewer. */
  post: TestPost;
}

/** Creates two vendors, a customer, a post of the other vendor with a comment, and a message. */
export async function makeCast(request: APIRequestContext): Promise<Cast> {
  const [viewer, other, customer] = await Promise.all([
    makeAccount(request, { vendor: true, name: 'Sade Bright' }),
    makeAccount(request, { vendor: true, name: 'Musa Danjuma' }),
    makeAccount(request, { name: 'Ngozi Ike' }),
  ]);
  const post = await postByCall(request, other, `Clay oven of ${other.userName}`, {
    description: 'Fired twice. '.repeat(20),
  });
  await followByCall(request, viewer, other);
  await commentByCall(request, viewer, post, 'First to ask');
  await sendByCall(request, other, viewer, 'Good morning');
  return { viewer, other, customer, post };
}

let shared: Promise<Cast> | undefined;

/** One cast for all tests of a worker that change nothing: their actions fail, or they only read. */
export function shareCast(request: APIRequestContext): Promise<Cast> {
  shared ??= makeCast(request);
  return shared;
}

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Types a login that the server would refuse. */
export async function fillLogin(page: Page) {
  await field(page, 'Email or username').fill('customer');
  await field(page, 'Password').fill('not-the-right-one');
}

/** Fills in the signup form. */
export async function fillSignup(page: Page) {
  const mark = Date.now().toString(36);
  await field(page, 'Full Name').fill('Ebuka Eze');
  await field(page, 'Username').fill(`ebuka.${mark}`);
  await field(page, 'Email').fill(`ebuka.${mark}@example.com`);
  await field(page, 'Password').fill('palm-wine-and-ankara');
  await field(page, 'Confirm Password').fill('palm-wine-and-ankara');
}

/** Fills in the post form. */
export async function fillPost(page: Page) {
  await page.getByLabel('Title').fill('Grinding stone');
  await page.getByLabel('Description').fill('Granite, from Jos.');
  await page.getByLabel('Phone number').fill('08031234567');
  await page.getByLabel('Location').fill('Jos');
}

/** The path of the post's own page. */
export const details = ({ post }: Cast) => `/dashboard/post/details/${post.id}`;
/** The path of the following feed. */
export const feed = () => '/dashboard?feed=following';
/** Opens a tab of the dashboard. */
export const tab = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name }).click();
