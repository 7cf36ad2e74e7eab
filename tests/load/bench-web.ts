/**
 * The size and speed of the web app: `npm run bench web [ROUNDS]`. Prints the critical paths with their budgets;
 * Lighthouse's figures for a slow phone, the dashboard's the median of three rounds; the longest tasks; first visits
 * over a line of 50 kB/s and 400 ms with the depth of their waterfall and their bytes by kind, all with an empty
 * page of the same server as the floor; the times from the press on Login to the first post, to the first post of a
 * second visit, and from Enter to the first tile; and scrolling a feed over 60 posts, with a page of plain boxes as the
 * floor.
 */
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { freePort } from '../../packages/server/test/free-port.ts';
import { BROWSER_ARGS, findBrowser } from '../../scripts/find-browser.ts';
import { copyDemoMarket } from '../processes/demo-market.ts';
import { startOja } from '../processes/oja-server.ts';
import { benchArguments } from './bench-arguments.ts';
import { count, milliseconds, table } from './figures.ts';
import { MEASURED } from './places.ts';
import { type Audit, auditPage } from './web/audit-page.ts';
import { logIn } from './web/demo-session.ts';
import { installLighthouse } from './web/install-lighthouse.ts';
import { longestTask } from './web/long-tasks.ts';
import { type Scrolled, scrollPage } from './web/scroll-feed.ts';
import { returnOnPhone } from './web/second-visit.ts';
import { findOnPhone, logInOnPhone, visitSlowly } from './web/slow-visit.ts';

const root = join(import.meta.dirname, '../..');
/** How far is scrolled: a page of plain boxes, and some 60 posts. */
const FLOOR_PIXELS = 14_000;
const FEED_PIXELS = 42_000;
const EMPTY =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="description" content="Nothing"><title>Empty</title></head><body><h1>Empty</h1></body></html>';
const BOXES =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Boxes</title></head><body><p>Box</p><script src="/boxes.js"></script></body></html>';
const MAKE_BOXES =
  'for (let i = 0; i < 1000; i += 1) { const box = document.createElement("article"); box.style.height = "700px"; box.textContent = `Box ${i}`; document.body.append(box); }';

/** Selector of a post of the feed. */
const POST = '[role=feed] article :is(h2, h3)';

/** What a visitor came for, by its page; `inside` needs a session. */
const VISITS: readonly { name: string; path: string; shown: Record<string, string>; isInside: boolean }[] = [
  { name: '/empty.html', path: '/empty.html', shown: { content: 'h1' }, isInside: false },
  { name: '/', path: '/', shown: { content: 'h1' }, isInside: false },
  { name: '/login', path: '/login', shown: { content: 'form button[type=submit]' }, isInside: false },
  {
    name: '/dashboard',
    path: '/dashboard',
    shown: { tabs: 'nav a[href="/dashboard/search"]', content: POST },
    isInside: true,
  },
];

const { number: rounds = 3 } = benchArguments();
const print = (text: string) => process.stdout.write(`${text}\n`);
const runHere = (file: string, ...args: string[]) =>
  spawnSync(process.execPath, [file, ...args], { cwd: root, encoding: 'utf8' });
/** The other pages hardly vary. */
const visitsOf = (path: string) => (path === '/dashboard' ? rounds : 1);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function printWeights(): void {
  const { stdout } = runHere('node_modules/size-limit/bin.js', '--json');
  const weighed: { name: string; size: number; sizeLimit: number }[] = JSON.parse(stdout);
  print(
    `\n${table([['script, gzip', 'weight', 'budget', 'of budget'], ...weighed.map(({ name, size, sizeLimit }) => [name, kilobytes(size), kilobytes(sizeLimit), (size / sizeLimit).toFixed(2)])])}`,
  );
}

function auditRow(name: string, { performance, accessibility, bestPractices, seo, lcp, cls, tbt }: Audit): string[] {
  return [
    name,
    ...[performance, accessibility, bestPractices, seo].map(String),
    milliseconds(lcp),
    cls.toFixed(3),
    milliseconds(tbt),
  ];
}

async function printAudits(url: string, session: string): Promise<void> {
  const cli = await installLighthouse();
  const rows = [
    ['slow phone, first visit', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP', 'CLS', 'TBT'],
  ];
  const findings = new Set<string>();
  for (const [path, stored] of [['/empty.html'], ['/'], ['/login'], ['/dashboard', session]] as const) {
    const first = await auditPage(cli, `${url}${path}`, stored);
    const audits = [first];
    while (audits.length < visitsOf(path)) audits.push(await auditPage(cli, `${url}${path}`, stored, ['performance']));
    const { performance, lcp, cls, tbt } =
      audits.toSorted((a, b) => a.performance - b.performance || b.lcp - a.lcp)[Math.floor(audits.length / 2)] ?? first;
    rows.push(auditRow(path, { ...first, performance, lcp, cls, tbt }));
    if (path !== '/empty.html') for (const finding of first.findings) findings.add(`${path}: ${finding}`);
  }
  print(`\n${table(rows)}`);
  for (const finding of findings) print(`  ${finding}`);
}

async function printVisits(url: string, session: string): Promise<void> {
  const rows = [['50 kB/s, 400 ms, first visit', 'first paint', 'tabs', 'content', 'requests', 'depth', 'bytes']];
  const kinds: string[] = [];
  for (const { name, path, shown, isInside } of VISITS) {
    const visit = await visitSlowly(`${url}${path}`, shown, isInside ? session : undefined);
    const { tabs, content = Number.NaN } = visit.shownMs;
    const all = [...visit.bytes.values()].reduce((sum, bytes) => sum + bytes, 0);
    rows.push([
      name,
      milliseconds(visit.firstPaintMs),
      tabs === undefined ? '' : milliseconds(tabs),
      milliseconds(content),
      count(visit.requests),
      count(visit.depth),
      kilobytes(all),
    ]);
    kinds.push(`  ${name}: ${Array.from(visit.bytes, ([kind, bytes]) => `${kind} ${kilobytes(bytes)}`).join(', ')}`);
  }
  print(`\n${table(rows)}\n${kinds.join('\n')}`);
  const logins: number[] = [];
  while (logins.length < rounds) logins.push(await logInOnPhone(`${url}/login`));
  const login = middleOf(logins);
  print(`\nslow phone, from the press on Login to the first post: ${login} (middle of ${rounds})`);
  const returned = middleOf(await returnOnPhone(url, session, POST, rounds));
  print(`slow phone, with app and feed stored, second visit, to the first post: ${returned} (middle of ${rounds})`);
  const found = middleOf(await findOnPhone(url, session, rounds));
  print(`1.6 Mbit/s, 400 ms, with the app stored, from Enter to the first tile: ${found} (middle of ${rounds})`);
}

/** The browser reports no task of less than 50 ms. */
const taskLength = (ms: number) => (ms === 0 ? 'below 50 ms' : milliseconds(ms));

async function printLongTasks(url: string, session: string): Promise<void> {
  const rows = [['slow phone, first visit', 'longest task, middle', 'each visit']];
  for (const [path, stored] of [['/empty.html'], ['/'], ['/login'], ['/dashboard', session]] as const) {
    const longest: number[] = [];
    while (longest.length < (path === '/empty.html' ? 1 : rounds)) {
      longest.push(await longestTask(`${url}${path}`, stored));
    }
    longest.sort((a, b) => a - b);
    rows.push([
      path,
      taskLength(longest[Math.floor(longest.length / 2)] ?? Number.NaN),
      longest.map(taskLength).join(', '),
    ]);
  }
  print(`\n${table(rows)}`);
}

const middleOf = (times: readonly number[]) =>
  milliseconds(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN);

function scrollRow(name: string, { frames, late, heapAtFirst, heapAfter, nodes, posts, depth }: Scrolled): string[] {
  return [
    name,
    `${count(depth)} px`,
    count(posts),
    count(frames),
    `${((late / frames) * 100).toFixed(1)} %`,
    `${heapAtFirst.toFixed(1)} MB`,
    `${heapAfter.toFixed(1)} MB`,
    (heapAfter / heapAtFirst).toFixed(2),
    count(nodes),
  ];
}

async function printScrolling(url: string, session: string): Promise<void> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: BROWSER_ARGS,
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.goto(`${url}/boxes.html`);
    const floor = await scrollPage(page, FLOOR_PIXELS);
    await page.evaluate((stored) => localStorage.setItem('oja.session', stored), session);
    await page.goto(`${url}/dashboard`);
    await page.getByRole('article').first().waitFor();
    const feed = await scrollPage(page, FEED_PIXELS);
    print(
      `\n${table([['scrolled on a phone', 'depth', 'posts held', 'frames', 'late', 'heap at first', 'heap after', 'ratio', 'nodes'], scrollRow('plain boxes', floor), scrollRow('the feed', feed)])}`,
    );
  } finally {
    await browser.close();
  }
}

const built = runHere('scripts/build-web.ts', '--if-stale');
if (built.status !== 0) throw new Error(`The web app could not be built:\n${built.stderr}`);
printWeights();

const folder = await mkdtemp(join(tmpdir(), 'oja-bench-web-'));
const webDir = join(folder, 'web');
await cp(join(root, 'dist-web'), webDir, { recursive: true });
await writeFile(join(webDir, 'empty.html'), EMPTY);
await writeFile(join(webDir, 'boxes.html'), BOXES);
await writeFile(join(webDir, 'boxes.js'), MAKE_BOXES);
const port = await freePort();
const url = `http://localhost:${port}`;
const dataDir = join(folder, 'data');
await copyDemoMarket(dataDir);
const { program } = await startOja({
  dataDir,
  port,
  environment: {
    ...MEASURED.environment,
    OJA_ALLOW: 'outbox,sandbox,sms,demo',
    OJA_DEMO: 'on',
    PUBLIC_URL: url,
    HOST: 'localhost',
    WEB_DIR: webDir,
  },
  nodeOptions: MEASURED.nodeOptions,
  withinMs: 180_000,
});
try {
  const customer = await logIn(url, 'customer');
  const session = JSON.stringify({ version: 1, ...customer });
  await printAudits(url, session);
  await printLongTasks(url, session);
  await printVisits(url, session);
  await printScrolling(url, session);
} finally {
  await program.stop();
  await rm(folder, { recursive: true, force: true });
}
