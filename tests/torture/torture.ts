/**
 * `npm run test:torture [SEED] [MESSAGES] [sqlite|postgres]`: two users exchange 2,000 messages in real browsers, while
 * their connections lose, double, stall and reorder, their pages are reloaded and closed, and servers are killed: on
 * one server with SQLite, then on two with PostgreSQL and Redis. At the end both see all messages once, in the same
 * order, and every count is right and returns to zero. The seed reproduces the mishaps; their timing depends on the
 * machine.
 */
import { chromium } from '@playwright/test';

import { BROWSER_ARGS, findBrowser, findHeadlessShell } from '../../scripts/find-browser.ts';
import { milliseconds, percentile } from '../load/figures.ts';
import type { Topology } from './servers.ts';
import { tortureChat } from './torture-chat.ts';

const TOPOLOGIES: readonly Topology[] = [
  { name: 'one server, SQLite', database: 'SQLite', nodes: 1 },
  { name: 'two servers, PostgreSQL and Redis', database: 'PostgreSQL', nodes: 2 },
];

const args = process.argv.slice(2);
const [seed = Math.floor(Math.random() * 1_000_000), messages = 2000] = args
  .filter((arg) => /^\d+$/u.test(arg))
  .map(Number);
const kinds = TOPOLOGIES.filter(({ database }) => args.includes(database === 'SQLite' ? 'sqlite' : 'postgres'));
const figures = (sorted: Float64Array) =>
  `p50 ${milliseconds(percentile(sorted, 0.5))}, p99 ${milliseconds(percentile(sorted, 0.99))}, of ${sorted.length}`;
const print = (text: string) => process.stdout.write(`${text}\n`);

print(`Seed ${seed}: the same again with \`npm run test:torture ${seed}\`.`);
const executablePath = findHeadlessShell() ?? findBrowser();
// Child processes end with this process, however it ends.
process.once('SIGTERM', () => process.exit(1));
const browser = await chromium.launch({
  handleSIGTERM: false,
  ...(executablePath !== undefined && { executablePath }),
  args: [...BROWSER_ARGS, '--disable-gpu'],
});
let isWell = true;
for (const topology of kinds.length > 0 ? kinds : TOPOLOGIES) {
  print(`\n${topology.name}:`);
  const { seconds, tally, latencies, faults, gaps } = await tortureChat(
    browser,
    topology,
    seed,
    messages / 2,
    (progress) => print(`  … ${progress}`),
  );
  print(`  ${messages} messages in ${seconds.toFixed(0)} s`);
  print(`  ${String(tally)}`);
  print('  sent to seen on the other screen:');
  print(`    with its reader in the thread: ${figures(latencies.inThread)}`);
  print(`    from its reader’s return to the thread: ${figures(latencies.away)}`);
  print(`  missing in a thread for a moment, ${gaps.length} times: ${gaps.slice(0, 5).join(', ')}`);
  for (const fault of faults) print(`  WRONG: ${fault}`);
  print(
    faults.length === 0
      ? '  Verdict: every message is there once, in one order, and all counts are right.'
      : `  Verdict: ${faults.length} faults.`,
  );
  isWell &&= faults.length === 0;
}
await browser.close();
process.exitCode = isWell ? 0 : 1;
