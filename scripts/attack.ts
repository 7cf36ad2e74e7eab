/**
 * `npm run attack [SECTION…]`: attacks a fresh server of this checkout as somebody with its source would, and prints
 * what was tried and whether it held. It takes some three minutes, and never more than seven. It attacks this machine
 * alone: an address as argument is refused.
 */
import { spawnSync } from 'node:child_process';

import { node, root } from './prepare.mjs';

const { status } = spawnSync(node, ['tests/attack/attack-market.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
