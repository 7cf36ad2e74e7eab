import { expect, type Locator, type Page } from '@playwright/test';

import { postByCall, type TestPost } from './market.ts';
import { openPost } from './post-scene.ts';
import { join, type Person } from './talk.ts';
import { log, test as base } from './two-people.ts';

/** Ada, who buys, and a vendor in another browser with a post for ₦18,500. */
export const test = base.extend<{ vendor: Person; post: TestPost }>({
  vendor: async ({ browser, request, baseURL }, use) => {
    const person = await join(browser, request, baseURL, 'Adaeze Nwosu', { vendor: true });
    await use(person);
    await person.context.close();
  },
  post: async ({ request, vendor }, use) =>
    use(await postByCall(request, vendor, `Akwete wrapper of ${vendor.userName}`)),
});

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
/** The cards of a deal in the thread: a line for each earlier step, then the newest. */
export const steps = (page: Page, { title }: TestPost) =>
  log(page).getByRole('article', { name: `Deal about “${title}”` });
export const newest = (page: Page, post: TestPost) => steps(page, post).last();
/** Presses an action by the keyboard: the thread may still move while a card replaces its message. */
export const press = (page: Page, post: TestPost, name: string) =>
  newest(page, post).getByRole('button', { name, exact: true }).press('Enter');

/** Opens the dialog of an offer from the post's page. */
export async function openOffer(page: Page, post: TestPost, name: string): Promise<Locator> {
  await openPost(page, post);
  await page.getByRole('link', { name }).click();
  return dialog(page, name);
}

/** Offers an amount from the post's page: two clicks and the amount. */
export async function offer(page: Page, post: TestPost, amount: string): Promise<void> {
  const form = await openOffer(page, post, 'Make an offer');
  await form.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await form.getByRole('button', { name: 'Send offer' }).click();
  await expect(form).toHaveCount(0);
  await expect(newest(page, post)).toContainText(`You offered ₦${amount}`);
}
