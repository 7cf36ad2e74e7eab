import { type APIRequestContext, expect, type Page, test } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { makeAccount, type TestAccount } from './accounts.ts';
import { startSession } from './demo.ts';
import { makeJpeg } from './jpeg.ts';
import { postByCall, type TestPost } from './market.ts';
import { activationLinkFor } from './outbox.ts';

/** What visitors see of the market, and how they get to a post from there, or from a shared link. */

interface Shown {
  vendor: TestAccount;
  post: TestPost;
  /** Its price on the landing page, which no other post has. */
  price: string;
}

const asVendor = ({ accessToken }: TestAccount) => ({ authorization: `Bearer ${accessToken}` });

/** Posts with a picture. The vendor's setting is sent again, which ends the server's cache. */
async function showPost(request: APIRequestContext): Promise<Shown> {
  const vendor = await makeAccount(request, { vendor: true });
  const headers = asVendor(vendor);
  const file = {
    name: 'lamp.jpg',
    mimeType: 'image/jpeg',
    buffer: await makeJpeg({ width: 640, height: 480, hue: 30 }),
  };
  const upload = await request.post('/api/upload', { headers, multipart: { file, upload_preset: 'post' } });
  const { secure_url: picture } = await upload.json();
  const naira = 1_000_000 + Math.floor(Math.random() * 8_000_000);
  const post = await postByCall(request, vendor, `Lamp of ${vendor.userName}`, {
    images: [picture],
    price: naira,
    location: 'Computer Village, Ikeja',
  });
  await request.patch('/api/v1/users/settings', { headers, data: { showsPostsToVisitors: true } });
  return { vendor, post, price: `₦${naira.toLocaleString('en-NG')}` };
}

const goods = (page: Page) => page.getByRole('region', { name: 'New in the market' });
const tile = (page: Page, { price }: Shown) => goods(page).getByRole('link', { name: `${price} Ikeja, Lagos` });

/** Opens the landing page as its second visitor, for whom the server knows that there are goods, and goes to them. */
async function openGoods(page: Page): Promise<void> {
  await expect
    .poll(async () => (await page.request.get('/')).text(), { timeout: 10_000 })
    .toContain('<meta name="oja-goods"');
  await page.goto('/');
  await goods(page).scrollIntoViewIfNeeded();
}

async function logIn(page: Page, { userName, password }: Pick<TestAccount, 'userName' | 'password'>) {
  await page.getByLabel('Email or username').fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

async function expectPost(page: Page, { post }: Shown) {
  await expect(page).toHaveURL(new RegExp(`/dashboard/post/details/${post.id}$`));
  await expect(page.getByRole('heading', { name: post.title })).toBeVisible();
}

test('a visitor presses one of the goods, signs up, and is at the post after the login', async ({ page, request }) => {
  const shown = await showPost(request);
  await openGoods(page);
  const good = tile(page, shown);
  await expect(good).not.toContainText(shown.vendor.userName);
  await good.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Open your account' })).toBeVisible();

  const mark = Date.now().toString(36);
  const visitor = { userName: `ngozi.${mark}`, email: `ngozi.${mark}@example.com`, password: 'palm-wine-and-ankara' };
  await page.getByLabel('Full Name').fill('Ngozi Obi');
  await page.getByLabel('Username').fill(visitor.userName);
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Password', { exact: true }).fill(visitor.password);
  await page.getByLabel('Confirm Password').fill(visitor.password);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'We sent an activation link' })).toBeVisible();

  await page.goto(await activationLinkFor(visitor.email, request));
  await page.getByRole('link', { name: 'Proceed to Login' }).click();
  await page.getByLabel('Password', { exact: true }).fill(visitor.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expectPost(page, shown);
});

test('a visitor who opens a shared post is at it after the login, and a later login leads to the dashboard', async ({
  page,
  request,
}) => {
  const shown = await showPost(request);
  const customer = await makeAccount(request);
  await page.goto(`/dashboard/post/details/${shown.post.id}`);
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await logIn(page, customer);
  await expectPost(page, shown);

  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await logIn(page, customer);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test(
  'a vendor’s posts leave the landing page when the vendor turns the switch off',
  { tag: BEYOND_GATE },
  async ({ page, request, browser, baseURL }) => {
    const [gone, other] = [await showPost(request), await showPost(request)];
    await startSession(page, gone.vendor.userName, gone.vendor.password);
    await page.goto('/dashboard/settings');
    const row = page.getByRole('switch', { name: 'Show my posts to visitors' });
    await expect(row).toBeChecked();
    const stored = page.waitForResponse('**/api/v1/users/settings');
    await row.click();
    await stored;
    await page.reload();
    await expect(row).not.toBeChecked();

    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const visitor = await context.newPage();
    await openGoods(visitor);
    await expect(tile(visitor, other)).toBeVisible();
    await expect(tile(visitor, gone)).toHaveCount(0);
    await context.close();

    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/dashboard');
    await expect(goods(page)).toHaveCount(0);
  },
);

test('a customer has no such switch', { tag: BEYOND_GATE }, async ({ page, request }) => {
  const customer = await makeAccount(request);
  await startSession(page, customer.userName, customer.password);
  await page.goto('/dashboard/settings');
  await expect(page.getByRole('switch', { name: 'Online status' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Show my posts to visitors' })).toHaveCount(0);
});

test('on a phone the goods are loaded when they come near, and nothing moves', async ({ page, request }) => {
  const shown = await showPost(request);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const moved = { sum: 0 };
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.sum += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let isLoaded = false;
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/v1/posts/public')) isLoaded = true;
  });
  await expect.poll(async () => (await page.request.get('/')).text()).toContain('<meta name="oja-goods"');
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(isLoaded).toBe(false);
  // Where it will be, to the pixel.
  const place = await goods(page).boundingBox();
  await goods(page).scrollIntoViewIfNeeded();
  await expect(tile(page, shown)).toBeVisible();
  expect((await goods(page).boundingBox())?.height).toBeCloseTo(place?.height ?? 0, 0);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'moved').sum)).toBeLessThan(0.02);
});

test('goods that cannot be loaded leave no gap and no message', { tag: BEYOND_GATE }, async ({ page, request }) => {
  await showPost(request);
  // Refused once they are in view: their place is gone then.
  const inView = Promise.withResolvers<undefined>();
  await page.route('**/api/v1/posts/public', async (route) => {
    await inView.promise;
    await route.abort('connectionrefused');
  });
  await openGoods(page);
  inView.resolve(undefined);
  await expect(goods(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Buying here feels like your own market.' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
