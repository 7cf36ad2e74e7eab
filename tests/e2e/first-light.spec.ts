import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';

import { BEYOND_GATE, WITH_MOTION } from '../suite.ts';
import { logInByCall } from './accounts.ts';
import { logIn, logInAs } from './demo.ts';
import { makeJpeg } from './jpeg.ts';
import { activationLinkFor } from './outbox.ts';
import { followByCall } from './talk.ts';
import { waitForToast } from './wait-for-toast.ts';
import { watchConsole } from './watch-console.ts';

test.use(WITH_MOTION);

const HEART = 'svg:has(> path[d^="M12 21.35"])';

/** Counts in the page the hearts that play over a post: a busy test can miss one that stays for half a second. */
async function watchHearts(page: Page, title: string): Promise<() => Promise<number>> {
  const played = await page.evaluateHandle(
    ({ selector, words }) => {
      const counted = { hearts: 0 };
      document.addEventListener('animationstart', ({ target }) => {
        if (!(target instanceof Element) || !target.matches(selector)) return;
        const isInPost = target.closest('article')?.textContent.includes(words);
        const isVisible = target.checkVisibility({ visibilityProperty: true }) && target.clientWidth > 0;
        if (isInPost && isVisible) counted.hearts += 1;
      });
      return counted;
    },
    { selector: HEART, words: title },
  );
  return () => played.evaluate(({ hearts }) => hearts);
}

/** The complete path from a visitor on the landing page to a vendor's post that is liked in a customer's feed. */
test(
  'a visitor becomes a customer, and likes a vendor’s post',
  { tag: BEYOND_GATE },
  async ({ browser, page, request, baseURL }) => {
    const messages = watchConsole(page);
    const stamp = Date.now().toString(36);
    const visitor = {
      name: 'Adaeze Nwosu',
      userName: `adaeze.${stamp}`,
      email: `adaeze.${stamp}@example.com`,
      password: 'palm-wine-and-ankara',
    };
    const title = `Tecno Camon 30, sealed ${stamp}`;

    await test.step('the landing page leads to signup', async () => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('link', { name: 'Get Started' }).click();
      await expect(page).toHaveURL(/\/signup$/);
    });

    await test.step('signup has five fields and password toggles, and the server’s answer is in the green box', async () => {
      await page.getByLabel('Full Name').fill(visitor.name);
      await page.getByLabel('Username').fill(visitor.userName);
      await page.getByLabel('Email').fill(`adaeze.${stamp}@exampel.com`);
      for (const label of ['Password', 'Confirm Password']) {
        const field = page.getByLabel(label, { exact: true });
        await field.fill(visitor.password);
        await expect(field).toHaveAttribute('type', 'password');
        const toggle = page.locator('div', { has: field }).last().getByRole('button', { name: 'Show password' });
        await toggle.click();
        await expect(field).toHaveAttribute('type', 'text');
      }
      await page.getByRole('button', { name: 'Register' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'We sent an activation link' })).toBeVisible();
    });

    await test.step('a mistyped address is seen and corrected, and the email can be sent again', async () => {
      const sent = page.getByRole('region', { name: 'Check your email' });
      await expect(sent.getByRole('heading')).toBeFocused();
      await expect(sent.getByText(`adaeze.${stamp}@exampel.com`)).toBeVisible();
      await sent.getByRole('button', { name: 'Use another address' }).click();
      await expect(page.getByLabel('Email')).toBeFocused();
      await expect(page.getByLabel('Username')).toHaveValue(visitor.userName);
      await page.getByLabel('Email').fill(visitor.email);
      for (const label of ['Password', 'Confirm Password']) {
        const field = page.getByLabel(label, { exact: true });
        await expect(field).toHaveValue('');
        await field.fill(visitor.password);
      }
      await page.getByRole('button', { name: 'Register' }).click();
      await expect(sent.getByText(visitor.email)).toBeVisible();
      const firstLink = await activationLinkFor(visitor.email, request);
      await sent.getByRole('button', { name: 'Send it again' }).click();
      await expect(sent.getByRole('status')).toContainText('a new link is on its way');
      await expect.poll(() => activationLinkFor(visitor.email, request)).not.toBe(firstLink);
    });

    await test.step('the link in the email activates the account', async () => {
      await page.goto(await activationLinkFor(visitor.email, request));
      await expect(page.getByText('Your account is activated. You can log in now.')).toBeVisible();
      await page.getByRole('link', { name: 'Proceed to Login' }).click();
      await expect(page).toHaveURL(/\/login$/);
    });

    await test.step('login stores user and token, and the dashboard reloads once without its parameter', async () => {
      const loads: string[] = [];
      page.on('request', (sent) => {
        if (sent.isNavigationRequest()) loads.push(new URL(sent.url()).pathname + new URL(sent.url()).search);
      });
      await logIn(page, visitor.email, visitor.password);
      expect(loads.filter((path) => path === '/dashboard')).toHaveLength(1);
      const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('oja.session') ?? 'null'));
      expect(stored.user.userName).toBe(visitor.userName);
      expect(stored.accessToken.length).toBeGreaterThanOrEqual(40);
    });

    const vendorContext = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const vendor = await vendorContext.newPage();
    const vendorMessages = watchConsole(vendor);
    // Other tests fill the feed of all posts: the vendor looks for the post on the own profile, and the customer
    // follows.
    const vendorAccount = await logInByCall(request, 'vendor', 'oja-demo');
    await followByCall(request, await logInByCall(request, visitor.userName, visitor.password), vendorAccount);

    await test.step('a verified vendor posts with two real pictures', async () => {
      await logInAs(vendor, 'vendor');
      await vendor.getByRole('link', { name: 'Post', exact: true }).click();
      await vendor.locator('input[type=file]').setInputFiles([
        { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg({ width: 2400, height: 1800, hue: 20 }) },
        { name: 'back.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg({ width: 1200, height: 1600, hue: 220 }) },
      ]);
      await expect(vendor.getByText('2 of 8')).toBeVisible();
      await vendor.getByLabel('Title').fill(title);
      await vendor.getByLabel('Description').fill('Sealed in the box, with receipt and one year of warranty.');
      await expect(vendor.getByText('1,443 characters left')).toBeVisible();
      const category = vendor.getByRole('combobox', { name: 'Category' });
      await category.click();
      await expect(vendor.getByRole('option')).toHaveCount(57);
      await category.fill('gadg');
      await vendor.getByRole('option', { name: 'Gadgets' }).click();
      await expect(category).toHaveValue('Gadgets');
      await vendor.getByLabel('Price', { exact: true }).fill('385,000');
      await vendor.getByLabel('Phone number').fill('0803 123 4567');
      await vendor.getByLabel('Location').fill('Computer Village, Ikeja');
      await vendor.getByRole('radio', { name: 'Brand New' }).check();
      await vendor.getByRole('radio', { name: 'Fixed Price' }).check();

      // A slow connection makes the progress visible.
      const cdp = await vendorContext.newCDPSession(vendor);
      await cdp.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 50,
        downloadThroughput: -1,
        uploadThroughput: 60_000,
      });
      await vendor.getByRole('button', { name: 'Post', exact: true }).click();
      await expect(vendor.getByRole('progressbar').first()).toBeVisible();
      await cdp.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      });
      await waitForToast(vendor, 'Post created successfully');
      await expect(vendor).toHaveURL(/\/dashboard$/);
      await expect.poll(() => vendor.evaluate(() => globalThis.scrollY)).toBe(0);
    });

    await test.step('the server has re-encoded the pictures and removed the camera’s EXIF data', async () => {
      await vendor.goto(`/dashboard/profile/${vendorAccount.id}`);
      // The picture of a tile has no name of its own: the title is beside it.
      const picture = vendor.getByRole('article', { name: title }).locator('img');
      const source = await picture.evaluate((image: HTMLImageElement) => image.src);
      const metadata = await sharp(await (await request.get(source)).body()).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width: 1600, height: 1200 });
      expect(metadata.exif).toBeUndefined();
    });

    const first = page.getByRole('article').filter({ hasText: title });
    const picture = first.getByRole('img', { name: `${title}, picture 2` });

    await test.step('the customer sees the post, browses its pictures and double-clicks one', async () => {
      await page.goto('/dashboard?feed=following');
      await expect(first.getByRole('heading', { name: title })).toBeVisible();
      await expect(first.getByText('₦385,000')).toBeVisible();
      await expect(first.getByText('1 / 2')).toBeVisible();
      await first.getByRole('button', { name: 'Next picture' }).click();
      await expect(first.getByText('2 / 2')).toBeVisible();
      await expect(first.getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-pressed', 'false');
      const hearts = await watchHearts(page, title);
      await picture.dblclick();
      await expect.poll(hearts).toBe(1);
      await expect(first.locator(HEART)).toBeHidden();
      await expect(first.getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-pressed', 'true');
      // A second double-click does not remove the like.
      await picture.dblclick();
      await expect(first.getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-pressed', 'true');
    });

    await test.step('the like is still there after a reload, and the vendor sees it', async () => {
      await page.reload();
      await expect(first.getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-pressed', 'true');
      await vendor.reload();
      const own = vendor.getByRole('article').filter({ hasText: title });
      await expect(own.getByRole('button', { name: /^Like/ })).toContainText('1');
      await expect(own.getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-pressed', 'false');
    });

    await test.step('logout returns to /', async () => {
      await page.getByRole('link', { name: 'Profile' }).click();
      await page.getByRole('link', { name: 'Settings' }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL(/:\d+\/$/);
      await expect
        .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('oja.session') ?? '{}')))
        .toMatchObject({ user: null, accessToken: null });
      await page.goto('/dashboard');
      await expect(page).toHaveURL(/:\d+\/$/);
    });

    expect([...messages, ...vendorMessages]).toEqual([]);
    await vendorContext.close();
  },
);
