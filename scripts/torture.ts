/**
 * `npm run test:torture [SEED] [MESSAGES] [sqlite|postgres]`: builds the web app, then runs tests/torture/torture.ts.
 */
import { spawnSync } from 'node:child_process';

import { ensureBrowser } from './ensure-browser.ts';
import { ensureRedis } from './ensure-redis.ts';
import { node, root } from './prepare.mjs';

ensureBrowser();
ensureRedis();
for (const command of [['scripts/build-web.ts'], ['tests/torture/torture.ts', ...process.argv.slice(2)]]) {
  const { status } = spawnSync(node, command, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
