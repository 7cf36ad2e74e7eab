/**
 * `npm run bench lists [EVENTS]`: a thread of 10,000 messages and a list of 2,000 conversations in a real browser at a
 * phone's width, on the real server. Prints how soon after its data each is shown, the late frames while scrolling, and
 * the page's memory, with a thread of 100 messages as the floor; then what an hour of traffic, or the given number of
 * events, leaves behind in a page with an open thread.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { dashboardProfileAnswerSchema } from '@oja/contract/users';
import { chromium } from '@playwright/test';

import { freePort } from '../../packages/server/test/free-port.ts';
import { BROWSER_ARGS, findBrowser } from '../../scripts/find-browser.ts';
import { call } from '../processes/call.ts';
import { startOja } from '../processes/oja-server.ts';
import { addPeople, inDatabase } from '../processes/people.ts';
import { benchArguments } from './bench-arguments.ts';
import { fillTalks } from './lists/fill-talks.ts';
import { ListsBench } from './lists/lists-bench.ts';
import { printTraffic } from './lists/traffic-bench.ts';
import { MEASURED } from './places.ts';

const CONVERSATIONS = 2000;
const LONG = 10_000;
const SHORT = 100;
/** An hour with one event each second. */
const { number: events = 3600 } = benchArguments();

const root = join(import.meta.dirname, '../..');
const built = spawnSync(process.execPath, ['scripts/build-web.ts', '--if-stale'], { cwd: root, encoding: 'utf8' });
if (built.status !== 0) throw new Error(`The web app could not be built:\n${built.stderr}`);

const dataDir = await mkdtemp(join(tmpdir(), 'oja-bench-lists-'));
const [viewer, ...partners] = await addPeople({ dataDir }, CONVERSATIONS + 1, 'talker');
const [long, short] = partners;
if (!viewer || !long || !short) throw new Error('Nobody is there.');
const lengths = [LONG, SHORT];
const talks = partners.map(({ id }, index) => ({ partnerId: id, messages: lengths[index] ?? 1 + (index % 3) }));
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
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'block',
    locale: 'en-NG',
  });
  const { body } = await call(url, viewer, 'GET', `/api/v1/users/dashboard/${viewer.userName}`);
  const session = JSON.stringify({
    version: 1,
    user: dashboardProfileAnswerSchema.parse(body).data,
    accessToken: viewer.token,
  });
  const page = await context.newPage();
  await page.addInitScript((value) => localStorage.setItem('oja.session', value), session);
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const bench = { page, client, url, viewer, partners, lengths: { conversations: CONVERSATIONS, long: LONG } };
  await new ListsBench(bench).lists();
  await printTraffic(bench, events);
} finally {
  await browser.close();
  await program.stop();
  await rm(dataDir, { recursive: true, force: true });
}
