/**
 * `npm run faults`: runs the tests of tests/faults at their full size, for about twenty minutes; passes its arguments
 * to vitest.
 */
import { spawnSync } from 'node:child_process';

import { root } from './prepare.mjs';

const env = { ...process.env, OJA_FAULTS: 'full' };
const { status } = spawnSync('vitest', ['run', '--project', 'faults', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env,
});
process.exit(status ?? 1);
