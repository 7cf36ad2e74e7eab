/**
 * `npm run bench seen [MESSAGES] [--trace]`: two users in two separate windows of a real browser, each with the
 * conversation open, on the real server. Measures how long after Enter a message appears in the other page, and how
 * long until the sender sees that it was seen. The floor is a bare page on bare Socket.IO that does only that; the two
 * alternate, message by message. With `--trace`, also where Oja's time goes.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { dashboardProfileAnswerSchema } from '@oja/contract/users';
import { type Browser, chromium, type Page } from '@playwright/test';

import { freePort } from '../../packages/server/test/free-port.ts';
import { BROWSER_ARGS, findBrowser } from '../../scripts/find-browser.ts';
import { call } from '../processes/call.ts';
import { startOja } from '../processes/oja-server.ts';
import { addPeople, type Person } from '../processes/people.ts';
import { Program } from '../processes/program.ts';
import { benchArguments } from './bench-arguments.ts';
import { milliseconds, percentile, table } from './figures.ts';
import { MEASURED } from './places.ts';
import { type MessageTimes, timeMessage } from './seen/time-message.ts';
import { beginTrace, MOMENTS, noteMoments, readTrace } from './seen/trace-page.ts';

/** The first messages load code and fill caches. */
const WARM_UP = 20;
const args = process.argv.slice(2);
const isTraced = args.includes('--trace');
const { number: messages = 300 } = benchArguments(args.filter((argument) => argument !== '--trace'));

const root = join(import.meta.dirname, '../..');
const built = spawnSync(process.execPath, ['scripts/build-web.ts', '--if-stale'], { cwd: root, encoding: 'utf8' });
if (built.status !== 0) throw new Error(`The web app could not be built:\n${built.stderr}`);

/** A page in a separate browser context. */
async function openPage(browser: Browser, url: string, session?: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    locale: 'en-NG',
  });
  const page = await context.newPage();
  if (session !== undefined) await page.addInitScript((value) => localStorage.setItem('oja.session', value), session);
  if (isTraced) await page.addInitScript(noteMoments);
  await page.goto(url);
  await page.getByRole('textbox', { name: 'Message', exact: true }).waitFor();
  return page;
}

/** Opens the conversation with a partner as a user. */
async function openConversation(browser: Browser, url: string, me: Person, partner: Person): Promise<Page> {
  const { body } = await call(url, me, 'GET', `/api/v1/users/dashboard/${me.userName}`);
  return openPage(
    browser,
    `${url}/dashboard/chat/${partner.id}`,
    JSON.stringify({ version: 1, user: dashboardProfileAnswerSchema.parse(body).data, accessToken: me.token }),
  );
}

const dataDir = await mkdtemp(join(tmpdir(), 'oja-bench-seen-'));
const [ada, bayo] = await addPeople({ dataDir }, 2, 'talker');
if (!ada || !bayo) throw new Error('Nobody is there.');
const port = await freePort();
const url = `http://localhost:${port}`;
const { program } = await startOja({
  dataDir,
  port,
  environment: { ...MEASURED.environment, PUBLIC_URL: url, HOST: 'localhost' },
  nodeOptions: MEASURED.nodeOptions,
});
const floorPort = await freePort();
const floor = new Program(resolve(import.meta.dirname, 'floor-talk.ts'), [String(floorPort)], {});
await floor.waitForOutput('ready');
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath !== undefined && { executablePath }), args: BROWSER_ARGS });
try {
  const bare = {
    sender: await openPage(browser, `http://127.0.0.1:${floorPort}`),
    reader: await openPage(browser, `http://127.0.0.1:${floorPort}`),
  };
  const real = {
    sender: await openConversation(browser, url, ada, bayo),
    reader: await openConversation(browser, url, bayo, ada),
  };
  const traces: Awaited<ReturnType<typeof readTrace>>[] = [];
  const times: { bare: MessageTimes[]; real: MessageTimes[] } = { bare: [], real: [] };
  for (let index = 0; index < WARM_UP + messages; index += 1) {
    const text = `Message number ${index}.`;
    const least = await timeMessage(bare, text);
    if (isTraced) await beginTrace([real.sender, real.reader], text);
    const took = { bare: least, real: await timeMessage(real, text) };
    if (index < WARM_UP) continue;
    if (isTraced) traces.push(await readTrace(real.sender, real.reader));
    times.bare.push(took.bare);
    times.real.push(took.real);
  }
  const at = (which: keyof typeof times, what: keyof MessageTimes, share: number) =>
    percentile(
      times[which].map((one) => one[what]).toSorted((a, b) => a - b),
      share,
    );
  const row = (name: string, what: keyof MessageTimes, share: number) => {
    const [least, took] = [at('bare', what, share), at('real', what, share)];
    return [name, milliseconds(least), milliseconds(took), (took / least).toFixed(1)];
  };
  process.stdout.write(
    `${messages} messages, from the press of Enter\n${table([
      ['', 'bare page', 'Oja', 'ratio'],
      row('stands in the other’s page, p50', 'arrived', 0.5),
      row('… p99', 'arrived', 0.99),
      row('seen in the sender’s page, p50', 'seen', 0.5),
      row('… p99', 'seen', 0.99),
    ])}\n`,
  );
  if (isTraced) {
    const after = (moment: (typeof MOMENTS)[number], share: number) =>
      milliseconds(
        percentile(
          traces.flatMap((trace) => trace[moment] ?? []).toSorted((a, b) => a - b),
          share,
        ),
      );
    process.stdout.write(
      `\n${table([['after the press of Enter', 'p50', 'p99'], ...MOMENTS.map((moment) => [moment, after(moment, 0.5), after(moment, 0.99)])])}\n`,
    );
  }
} finally {
  await browser.close();
  await Promise.all([program.stop(), floor.stop()]);
  await rm(dataDir, { recursive: true, force: true });
}
