/**
 * `npm run bench data`: what a day of Oja costs of a data plan. A scripted day in a real browser on a phone's screen,
 * from an empty cache, without and with the data saver: the feed scrolled by 100 posts, 20 conversations opened with 5
 * messages each way, 10 pictures received. A proxy that speaks HTTP/2 over TLS, as in front of a real server, counts
 * every byte on the line, the socket and the service worker's requests included.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { freePort } from '../../packages/server/test/free-port.ts';
import { BROWSER_ARGS, findBrowser } from '../../scripts/find-browser.ts';
import type { DataKind } from '../processes/counting-proxy.ts';
import { http2Proxy } from '../processes/http2-proxy.ts';
import { startOja } from '../processes/oja-server.ts';
import { addPeople } from '../processes/people.ts';
import { benchArguments } from './bench-arguments.ts';
import { fillDay } from './data/fill-day.ts';
import { DAY, liveDay } from './data/live-day.ts';
import { count, table } from './figures.ts';
import { MEASURED } from './places.ts';

const AIMS = { off: 5_000_000, on: 1_500_000 };
const VENDORS = 12;
const KINDS: readonly DataKind[] = ['pages', 'scripts', 'styles', 'typefaces', 'pictures', 'calls', 'socket', 'other'];
/** The requests that are listed: the most expensive ones. */
const LISTED = 12;

benchArguments();
const root = join(import.meta.dirname, '../..');
const built = spawnSync(process.execPath, ['scripts/build-web.ts', '--if-stale'], { cwd: root, encoding: 'utf8' });
if (built.status !== 0) throw new Error(`The web app could not be built:\n${built.stderr}`);

const print = (text: string) => process.stdout.write(`${text}\n`);
const kilobytes = (bytes: number) => `${count(bytes / 1000)} kB`;

/** What a day cost, in bytes. */
interface Cost {
  all: number;
  content: ReadonlyMap<DataKind, number>;
  requests: ReadonlyMap<string, { count: number; bytes: number }>;
}

const contentOf = ({ content }: Cost) => [...content.values()].reduce((total, bytes) => total + bytes, 0);

function printRequests(name: string, { requests }: Cost): void {
  const dearest = [...requests].toSorted(([, one], [, other]) => other.bytes - one.bytes).slice(0, LISTED);
  print(
    `\n${table([
      [name, 'requests', 'content', 'each'],
      ...dearest.map(([path, { count: times, bytes }]) => [
        path,
        count(times),
        kilobytes(bytes),
        kilobytes(bytes / times),
      ]),
    ])}`,
  );
}

const dataDir = await mkdtemp(join(tmpdir(), 'oja-bench-data-'));
const vendors = await addPeople({ dataDir }, VENDORS, 'vendor');
const partners = await addPeople({ dataDir }, DAY.conversations, 'partner');
const viewers = await addPeople({ dataDir }, 2, 'viewer');
const port = await freePort();
const proxyPort = await freePort();
const url = `https://localhost:${proxyPort}`;
const server = `http://localhost:${port}`;
const { program } = await startOja({
  dataDir,
  port,
  environment: { ...MEASURED.environment, PUBLIC_URL: url, HOST: 'localhost' },
  nodeOptions: MEASURED.nodeOptions,
});
const proxy = await http2Proxy(dataDir, proxyPort, port);
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: [...BROWSER_ARGS, ...proxy.browserArgs],
});
try {
  const pictures = await fillDay(server, vendors, partners, DAY.pictures);
  const days: { off?: Cost; on?: Cost } = {};
  for (const [index, saver] of (['off', 'on'] as const).entries()) {
    const viewer = viewers[index];
    if (!viewer) throw new Error('Nobody is there.');
    proxy.reset();
    await liveDay(browser, { url, server, viewer, partners, pictures, savesData: saver === 'on' });
    // Copies: the next day resets the counts.
    const { content, requests } = proxy;
    days[saver] = { all: proxy.total(), content: new Map(content), requests: new Map(requests) };
  }
  const { off, on } = days;
  if (!off || !on) throw new Error('A day was not lived.');
  print(
    `${DAY.posts} posts, ${DAY.conversations} conversations with ${DAY.messages} messages each way, ${DAY.pictures} pictures received\n\n${table(
      [
        ['a day from an empty cache', 'data saver off', 'data saver on'],
        ...KINDS.map((kind) => [kind, kilobytes(off.content.get(kind) ?? 0), kilobytes(on.content.get(kind) ?? 0)]),
        ['headers, frames, TLS', kilobytes(off.all - contentOf(off)), kilobytes(on.all - contentOf(on))],
        ['all', kilobytes(off.all), kilobytes(on.all)],
        ['aim', kilobytes(AIMS.off), kilobytes(AIMS.on)],
      ],
    )}`,
  );
  printRequests('data saver off', off);
  printRequests('data saver on', on);
} finally {
  await browser.close();
  await proxy.stop();
  await program.stop();
  await rm(dataDir, { recursive: true, force: true });
}
