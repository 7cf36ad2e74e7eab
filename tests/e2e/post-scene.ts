import type { APIRequestContext, Page } from '@playwright/test';

import { makeAccount, type TestAccount } from './accounts.ts';
import { startSession } from './demo.ts';
import { postByCall, type TestPost } from './market.ts';
import { followByCall } from './talk.ts';

/** The people and the post of a test. */
export interface Scene {
  vendor: TestAccount;
  customer: TestAccount;
  post: TestPost;
}

/**
 * Creates a vendor with one post, and a customer who follows them: the customer's following feed contains only that
 * post.
 */
export async function makeScene(request: APIRequestContext): Promise<Scene> {
  const [vendor, customer] = await Promise.all([
    makeAccount(request, { vendor: true }),
    makeAccount(request, { name: 'Bọ́lá Adéyemí' }),
  ]);
  const post = await postByCall(request, vendor, `Akwete wrapper of ${vendor.userName}`);
  await followByCall(request, customer, vendor);
  return { vendor, customer, post };
}

/** Starts a session as a user. */
export const signIn = (page: Page, { userName, password }: TestAccount) => startSession(page, userName, password);
export const openPost = (page: Page, { id }: TestPost) => page.goto(`/dashboard/post/details/${id}`);
/** Opens the following feed. */
export const openFeed = (page: Page) => page.goto('/dashboard?feed=following');
/** A post's card. */
export const card = (page: Page, { title }: TestPost) => page.getByRole('article', { name: title });
/** The comments that a post shows. */
export const commentsOf = (page: Page, post: TestPost) => card(page, post).locator('section > ul > li');
export const openMenu = (page: Page, { title }: TestPost) =>
  page.getByRole('button', { name: `Menu of “${title}”` }).click();
/** Chooses an item of the open menu. */
export const choose = (page: Page, name: string) => page.getByRole('menuitem', { name }).click();

/** Delays the responses to a path. Returns a function that releases them. */
export async function holdBack(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
