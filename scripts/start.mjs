/** `npm start`: installs packages if needed, builds the web app if stale, then runs the server in the foreground. */
import { spawn, spawnSync } from 'node:child_process';

import { ensureInstalled, fail, node, root } from './prepare.mjs';
import { SERVER_FLAGS } from './server-flags.mjs';

/** How often the script checks that npm still runs, in milliseconds. */
const PARENT_CHECK_MS = 500;

const parent = process.ppid;
ensureInstalled();

const build = spawnSync(node, ['scripts/build-web.ts', '--if-stale'], { cwd: root, stdio: 'inherit' });
if (build.error) fail(`The web app could not be built: ${build.error.message}`);
if (build.status !== 0) fail('The web app could not be built. The lines above say why.');

const server = spawn(node, [...SERVER_FLAGS, 'packages/server/src/main.mjs'], { cwd: root, stdio: 'inherit' });
process.on('SIGINT', () => server.kill('SIGINT'));
process.on('SIGTERM', () => server.kill('SIGTERM'));
// npm signals only the shell that runs this script, and the shell ends without passing the signal on.
if (process.env.npm_lifecycle_event !== undefined) {
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    server.kill('SIGTERM');
  }, PARENT_CHECK_MS);
}
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
