import type { APIRequestContext, Page } from '@playwright/test';

import { makeAccount, type TestAccount } from './accounts.ts';
import { startSession } from './demo.ts';
import { postByCall, type TestPost } from './market.ts';
import { followByCall } from './talk.ts';

/** Who and what a test of a post is about. */
export interface Scene {
  vendor: TestAccount;
  customer: TestAccount;
  post: TestPost;
}

/** A vendor with one post, and a customer who follows them: the customer's followed feed holds that post alone. */
export async function makeScene(request: APIRequestContext): Promise<Scene> {
  const [vendor, customer] = await Promise.all([makeAccount(request, { vendor: true }), makeAccount(request, { name: 'Bọ́lá Adéyemí' })]);
  const post = await postByCall(request, vendor, `Akwete wrapper of ${vendor.userName}`);
  await followByCall(request, customer, vendor);
  return { vendor, customer, post };
}

/** Opens the browser as somebody. */
export const signIn = (page: Page, { userName, password }: TestAccount) => startSession(page, userName, password);
/** Opens a post's own page. */
export const openPost = (page: Page, { id }: TestPost) => page.goto(`/dashboard/post/details/${id}`);
/** Opens the feed of those one follows. */
export const openFeed = (page: Page) => page.goto('/dashboard?feed=following');
/** A post where it is shown. */
export const card = (page: Page, { title }: TestPost) => page.getByRole('article', { name: title });
/** Opens a post's menu. */
export const openMenu = (page: Page, { title }: TestPost) => page.getByRole('button', { name: `Menu of “${title}”` }).click();
/** Chooses in the menu that is open. */
export const choose = (page: Page, name: string) => page.getByRole('menuitem', { name }).click();

/** Holds the answers of a call back until they are let go. */
export async function holdBack(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
