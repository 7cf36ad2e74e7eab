/** `npm run dev`: the server, restarted on change, and the web app with hot reload at http://localhost:5173. */
import { spawn } from 'node:child_process';

import { node, root } from './prepare.mjs';

const children = [
  spawn(node, ['--watch', 'packages/server/src/main.ts'], {
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
// Half a development environment only confuses: when one ends, so does the other.
for (const child of children) child.on('exit', stop);
