import { chromium, type CDPSession, type Page } from '@playwright/test';

import { BROWSER_ARGS, findBrowser } from '../../../scripts/find-browser.ts';
import { type Sent, sumByKind, watchRequests } from '../../processes/watch-requests.ts';

/** The line of a weak mobile network, as people here have it: 50 kB a second, 400 ms a round trip. */
const SLOW_LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Lighthouse's slow phone: 1.6 Mbit/s, 150 ms a round trip. */
export const LIGHTHOUSE_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** The slow phone of searches: 1.6 Mbit/s, 400 ms a round trip. */
const FINDING_LINE = { offline: false, latency: 400, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** How long a person takes for a letter. */
const LETTER_MS = 80;

export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** How much slower than this machine the phone's processor is. */
export const SLOWER_CPU = 4;

/** The longest visit: a page that shows nothing by then is reported as such. */
const VISIT_MAX_MS = 60_000;

/** A first visit over the slow line. Times are milliseconds from the navigation's start, NaN for what never came. */
export interface Visit {
  firstPaintMs: number;
  /** When each awaited element became visible, by its name. */
  shownMs: Record<string, number>;
  requests: number;
  /** The longest chain of requests of which each began after the one before it had ended. */
  depth: number;
  /** By kind, in the order of their first request. */
  bytes: Map<string, number>;
}

/** The longest chain of requests in which each began after its predecessor had ended. */
function waterfallDepth(sent: readonly Pick<Sent, 'begun' | 'ended'>[]): number {
  const levels: { ended: number; level: number }[] = [];
  for (const { begun, ended = Number.POSITIVE_INFINITY } of sent.toSorted((a, b) => a.begun - b.begun)) {
    const before = levels.filter((other) => other.ended <= begun).map(({ level }) => level);
    levels.push({ ended, level: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...levels.map(({ level }) => level));
}

/** Makes a page's line and processor slow. */
async function emulate(client: CDPSession, line: typeof SLOW_LINE): Promise<void> {
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', line);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
}

/** Resolves with the time at which an element is visible. */
async function shownAt(page: Page, selector: string): Promise<number> {
  return page
    .waitForFunction(
      (shown) =>
        [...document.querySelectorAll(shown)].some((element) => element.checkVisibility()) && performance.now(),
      selector,
      { timeout: VISIT_MAX_MS, polling: 'raf' },
    )
    .then(
      (handle) => handle.jsonValue().then(Number),
      () => Number.NaN,
    );
}

/** Runs a visit on a slow phone, in a new browser without a cache. */
async function onSlowPhone<Result>(
  line: Parameters<typeof emulate>[1],
  visit: (page: Page, client: CDPSession) => Promise<Result>,
): Promise<Result> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: BROWSER_ARGS,
  });
  try {
    const context = await browser.newContext({ ...PHONE, locale: 'en-NG' });
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await emulate(client, line);
    return await visit(page, client);
  } finally {
    await browser.close();
  }
}

/**
 * Opens a page as a first visit over the slow line, until all awaited elements are visible and nothing is loading.
 * @param shown selectors of what is awaited, by name
 * @param session the content of localStorage for a signed-in user
 */
export async function visitSlowly(url: string, shown: Record<string, string>, session?: string): Promise<Visit> {
  return onSlowPhone(SLOW_LINE, async (page, client) => {
    if (session !== undefined) {
      // A page that loads nothing of the app.
      await page.goto(new URL('/favicon.svg', url).href);
      await page.evaluate((value) => localStorage.setItem('oja.session', value), session);
    }
    const sent = watchRequests(client);
    await page.goto(url, { waitUntil: 'commit' });
    const times = Object.entries(shown).map(async ([name, selector]) => [name, await shownAt(page, selector)] as const);
    const shownMs = Object.fromEntries(await Promise.all(times));
    await page.waitForLoadState('networkidle', { timeout: VISIT_MAX_MS }).catch(() => undefined);
    const firstPaintMs = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    const requests = [...sent.values()].filter(({ kind }) => kind !== 'WebSocket');
    return {
      firstPaintMs,
      shownMs,
      requests: requests.length,
      depth: waterfallDepth(requests),
      bytes: sumByKind(requests),
    };
  });
}

/**
 * Logs the demo customer in on Lighthouse's slow phone, on a login page that is ready.
 * @returns milliseconds from the press on Login until the first post is visible, the reload of product §2 included
 */
export async function logInOnPhone(url: string): Promise<number> {
  return onSlowPhone(LIGHTHOUSE_LINE, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.getByLabel('Email or username').fill('customer');
    await page.getByLabel('Password', { exact: true }).fill('oja-demo');
    const pressed = Date.now();
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByRole('article').first().getByRole('heading').waitFor({ timeout: VISIT_MAX_MS });
    return Date.now() - pressed;
  });
}

/** Opens the app as a signed-in user until the worker has stored it (decision 011). */
async function storeApp(page: Page, url: string, session: string): Promise<void> {
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate((value) => localStorage.setItem('oja.session', value), session);
  await page.goto(`${url}/dashboard`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: VISIT_MAX_MS });
}

/**
 * Searches for goods on a slow phone that has stored the app (decision 011).
 * @param session the content of localStorage for a signed-in user
 * @returns milliseconds from Enter until the first tile is visible, for each search
 */
export async function findOnPhone(url: string, session: string, searches: number): Promise<number[]> {
  return onSlowPhone(FINDING_LINE, async (page) => {
    await storeApp(page, url, session);
    const times: number[] = [];
    while (times.length < searches) {
      await page.goto(`${url}/dashboard/search`, { waitUntil: 'networkidle' });
      const field = page.getByRole('searchbox', { name: 'Search categories' });
      await field.pressSequentially('used generator', { delay: LETTER_MS });
      const pressed = Date.now();
      await field.press('Enter');
      const found = page.getByRole('feed', { name: 'Posts found' });
      await found.getByRole('article').first().getByRole('heading').waitFor({ timeout: VISIT_MAX_MS });
      times.push(Date.now() - pressed);
    }
    return times;
  });
}
