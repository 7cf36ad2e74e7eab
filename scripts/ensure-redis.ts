import { spawnSync } from 'node:child_process';

import { installPackage } from './install-package.ts';
import { fail } from './prepare.mjs';

const hasRedis = () => spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;

/** Ensures that tests can start a Redis of their own. Exits with a message if there is none. */
export function ensureRedis(): void {
  if (hasRedis()) return;
  if (installPackage('Redis', { debian: 'redis-server', homebrew: 'redis' }) && hasRedis()) return;
  fail(
    'The server’s tests start a Redis of their own, and there is no redis-server on the PATH. Install it (on Debian: ' +
      '`sudo apt install redis-server`). `npm test -- types lint stories build e2e` runs without.',
  );
}
