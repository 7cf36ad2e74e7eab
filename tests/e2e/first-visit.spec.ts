import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';

import { makeAccount, type TestAccount } from './accounts.ts';
import { builtFile } from './built-file.ts';
import { countCalls } from './count-calls.ts';
import { startSession } from './demo.ts';
import { holdRequests } from './hold-requests.ts';
import { postByCall, type TestPost } from './market.ts';
import { requestDepth, sumByKind, watchRequests } from '../processes/watch-requests.ts';
import { sendByCall } from './talk.ts';

/**
 * What a first visit waits for, as far as it does not depend on the machine: how many files and bytes the page names,
 * that its content needs no others, and that its data does not wait for them.
 */

// A phone: what a wide window or a keyboard needs is not loaded there.
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

interface Scene {
  me: TestAccount;
  vendor: TestAccount;
  post: TestPost;
}

async function makeScene(request: APIRequestContext): Promise<Scene> {
  const [me, vendor] = await Promise.all([makeAccount(request), makeAccount(request, { vendor: true })]);
  // Above the posts of the market, whose pictures change with the day: a second one near the view loads the carousel.
  for (const name of ['Head tie', 'Wrapper']) await postByCall(request, vendor, `${name} of ${vendor.userName}`);
  const post = await postByCall(request, vendor, `Six yards of ${vendor.userName}`);
  await sendByCall(request, vendor, me, 'Is it the blue one?');
  return { me, vendor, post };
}

/** One scene for all tests of a worker: they only visit it. */
let shared: Promise<Scene> | undefined;

async function prepare(page: Page, request: APIRequestContext): Promise<Scene> {
  shared ??= makeScene(request);
  const scene = await shared;
  await startSession(page, scene.me.userName, scene.me.password);
  return scene;
}

interface Visit {
  name: string;
  path: (scene: Scene) => string;
  /** What the visitor came for. */
  content: (page: Page, scene: Scene) => Locator;
  /** The most scripts that the page names, and their most kilobytes, compressed. */
  scripts: number;
  kilobytes: number;
  /** The most requests until the page is idle, without pictures, whose number is the market's. */
  requests: number;
  /** The most kilobytes of each kind but pictures, as the browser names it, on the line. */
  kinds: Record<string, number>;
}

/** How many steps a first visit takes at most: the page, what it names, and what that requests. */
const DEPTH = 3;

const VISITS: readonly Visit[] = [
  {
    name: 'landing page',
    path: () => '/',
    content: (page) => page.getByRole('heading', { level: 1 }),
    scripts: 7,
    kilobytes: 95,
    requests: 21,
    kinds: { Document: 7.5, Stylesheet: 8.5, Script: 100, Font: 71, Fetch: 2.5 },
  },
  {
    name: 'login',
    path: () => '/login',
    content: (page) => page.getByRole('button', { name: 'Login' }),
    scripts: 11,
    kilobytes: 150,
    requests: 28,
    kinds: { Document: 8.5, Stylesheet: 8, Script: 160, Font: 60, Fetch: 2.5, Other: 36 },
  },
  {
    name: 'feed',
    path: () => '/dashboard',
    content: (page) => page.getByRole('feed', { name: 'Newest posts' }).getByRole('article').first(),
    scripts: 12,
    kilobytes: 165,
    // What the market's newest posts need loads with them: a carousel.
    requests: 34,
    kinds: { Document: 8.2, Stylesheet: 14, Script: 205, Fetch: 20 },
  },
  {
    name: 'thread',
    path: ({ vendor }) => `/dashboard/chat/${vendor.id}`,
    content: (page) => page.getByRole('article').filter({ hasText: 'Is it the blue one?' }),
    scripts: 16,
    kilobytes: 200,
    requests: 37,
    kinds: { Document: 7.8, Stylesheet: 18, Script: 240, Fetch: 6 },
  },
  {
    name: 'post',
    path: ({ post }) => `/dashboard/post/details/${post.id}`,
    content: (page, { post }) => page.getByRole('heading', { name: post.title }),
    scripts: 13,
    kilobytes: 160,
    requests: 34,
    kinds: { Document: 8.7, Stylesheet: 14, Script: 201, Fetch: 5 },
  },
];

/** The scripts of the build that a page names for itself: those that run, and those that are only loaded. */
async function scriptsIn(request: APIRequestContext, path: string): Promise<string[]> {
  const html = (await (await request.get(path, { headers: { accept: 'text/html' } })).text()).replaceAll(
    /<link rel="later"[^>]*>/g,
    '',
  );
  return [...new Set(Array.from(html.matchAll(/"(\/assets\/[^"]+\.js)"/g), ([, script = '']) => script))];
}

/** The size of a file as it is sent, in bytes. */
async function sentBytes(request: APIRequestContext, path: string): Promise<number> {
  const answer = await request.head(path, { headers: { 'accept-encoding': 'br' } });
  return Number(answer.headers()['content-length']);
}

for (const { name, path, content, scripts, kilobytes } of VISITS) {
  test(`the ${name} names few scripts, and is shown with these alone`, async ({ page, request }) => {
    const scene = await prepare(page, request);
    const address = path(scene);
    const named = await scriptsIn(request, address);
    const sizes = await Promise.all(named.map((script) => sentBytes(request, script)));
    expect(named.length).toBeLessThanOrEqual(scripts);
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThanOrEqual(kilobytes);

    await page.route('/assets/*.js', (route) =>
      named.includes(new URL(route.request().url()).pathname) ? route.fallback() : route.abort(),
    );
    await page.goto(address);
    await expect(content(page, scene)).toBeVisible();
  });
}

for (const { name, path, content, requests: most, kinds } of VISITS)
  test(`the ${name} makes few requests, in few steps, with few bytes of each kind`, async ({ page, request }) => {
    const scene = await prepare(page, request);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const requests = watchRequests(session);
    await page.goto(path(scene));
    await expect(content(page, scene)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const sent = [...requests.values()].filter(
      ({ kind, url }) => kind !== 'WebSocket' && kind !== 'Image' && url.startsWith('http'),
    );
    expect(requestDepth(sent)).toBeLessThanOrEqual(DEPTH);
    expect(sent.length, sent.map(({ kind, url }) => `${kind} ${url}`).join('\n')).toBeLessThanOrEqual(most);
    for (const [kind, bytes] of sumByKind(sent)) expect(bytes / 1000, kind).toBeLessThanOrEqual(kinds[kind] ?? 0);
  });

test('the large scripts of the feed are compiled beside their download', async ({ request }) => {
  const codes = await Promise.all(
    (await scriptsIn(request, '/dashboard')).map(async (script) => (await request.get(script)).text()),
  );
  const large = codes.filter((code) => code.length > 80_000);
  expect(large.length).toBeGreaterThan(2);
  for (const code of large) expect(code.slice(0, 40)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('what the feed loads later has no cascade layers: Chromium would lay out the whole page again', async ({
  page,
  request,
}) => {
  await prepare(page, request);
  const sheets: string[] = [];
  page.on('request', (sent) => {
    if (sent.resourceType() === 'stylesheet') sheets.push(new URL(sent.url()).pathname);
  });
  // Opened last, once the connection is live.
  const outbox = page.waitForResponse(`/${builtFile('features/chat/outbox/open-outbox.ts')}`);
  await page.goto('/dashboard');
  await expect(page.getByRole('feed', { name: 'Newest posts' }).getByRole('article').first()).toBeVisible();
  await outbox;
  await page.waitForLoadState('networkidle');
  const html = await (await request.get('/dashboard', { headers: { accept: 'text/html' } })).text();
  for (const sheet of sheets.filter((path) => !html.includes(path)))
    expect((await (await request.get(sheet)).text()).slice(0, 40), sheet).not.toContain('@layer');
});

test('the profile and the feed are requested before any script has loaded, once each', async ({ page, request }) => {
  const { me } = await prepare(page, request);
  const calls: string[] = [];
  page.on('request', (sent) => {
    const { pathname, search } = new URL(sent.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });
  const first = [`/api/v1/users/dashboard/${me.userName}`, '/api/v1/posts?page=1'];
  const release = await holdRequests(page, '/assets/*.js');
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect.poll(() => calls).toEqual(first);
  release();
  await expect(page.getByRole('feed', { name: 'Newest posts' }).getByRole('article').first()).toBeVisible();
  expect(calls.filter((call) => first.includes(call))).toEqual(first);
});

for (const { name, path } of [
  { name: 'feed', path: () => '/dashboard' },
  { name: 'thread', path: ({ vendor }: Scene) => `/dashboard/chat/${vendor.id}` },
])
  test(`the ${name} makes each call once, also after the live connection is there`, async ({ page, request }) => {
    const scene = await prepare(page, request);
    const calls: string[] = [];
    page.on('request', (sent) => {
      const { pathname, search } = new URL(sent.url());
      if (pathname.startsWith('/api/')) calls.push(`${sent.method()} ${pathname}${search}`);
    });
    const isLive = page.waitForEvent('websocket');
    await page.goto(path(scene));
    const socket = await isLive;
    await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('allNotifications'));
    // The lists for the badges come with it.
    await expect.poll(() => calls).toContain('GET /api/v1/messages/conversations');
    await page.waitForLoadState('networkidle');
    expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted());
  });

test('the first message of a conversation loads the list of conversations once', async ({ page, request }) => {
  await prepare(page, request);
  const stranger = await makeAccount(request);
  await page.goto(`/dashboard/chat/${stranger.id}`);
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const listCalls = countCalls(page, '/api/v1/messages/conversations');
  await page.getByRole('textbox', { name: 'Message' }).fill('Is it still there?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').filter({ hasText: 'Is it still there?' })).toBeVisible();
  await expect.poll(listCalls).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(listCalls()).toBe(1);
});
