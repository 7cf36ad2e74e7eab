/** Runs the checks of checks.ts, all or those named, says how each went, and at the end counts the tests and names those that failed. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { delimiter } from 'node:path';

import { type Check, CHECKS, REPORTS } from './checks.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { ensureRedis } from './ensure-redis.ts';
import { fail, root } from './prepare.mjs';
import { readReports } from './read-reports.ts';

const env = { ...process.env, PATH: `${root}node_modules/.bin${delimiter}${process.env['PATH'] ?? ''}`, FORCE_COLOR: process.env['FORCE_COLOR'] ?? '0' };
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

function choose(names: readonly string[]): readonly Check[] {
  const unknown = names.filter((name) => !CHECKS.some((check) => check.name === name));
  if (unknown.length > 0) {
    fail(`There is no check named ${unknown.join(', ')}. There are: ${CHECKS.map(({ name }) => name).join(', ')}.`);
  }
  return names.length === 0 ? CHECKS : CHECKS.filter(({ name }) => names.includes(name));
}

function holds({ name, about, commands }: Check): boolean {
  const started = performance.now();
  console.log(`\n▸ ${name}: ${about}`);
  const broken = commands.find(([program, ...args]) => spawnSync(program, args, { cwd: root, env, stdio: 'inherit' }).status !== 0);
  console.log(broken ? `✗ ${name} failed at \`${broken.join(' ')}\` (${seconds(started)})` : `✓ ${name} (${seconds(started)})`);
  return !broken;
}

const started = performance.now();
const chosen = choose(process.argv.slice(2));
rmSync(`${root}${REPORTS}`, { recursive: true, force: true });
mkdirSync(`${root}${REPORTS}`, { recursive: true });
if (chosen.some(({ needsBrowser }) => needsBrowser)) ensureBrowser();
if (chosen.some(({ needsRedis }) => needsRedis)) ensureRedis();

const broken = chosen.filter((check) => !holds(check)).map(({ name }) => name);
const { passed, failed, failures } = await readReports(
  chosen.flatMap(({ reports = [] }) => reports.map((report) => `${root}${REPORTS}/${report}.json`)),
);

// Told last: the run is long, and what is looked for first is its end.
for (const { test, message } of failures) console.log(`\n✗ ${test}\n${message}`);
console.log(`\n${broken.length === 0 ? 'Everything holds' : `Broken: ${broken.join(', ')}`} (${seconds(started)})`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(broken.length === 0 ? 0 : 1);
