import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type APIRequestContext, type Browser, expect, type Page, request as requests, test } from '@playwright/test';

import { type OjaServer, startOja } from '../processes/oja-server.ts';
import { addPeople, inDatabase } from '../processes/people.ts';
import { BEYOND_GATE } from '../suite.ts';
import { fakeNotifications, look, press, settle, openNotificationsOn, shownBy } from './alerts.ts';
import { flagByCall, postByCall, type TestPost } from './market.ts';
import { tab } from './two-people.ts';

/**
 * Live reports on the devices of an admin (product §6), on a server of its own, because the count on the tab is that of
 * the whole installation.
 */

// All tests share one server and run one after the other.
test.describe.configure({ mode: 'default' });

let folder: string;
let server: OjaServer;
let request: APIRequestContext;
let admin: Account;
let vendor: Account;
let customer: Account;

/** A user with an active session. */
interface Account {
  id: string;
  userName: string;
  accessToken: string;
}

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oja-flags-'));
  const people = await addPeople({ dataDir: folder }, 3, 'flags');
  // Outside the demo, an admin needs a second factor.
  await inDatabase({ dataDir: folder }, ({ queries }) =>
    queries.updateTable('users').set({ is_admin: 1, second_factors: 1 }).where('user_name', '=', 'flags0').execute(),
  );
  const [first, second, third] = people.map(({ token, ...person }) => ({ ...person, accessToken: token }));
  if (!first || !second || !third) throw new Error('Three people take part.');
  [admin, vendor, customer] = [first, second, third];
  server = await startOja({ dataDir: folder });
  request = await requests.newContext({ baseURL: server.url });
});
test.afterAll(async () => {
  await request.dispose();
  await server.program.stop();
  await rm(folder, { recursive: true, force: true });
});
/** Each test leaves reports behind. */
test.beforeEach(async () => {
  const headers = { authorization: `Bearer ${admin.accessToken}` };
  const { data }: { data: { _id: string }[] } = await (await request.get('/api/v1/posts/flag', { headers })).json();
  for (const { _id } of data) await request.delete(`/api/v1/posts/flag/${_id}`, { headers });
});

/** An admin's browser, with system notifications on. */
async function openBrowser(browser: Browser) {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
  await fakeNotifications(context);
  await context.addInitScript((key) => localStorage.setItem(key, 'on'), `oja.alerts.${admin.id}`);
  const page = await context.newPage();
  const { accessToken } = admin;
  const profile = await request.get(`/api/v1/users/dashboard/${admin.userName}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const { data: user }: { data: object } = await profile.json();
  await context.addInitScript(
    (session) => localStorage.setItem('oja.session', session),
    JSON.stringify({ version: 1, user, accessToken }),
  );
  return { context, page };
}
const flags = (page: Page) => tab(page, 'Flags');
const row = (page: Page, post: TestPost) => page.getByRole('article', { name: post.title });
const report = async (title: string, reason = 'Scammer') => {
  const post = await postByCall(request, vendor, title);
  await flagByCall(request, customer, post, reason);
  return post;
};

test('the badge rises while the app is open, falls as reports are dismissed by keys, and is zero on every device', async ({
  browser,
}) => {
  const [first, second] = [await openBrowser(browser), await openBrowser(browser)];
  const [page, other] = [first.page, second.page];
  await settle(page, '/dashboard');
  await settle(other, '/dashboard/chat');
  await expect(flags(page)).not.toContainText(/\d/);

  const gold = await report('Gold for nothing');
  await expect(flags(page)).toContainText('1');
  await expect(flags(other)).toContainText('1');
  const wig = await report('Wig of real hair', 'Fake Product');
  await expect(flags(other)).toContainText('2');

  await flags(page).press('Enter');
  await expect(row(page, wig)).toBeFocused();
  await page.keyboard.press('j');
  await expect(row(page, gold)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('d');
  await expect(page.getByRole('status').filter({ hasText: 'Report dismissed. “Fake Product”' })).toBeAttached();
  await expect(row(page, wig)).toHaveCount(0);
  await expect(row(page, gold)).toBeFocused();
  await expect(flags(page)).toContainText('1');
  await expect(flags(other)).toContainText('1');

  // A report that arrives during the work appears above, and does not move the focused row.
  const land = await report('Land on the moon');
  await expect(page.getByRole('article').first()).toHaveAccessibleName(land.title);
  await expect(row(page, gold)).toBeFocused();
  await page.keyboard.press('Delete');
  const question = page.getByRole('dialog', { name: 'Delete this post?' });
  await page.keyboard.press('d');
  await question.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(row(page, land)).toBeFocused();
  await page.keyboard.press('d');
  await expect(page.getByRole('heading', { name: 'Nothing is flagged' })).toBeVisible();
  for (const one of [page, other]) await expect(flags(one)).not.toContainText(/\d/);
  await first.context.close();
  await second.context.close();
});

test(
  'reports that were missed while the connection was broken are counted and listed when it returns',
  { tag: BEYOND_GATE },
  async ({ browser }) => {
    const { context, page } = await openBrowser(browser);
    await settle(page, '/dashboard/flags');
    await expect(page.getByRole('heading', { name: 'Nothing is flagged' })).toBeVisible();
    await context.setOffline(true);
    const post = await report('Phones by the dozen');
    await expect(page.getByText('You are offline').first()).toBeVisible();
    await context.setOffline(false);
    await expect(row(page, post)).toBeVisible();
    await expect(flags(page)).toContainText('1');
    await context.close();
  },
);

test(
  'an admin gets one notification of a report; a press opens it, and dismissing it elsewhere closes it',
  { tag: BEYOND_GATE },
  async ({ browser }) => {
    const { context, page } = await openBrowser(browser);
    await settle(page, '/dashboard');
    await look(page, 'away');
    const gold = await report('Gold for nothing');
    await report('Wig of real hair', 'Fake Product');
    await expect.poll(() => openNotificationsOn(page)).toEqual(['Gold for nothing', 'Wig of real hair']);
    expect(await shownBy(page)).toEqual([
      'Flagged: Scammer: Gold for nothing',
      'Flagged: Fake Product: Wig of real hair',
    ]);
    // Reports belong to the team: the title and the app's icon only count the user's own items.
    await expect(page).toHaveTitle('Home · Oja');

    await request.delete(`/api/v1/posts/${gold.id}`, { headers: { authorization: `Bearer ${admin.accessToken}` } });
    await expect.poll(() => openNotificationsOn(page)).toEqual(['Wig of real hair']);
    await press([page], 'Wig of real hair');
    await expect(page).toHaveURL(/\/dashboard\/flags$/);
    await expect(page.getByRole('article', { name: 'Wig of real hair' })).toBeFocused();
    await look(page, 'here');
    await report('Looked at');
    await expect(page.getByRole('article', { name: 'Looked at' })).toBeVisible();
    expect(await shownBy(page)).toHaveLength(2);
    await context.close();
  },
);
