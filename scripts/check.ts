/**
 * Runs the checks of a suite (checks.ts), all or the named ones, prints the result of each, and at the end counts the
 * tests and lists the failed ones: `node scripts/check.ts gate|all [NAME …]`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { delimiter } from 'node:path';

import { type Check, CHECKS, type Command, type Need, REPORTS, type Suite } from './checks.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { ensureFirefox } from './ensure-firefox.ts';
import { ensureRedis } from './ensure-redis.ts';
import { fail, root } from './prepare.mjs';
import { readReports } from './read-reports.ts';

/** How many tests may pass only when repeated (decision 051). */
const MOST_REPEATED = 5;

const isSuite = (word: string): word is Suite => Object.hasOwn(CHECKS, word);
const [suite = '', ...names] = process.argv.slice(2);
if (!isSuite(suite)) fail(`There is no suite named “${suite}”. There are: ${Object.keys(CHECKS).join(', ')}.`);

const env = {
  ...process.env,
  OJA_TESTS: suite,
  PATH: `${root}node_modules/.bin${delimiter}${process.env['PATH'] ?? ''}`,
  FORCE_COLOR: process.env['FORCE_COLOR'] ?? '0',
};
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`;
const succeeds = ([program, ...args]: Command) =>
  spawnSync(program, args, { cwd: root, env, stdio: 'inherit' }).status === 0;

function build(script: string): void {
  if (!succeeds(['npm', 'run', '--silent', script])) fail(`\`npm run ${script}\` failed: the lines above say why.`);
}

const ENSURE: Readonly<Record<Need, () => void>> = {
  chromium: ensureBrowser,
  firefox: ensureFirefox,
  redis: ensureRedis,
  'web build': () => build('build:web'),
  'desktop build': () => build('build:desktop'),
};

function choose(checks: readonly Check[]): readonly Check[] {
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0)
    fail(`There is no check named ${unknown.join(', ')}. There are: ${checks.map(({ name }) => name).join(', ')}.`);
  return names.length === 0 ? checks : checks.filter(({ name }) => names.includes(name));
}

/** The needs that are already met in this run. */
const metNeeds = new Set<Need>();

function prepare(needs: readonly Need[]): void {
  for (const need of needs.filter((each) => !metNeeds.has(each))) {
    ENSURE[need]();
    metNeeds.add(need);
  }
}

function runCheck({ name, about, commands, needs = [] }: Check): boolean {
  const started = performance.now();
  console.log(`\n▸ ${name}: ${about}`);
  prepare(needs);
  const failed = commands.find((command) => !succeeds(command));
  console.log(
    failed ? `✗ ${name} failed at \`${failed.join(' ')}\` (${seconds(started)})` : `✓ ${name} (${seconds(started)})`,
  );
  return !failed;
}

const started = performance.now();
const chosen = choose(CHECKS[suite]);
rmSync(`${root}${REPORTS}`, { recursive: true, force: true });
mkdirSync(`${root}${REPORTS}`, { recursive: true });

const failedChecks = chosen.filter((check) => !runCheck(check)).map(({ name }) => name);
const { passed, failed, failures, repeated } = await readReports(
  chosen.flatMap(({ reports = [] }) => reports.map((report) => `${root}${REPORTS}/${report}.json`)),
);

// At the end, where readers of a long run look first.
for (const { test, message } of repeated) console.log(`\n↻ ${test}\nFailed once and passed when repeated.\n${message}`);
for (const { test, message } of failures) console.log(`\n✗ ${test}\n${message}`);
console.log(
  `\n${failedChecks.length === 0 ? 'All checks passed' : `Failed: ${failedChecks.join(', ')}`} (${seconds(started)})`,
);
console.log(`${passed} passed, ${failed} failed, ${repeated.length} repeated (at most ${MOST_REPEATED})`);
process.exit(failedChecks.length === 0 && repeated.length <= MOST_REPEATED ? 0 : 1);
