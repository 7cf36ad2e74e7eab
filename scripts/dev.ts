/** `npm run dev`: the server, restarted on changes, and the web app with hot reload at http://localhost:5173. */
import { spawn } from 'node:child_process';

import { node, root } from './prepare.mjs';

const children = [
  spawn(node, ['--watch', 'packages/server/src/entry/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, WEB_ORIGINS: process.env['WEB_ORIGINS'] ?? 'http://localhost:5173' },
  }),
  spawn(node, ['node_modules/vite/bin/vite.js', '--config', 'vite.web.config.ts'], { cwd: root, stdio: 'inherit' }),
];

const stop = () => {
  for (const child of children) child.kill();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
// Half a development environment is only confusing: when one process ends, the other is stopped.
for (const child of children) child.on('exit', stop);
