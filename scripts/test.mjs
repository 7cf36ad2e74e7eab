/**
 * `npm test` and `npm run test:all`: installs what the checks need, then runs all checks of a suite, or the named ones:
 * `npm test -- types unit`.
 */
import { spawnSync } from 'node:child_process';

import { ensureInstalled, node, root } from './prepare.mjs';

ensureInstalled();
// Node can wait for ever at its end for a thread of V8 that compiles (nodejs/node#54918): there are none.
const program = ['--single-threaded', 'scripts/check.ts', ...process.argv.slice(2)];
const { status } = spawnSync(node, program, { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
