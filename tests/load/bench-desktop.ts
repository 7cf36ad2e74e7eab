/**
 * `npm run bench desktop [ROUNDS]`: measures how long main's bundle takes to load in plain Node with the stand-in for
 * Electron, with and without a compile cache, alternating with an empty main. Node and the stand-in are loaded before.
 * A load must stay under 150 ms.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { benchArguments } from './bench-arguments.ts';
import { milliseconds, percentile, table } from './figures.ts';

const { number: rounds = 15 } = benchArguments();
const root = join(import.meta.dirname, '../..');
const built = spawnSync('npm', ['run', '--silent', 'build:desktop'], { cwd: root, encoding: 'utf8' });
if (built.status !== 0) throw new Error(`The desktop app could not be built:\n${built.stderr}`);

const folder = mkdtempSync(join(tmpdir(), 'oja-bench-desktop-'));
const standin = join(root, 'tests/desktop/standin');

function load(main: string, cache: string | undefined): number {
  const environment = { ...process.env, ...(cache !== undefined && { NODE_COMPILE_CACHE: cache }) };
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    // The stand-in's arguments start with the app's folder.
    [
      '--import',
      join(standin, 'register.ts'),
      join(import.meta.dirname, 'desktop/load-main.ts'),
      main,
      root,
      `--user-data-dir=${join(folder, 'data')}`,
    ],
    { cwd: root, encoding: 'utf8', env: environment },
  );
  if (status !== 0) throw new Error(`${main} did not load:\n${stderr}`);
  return Number(stdout);
}

const MAINS = {
  'empty main': join(import.meta.dirname, 'desktop/empty-main.ts'),
  'Oja’s main': join(root, 'out/main/index.js'),
};
const rows = [['loaded in', 'p50', 'p99', 'of floor']];
try {
  for (const [kind, cache] of [
    ['first start', undefined],
    ['later starts', join(folder, 'cache')],
  ] as const) {
    const times = new Map(Object.keys(MAINS).map((name) => [name, [] as number[]]));
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name, main] of Object.entries(MAINS)) {
        const time = load(main, cache);
        // The first round fills the caches on disk.
        if (round > 0) times.get(name)?.push(time);
      }
    }
    const middle = (name: string) =>
      percentile(
        (times.get(name) ?? []).toSorted((a, b) => a - b),
        0.5,
      );
    for (const [name, all] of times) {
      const sorted = all.toSorted((a, b) => a - b);
      rows.push([
        `${name}, ${kind}`,
        milliseconds(middle(name)),
        milliseconds(percentile(sorted, 0.99)),
        (middle(name) / middle('empty main')).toFixed(1),
      ]);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(`${table(rows)}\n`);
