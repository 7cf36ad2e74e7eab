/**
 * `npm test` and `npm run test:all`: installs what the checks need, then runs all checks of a suite, or the named ones:
 * `npm test -- types unit`.
 */
import { spawnSync } from 'node:child_process';

import { ensureInstalled, node, root } from './prepare.mjs';

ensureInstalled();
const { status } = spawnSync(node, ['scripts/check.ts', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
