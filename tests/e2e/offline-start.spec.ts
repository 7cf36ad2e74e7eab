import { type BrowserContext, expect, type Page } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { makeAccount, type TestAccount } from './accounts.ts';
import { logIn } from './demo.ts';
import { stored } from './stored.ts';
import { sendByCall } from './talk.ts';
import { bubble, field, log, say, tab, test as twoPeople } from './two-people.ts';

/**
 * A start without a server (architecture §7), as in the desktop app, whose own files are always there. The last loaded
 * data is shown with a notice, and the app recovers by itself.
 */

const OFFLINE = /^You are offline\. (?:Posts|Chats|Messages) from /;
const isServers = ({ pathname }: URL) =>
  /^\/(?:api|socket\.io|health|images|config\.json|version\.json)\b/.test(pathname);

/** Ada has logged in herself, so her device has the stored data of a real login. */
const test = twoPeople.extend<{ her: TestAccount & { page: Page; context: BrowserContext } }>({
  her: async ({ browser, request, baseURL }, use) => {
    const account = await makeAccount(request, { name: 'Adá Òkè' });
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const page = await context.newPage();
    await logIn(page, account.userName, account.password);
    await use({ ...account, page, context });
    await context.close();
  },
});

/** Blocks all calls to the server. @returns a function that unblocks them */
async function cutOff(context: BrowserContext): Promise<() => Promise<void>> {
  await context.route(isServers, (route) => route.abort('internetdisconnected'));
  return () => context.unroute(isServers);
}

/** Waits until the shown data is stored on the device. */
async function waitUntilStored(page: Page, words: string): Promise<void> {
  await expect.poll(() => stored(page)).toContain(words);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('oja.session') ?? ''))
    .toContain('"conversations":[{');
}

const bubbles = (page: Page) => log(page).getByRole('article');

test(
  'feed, chats and a thread are shown, new messages wait, and the app recovers by itself: each message once and in order',
  { tag: BEYOND_GATE },
  async ({ her, bayo, request }) => {
    await sendByCall(request, bayo, her, 'First of all');
    await sendByCall(request, her, bayo, 'Second');
    await her.page.goto('/dashboard');
    const post = await her.page.getByRole('article').first().getByRole('heading').first().innerText();
    await tab(her.page, 'Chat').click();
    await her.page.getByRole('link', { name: /Bayo Cole/ }).click();
    await expect(bubble(her.page, 'Second')).toBeVisible();
    await waitUntilStored(her.page, 'First of all');
    await tab(her.page, 'Home').click();

    const comeBack = await cutOff(her.context);
    await her.page.reload();
    await expect(her.page.getByText(OFFLINE)).toBeVisible();
    await expect(her.page.getByRole('article').filter({ hasText: post }).first()).toBeVisible();
    await tab(her.page, 'Chat').click();
    await her.page.getByRole('link', { name: /Bayo Cole/ }).click();
    await expect(bubbles(her.page)).toHaveText([/First of all/, /Second/]);
    await expect(her.page.getByText(OFFLINE)).toBeVisible();
    await expect(her.page.getByRole('heading', { level: 1, name: 'Bayo Cole' })).toBeVisible();
    await say(her.page, 'Written on the bus');
    await expect(bubble(her.page, 'Written on the bus')).toContainText('Not sent yet');
    await sendByCall(request, bayo, her, 'While you were away');

    await comeBack();
    await expect(her.page.getByText(OFFLINE)).toHaveCount(0, { timeout: 60_000 });
    await expect(bubbles(her.page)).toHaveText(
      [/First of all/, /Second/, /While you were away/, /Written on the bus/],
      { timeout: 60_000 },
    );
    await expect(bubble(her.page, 'Written on the bus')).not.toContainText('Not sent');
    await bayo.page.goto(`/dashboard/chat/${her.id}`);
    await expect(bubbles(bayo.page)).toHaveText([
      /First of all/,
      /Second/,
      /While you were away/,
      /Written on the bus/,
    ]);
    await expect(bubble(bayo.page, 'While you were away')).toContainText('Seen');
  },
);

test(
  'a thread that was never loaded shows an error, and appears when the server answers',
  { tag: BEYOND_GATE },
  async ({ her, bayo, request }) => {
    await sendByCall(request, bayo, her, 'Never read here');
    await her.page.goto('/dashboard/chat');
    await expect(her.page.getByRole('link', { name: /Bayo Cole/ })).toBeVisible();
    const comeBack = await cutOff(her.context);
    await her.page.getByRole('link', { name: /Bayo Cole/ }).click();
    await expect(her.page.getByText('Failed to load messages')).toBeVisible();
    await comeBack();
    await expect(bubble(her.page, 'Never read here')).toBeVisible({ timeout: 60_000 });
    await expect(field(her.page)).toBeVisible();
  },
);

test(
  'one user’s stored data is deleted when another user logs in, and stays for the same user',
  { tag: BEYOND_GATE },
  async ({ her, bayo, request }) => {
    await sendByCall(request, bayo, her, 'For Ada alone');
    await her.page.goto(`/dashboard/chat/${bayo.id}`);
    await expect(bubble(her.page, 'For Ada alone')).toBeVisible();
    await waitUntilStored(her.page, 'For Ada alone');
    const logOut = async () => {
      await her.page.goto('/dashboard/settings');
      await her.page.getByRole('button', { name: 'Logout' }).click();
      await her.page.waitForURL(/:\d+\/$/);
    };
    await logOut();
    expect(await stored(her.page)).toContain('For Ada alone');
    await logIn(her.page, bayo.userName, bayo.password);
    await expect.poll(() => stored(her.page)).not.toContain('For Ada alone');
  },
);
