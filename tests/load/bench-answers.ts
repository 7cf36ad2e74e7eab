/**
 * Measures how soon the web app shows a response to each action: `npm run bench answers [MS]`, with a latency of 400 ms
 * or the given one. The floor is the same action without latency: an app that waits for no answer takes the same time
 * in both.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Browser, chromium, request as requests } from '@playwright/test';

import { BROWSER_ARGS, findBrowser } from '../../scripts/find-browser.ts';
import { prepareAction } from '../e2e/prepare-action.ts';
import type { Action } from '../e2e/slow-action.ts';
import { ACTIONS } from '../e2e/slow-actions.ts';
import { startOja } from '../processes/oja-server.ts';
import { benchArguments } from './bench-arguments.ts';
import { milliseconds, percentile, table } from './figures.ts';
import { MEASURED } from './places.ts';
import { type Answer, measureAnswer } from './web/measure-answer.ts';

const root = join(import.meta.dirname, '../..');
const { number: latency = 400 } = benchArguments();
const print = (text: string) => process.stdout.write(`${text}\n`);

/** Performs an action once in a new browser context, with latency from the press on. */
async function take(browser: Browser, baseURL: string, action: Action, latencyMs: number): Promise<Answer> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-NG',
    serviceWorkers: 'block',
  });
  const request = await requests.newContext({ baseURL });
  try {
    const page = await context.newPage();
    const cast = await prepareAction(page, request, action);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    const answered = await measureAnswer(page, session, action.shows);
    await action.press(page, cast);
    return await answered();
  } finally {
    await request.dispose();
    await context.close();
  }
}

const built = spawnSync(process.execPath, ['scripts/build-web.ts', '--if-stale'], { cwd: root, encoding: 'utf8' });
if (built.status !== 0) throw new Error(`The web app could not be built:\n${built.stderr}`);

const dataDir = await mkdtemp(join(tmpdir(), 'oja-bench-answers-'));
const { program, url } = await startOja({
  dataDir,
  environment: { ...MEASURED.environment, NODE_ENV: 'development', OJA_DEMO: 'on' },
  nodeOptions: MEASURED.nodeOptions,
  withinMs: 180_000,
});
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath !== undefined && { executablePath }), args: BROWSER_ARGS });
try {
  const slow: number[] = [];
  const rows = [
    ['from the press to something to see', 'no latency', `${latency} ms of latency`, 'ratio', 'of it at work'],
  ];
  for (const action of ACTIONS) {
    const floor = await take(browser, url, action, 0);
    const { wallMs, processorMs } = await take(browser, url, action, latency);
    slow.push(wallMs);
    rows.push([
      action.does,
      milliseconds(floor.wallMs),
      milliseconds(wallMs),
      (wallMs / floor.wallMs).toFixed(2),
      milliseconds(processorMs),
    ]);
  }
  slow.sort((a, b) => a - b);
  print(`\n${table(rows)}`);
  print(
    `\nOf ${slow.length} actions ${slow.filter((ms) => ms < 100).length} were answered within 100 ms; the middle one took ${milliseconds(percentile(slow, 0.5))}, the slowest ${milliseconds(slow.at(-1) ?? Number.NaN)}.`,
  );
} finally {
  await browser.close();
  await program.stop();
  await rm(dataDir, { recursive: true, force: true });
}
