/** `npm start`: installs if needed, builds the web app if stale, then runs the server in the foreground. */
import { spawn, spawnSync } from 'node:child_process';

import { ensureInstalled, fail, node, root } from './prepare.mjs';
import { SERVER_FLAGS } from './server-flags.mjs';

ensureInstalled();

const build = spawnSync(node, ['scripts/build-web.ts', '--if-stale'], { cwd: root, stdio: 'inherit' });
if (build.status !== 0) fail('The web app could not be built. The lines above say why.');

const server = spawn(node, [...SERVER_FLAGS, 'packages/server/src/main.mjs'], { cwd: root, stdio: 'inherit' });
process.on('SIGINT', () => server.kill('SIGINT'));
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
