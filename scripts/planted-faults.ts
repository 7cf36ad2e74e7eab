/**
 * Shows what the tests find: applies the faults of tests/planted-faults, all or those with the given numbers, to a
 * clone of the last commit, and runs a suite there: `npm run planted-faults gate|all [NN …]`. Exits with 0 if the suite
 * failed, as it should. The names of the failed tests show which test found which fault.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fail, root } from './prepare.mjs';

const FOLDER = 'tests/planted-faults';
const [suite = 'gate', ...numbers] = process.argv.slice(2);
const patches = readdirSync(`${root}${FOLDER}`)
  .filter(
    (file) => file.endsWith('.patch') && (numbers.length === 0 || numbers.some((number) => file.startsWith(number))),
  )
  .map((file) => `${FOLDER}/${file}`);
if (patches.length === 0) fail(`No fault of ${FOLDER} begins with ${numbers.join(' or ')}.`);

const clone = mkdtempSync(join(tmpdir(), 'oja-planted-'));
function run(program: string, ...args: string[]): boolean {
  return spawnSync(program, args, { cwd: clone, stdio: 'inherit' }).status === 0;
}

try {
  if (!run('git', 'clone', '--quiet', root, '.')) fail('The repository could not be cloned: the lines above say why.');
  if (!run('git', 'apply', ...patches)) fail('A patch no longer applies: update it as its README line says.');
  console.log(`Planted: ${patches.join(', ')}`);
  const isGreen = run('node', 'scripts/test.mjs', suite);
  console.log(
    isGreen ? 'The suite found none of them.' : 'The suite failed: the names above show which faults it found.',
  );
  process.exitCode = isGreen ? 1 : 0;
} finally {
  rmSync(clone, { recursive: true, force: true });
}
