import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';

import { makeAccount, type TestAccount } from './accounts.ts';
import { startSession } from './demo.ts';
import { postByCall, type TestPost } from './market.ts';
import { sendByCall } from './talk.ts';

/**
 * What a first visit waits for, as far as it does not depend on the machine: how many files and bytes the page names,
 * that its content needs no others, and that its data does not wait for them.
 */

interface Scene {
  me: TestAccount;
  vendor: TestAccount;
  post: TestPost;
}

async function prepare(page: Page, request: APIRequestContext): Promise<Scene> {
  const [me, vendor] = await Promise.all([makeAccount(request), makeAccount(request, { vendor: true })]);
  const post = await postByCall(request, vendor, `Six yards of ${vendor.userName}`);
  await sendByCall(request, vendor, me, 'Is it the blue one?');
  await startSession(page, me.userName, me.password);
  return { me, vendor, post };
}

interface Visit {
  name: string;
  path: (scene: Scene) => string;
  /** What the visitor came for. */
  content: (page: Page, scene: Scene) => Locator;
  /** The most scripts that the page names, and their most kilobytes, compressed. */
  scripts: number;
  kilobytes: number;
}

const VISITS: readonly Visit[] = [
  {
    name: 'landing page',
    path: () => '/',
    content: (page) => page.getByRole('heading', { level: 1 }),
    scripts: 7,
    kilobytes: 95,
  },
  {
    name: 'login',
    path: () => '/login',
    content: (page) => page.getByRole('button', { name: 'Login' }),
    scripts: 11,
    kilobytes: 150,
  },
  {
    name: 'feed',
    path: () => '/dashboard',
    content: (page) => page.getByRole('feed', { name: 'Newest posts' }).getByRole('article').first(),
    scripts: 12,
    kilobytes: 165,
  },
  {
    name: 'thread',
    path: ({ vendor }) => `/dashboard/chat/${vendor.id}`,
    content: (page) => page.getByRole('article').filter({ hasText: 'Is it the blue one?' }),
    scripts: 16,
    kilobytes: 200,
  },
  {
    name: 'post',
    path: ({ post }) => `/dashboard/post/details/${post.id}`,
    content: (page, { post }) => page.getByRole('heading', { name: post.title }),
    scripts: 13,
    kilobytes: 160,
  },
];

/** The scripts of the build that a page names: those that run, and those that are only loaded. */
async function scriptsIn(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
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

test('the profile and the feed are requested before any script has loaded, once each', async ({ page, request }) => {
  const { me } = await prepare(page, request);
  const calls: string[] = [];
  page.on('request', (sent) => {
    const { pathname, search } = new URL(sent.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });
  const first = [`/api/v1/users/dashboard/${me.userName}`, '/api/v1/posts?page=1'];
  const scripts = Promise.withResolvers<void>();
  await page.route('/assets/*.js', async (route) => {
    await scripts.promise;
    await route.fallback();
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect.poll(() => calls).toEqual(first);
  scripts.resolve();
  await expect(page.getByRole('feed', { name: 'Newest posts' }).getByRole('article').first()).toBeVisible();
  expect(calls.filter((call) => first.includes(call))).toEqual(first);
});
