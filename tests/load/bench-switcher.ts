/**
 * `npm run bench switcher [ROUNDS]`: the switcher behind Ctrl+K of a person with 3,000 conversations, in a real browser
 * on the real server. Prints how soon after Ctrl+K the palette is painted, and how soon after a key its results are.
 * The floor: the same keys of a person without conversations.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { dashboardProfileAnswerSchema } from '@oja/contract/users';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';

import { freePort } from '../../packages/server/test/free-port.ts';
import { BROWSER_ARGS, findBrowser } from '../../scripts/find-browser.ts';
import { call } from '../processes/call.ts';
import { startOja } from '../processes/oja-server.ts';
import { addPeople, inDatabase, type Person } from '../processes/people.ts';
import { benchArguments } from './bench-arguments.ts';
import { count, milliseconds, percentile, table } from './figures.ts';
import { fillTalks } from './lists/fill-talks.ts';
import { MEASURED } from './places.ts';
import { readWork } from './web/page-figures.ts';

declare global {
  interface Window {
    /** Milliseconds from the next key to the frame that shows what it did. */
    painted: Promise<number>;
  }
}

const CONVERSATIONS = 3000;
const { number: rounds = 20 } = benchArguments();
/** What is typed, key by key: it fits all partners until its last letters. */
const TYPED = 'talker 2999';

const root = join(import.meta.dirname, '../..');

/** Milliseconds of a key: until its frame is painted, and of them at work on the main thread. */
interface Press {
  painted: number;
  work: number;
}

interface Presses {
  opened: Press[];
  typed: Press[];
}

/** Presses a key, and waits until the palette is painted with the given text in its field. */
async function press(page: Page, client: CDPSession, key: string, text: string): Promise<Press> {
  await page.evaluate((expected) => {
    globalThis.window.painted = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`The palette did not show “${expected}”.`)), 10_000);
      document.addEventListener(
        'keydown',
        ({ timeStamp }) => {
          const look = () => {
            const field = document.querySelector<HTMLInputElement>('dialog[open] [role="combobox"]');
            if (field?.value !== expected) {
              requestAnimationFrame(look);
              return;
            }
            // A message is handled after the frame was painted.
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => resolve(performance.now() - timeStamp), { once: true });
            port1.start();
            port2.postMessage(null);
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
    });
  }, text);
  const before = await readWork(client);
  await page.keyboard.press(key);
  const painted = await page.evaluate(() => globalThis.window.painted);
  return { painted, work: (await readWork(client)) - before };
}

/** Opens the switcher, types, and closes it. */
async function takeRound(page: Page, client: CDPSession, presses: Presses): Promise<void> {
  presses.opened.push(await press(page, client, 'Control+k', ''));
  for (let length = 1; length <= TYPED.length; length += 1) {
    const typed = TYPED.slice(0, length);
    presses.typed.push(await press(page, client, typed.endsWith(' ') ? 'Space' : typed.slice(-1), typed));
  }
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

/** Opens the app as a person and measures their switcher once all their conversations are loaded. */
async function measure(browser: Browser, url: string, viewer: Person, last: Person | undefined): Promise<Presses> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    locale: 'en-NG',
  });
  const { body } = await call(url, viewer, 'GET', `/api/v1/users/dashboard/${viewer.userName}`);
  const session = { version: 1, user: dashboardProfileAnswerSchema.parse(body).data, accessToken: viewer.token };
  const page = await context.newPage();
  await page.addInitScript((value) => localStorage.setItem('oja.session', value), JSON.stringify(session));
  await page.goto(`${url}/dashboard/chat`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (last) {
    // A search loads all pages of the list.
    await page.getByRole('searchbox', { name: 'Search customers' }).fill(last.userName);
    await page.locator(`main li a[href$="/${last.id}"]`).waitFor({ timeout: 60_000 });
  }
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Alerts' }).click();
  await page.getByRole('heading', { level: 1, name: /Notifications/ }).waitFor();
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  // The first time also loads the code.
  await takeRound(page, client, { opened: [], typed: [] });
  const presses: Presses = { opened: [], typed: [] };
  for (let round = 0; round < rounds; round += 1) await takeRound(page, client, presses);
  await context.close();
  return presses;
}

const built = spawnSync(process.execPath, ['scripts/build-web.ts', '--if-stale'], { cwd: root, encoding: 'utf8' });
if (built.status !== 0) throw new Error(`The web app could not be built:\n${built.stderr}`);

const dataDir = await mkdtemp(join(tmpdir(), 'oja-bench-switcher-'));
const [viewer, newcomer, ...partners] = await addPeople({ dataDir }, CONVERSATIONS + 2, 'talker');
if (!viewer || !newcomer) throw new Error('Nobody is there.');
const talks = partners.map(({ id }) => ({ partnerId: id, messages: 1 }));
await inDatabase({ dataDir }, (database) => fillTalks(database, viewer.id, talks, Date.now()));

const port = await freePort();
const url = `http://localhost:${port}`;
const { program } = await startOja({
  dataDir,
  port,
  environment: { ...MEASURED.environment, PUBLIC_URL: url, HOST: 'localhost' },
  nodeOptions: MEASURED.nodeOptions,
});
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath !== undefined && { executablePath }), args: BROWSER_ARGS });
try {
  const floor = await measure(browser, url, newcomer, undefined);
  const full = await measure(browser, url, viewer, partners.at(-1));
  const figures = (presses: readonly Press[]) => {
    const [painted, work] = (['painted', 'work'] as const).map((name) =>
      Float64Array.from(presses, (each) => each[name]).toSorted(),
    );
    if (!painted || !work) throw new Error('Nothing was measured.');
    return [percentile(painted, 0.5), percentile(painted, 0.99), percentile(work, 0.5)].map(milliseconds);
  };
  const rows = [
    [`${count(CONVERSATIONS)} conversations`, 'p50', 'p99', 'at work: p50', 'none: p50', 'p99', 'at work: p50'],
    ['Ctrl+K to the palette painted', ...figures(full.opened), ...figures(floor.opened)],
    ['a key to its results painted', ...figures(full.typed), ...figures(floor.typed)],
  ];
  process.stdout.write(`${table(rows)}\n${rounds} rounds of ${TYPED.length} keys.\n`);
} finally {
  await browser.close();
  await program.stop();
  await rm(dataDir, { recursive: true, force: true });
}
