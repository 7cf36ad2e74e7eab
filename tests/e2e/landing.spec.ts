import { expect, test } from '@playwright/test';

import { BEYOND_GATE, WITH_MOTION } from '../suite.ts';
import { logInAs } from './demo.ts';

const TAGLINES = [
  'Find the phone, the fabric and the plumber.',
  'Follow the vendors you trust.',
  'Ask before you pay.',
  'Sell to your street, your city, your country.',
  'From Aba to Zaria, one market.',
];

test.use(WITH_MOTION);

test('the page is readable without scripts, because it is rendered at build time', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('84.7%')).toBeVisible();
  await context.close();
});

for (const width of [390, 1440]) {
  test(
    `the page is painted before its scripts and fonts are requested, and does not shift when they load, at ${width} px`,
    { tag: width === 390 ? [] : BEYOND_GATE },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        const moved = { sum: 0 };
        Object.assign(globalThis, { moved });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) moved.sum += Number(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/');
      await expect(page.locator('html')).not.toHaveAttribute('data-typefaces');
      await page.waitForLoadState('networkidle');
      const { painted, requested, faces } = await page.evaluate(async () => {
        await document.fonts.ready;
        return {
          painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
          requested: performance
            .getEntriesByType('resource')
            .filter(({ name }) => /\/assets\/.*\.(?:js|woff2)$/.test(name))
            .map(({ startTime }) => startTime),
          faces: [...document.fonts].filter(({ status }) => status === 'loaded').length,
        };
      });
      expect(requested.length).toBeGreaterThan(5);
      expect(Math.min(...requested)).toBeGreaterThanOrEqual(painted);
      expect(faces).toBeGreaterThan(1);
      const moved: { sum: number } = await page.evaluate(() => Reflect.get(globalThis, 'moved'));
      expect(moved.sum).toBeLessThan(0.02);
    },
  );
}

test(
  'a tab in the background, which is not painted, still loads its scripts and fonts',
  { tag: BEYOND_GATE },
  async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }));
    await page.goto('/');
    await expect(page.locator('[data-line] + span:not([data-line])').first()).toHaveText(TAGLINES[0] ?? '');
    await expect(page.locator('html')).not.toHaveAttribute('data-typefaces');
  },
);

test('the five taglines are typed one after the other', { tag: BEYOND_GATE }, async ({ page }) => {
  await page.goto('/');
  const line = page.locator('[data-line] + span:not([data-line])').first();
  await expect(line).toHaveText(TAGLINES[0] ?? '');
  for (const tagline of TAGLINES.slice(1)) await expect(line).toHaveText(tagline);
});

test(
  'the numbers count up when they become visible, and end at their values',
  { tag: BEYOND_GATE },
  async ({ page }) => {
    await page.goto('/');
    const panel = page.getByRole('region', { name: 'Oja in numbers' });
    await panel.scrollIntoViewIfNeeded();
    const seen = new Set<string>();
    const moving = panel.locator('dd').first();
    await expect(async () => {
      seen.add(await moving.innerText());
      expect(seen.size).toBeGreaterThan(2);
    }).toPass({ intervals: [50], timeout: 4000 });
    for (const value of ['10,000', '20,000', '84.7%', '500']) await expect(panel.getByText(value).last()).toBeVisible();
  },
);

const LINKS = [
  { name: 'Get Started', visitor: '/signup', member: '/signup' },
  { name: 'Login', visitor: '/login', member: '/login' },
  { name: 'Sign Up', visitor: '/signup', member: '/signup' },
  { name: 'Create an account', visitor: '/signup', member: '/dashboard' },
  { name: 'Already have an account', visitor: '/login', member: '/dashboard' },
  { name: 'Connect & Transact', visitor: '/login', member: '/dashboard/ads' },
] as const;

test('the buttons lead a visitor where the specification says', async ({ page }) => {
  await page.goto('/');
  for (const { name, visitor } of LINKS)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', visitor);
  await expect(page.getByRole('link', { name: 'Download for Android' })).toHaveAttribute(
    'href',
    'https://downloads.example/oja.apk',
  );
});

test('the buttons lead a signed-in user where the specification says', async ({ page }) => {
  await logInAs(page, 'customer');
  await page.goto('/');
  for (const { name, member } of LINKS) await expect(page.getByRole('link', { name })).toHaveAttribute('href', member);
});

test('an unknown address shows the not-found page with a link home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Oops! Lost in Space' })).toBeVisible();
  await expect(page.getByText("The page you're looking for doesn't exist or might have been removed.")).toBeVisible();
  await page.getByRole('link', { name: 'Take Me Home' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});
