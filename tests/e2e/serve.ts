/**
 * Runs the real server for end-to-end tests in a temporary folder, seeded like a first start: `node tests/e2e/serve.ts
 * sqlite|postgres PORT`. Ends and cleans up on SIGTERM.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { startPostgres } from '../../packages/server/test/postgres.ts';
import { copyDemoMarket } from '../processes/demo-market.ts';
import { isGate } from '../suite.ts';

const [database, port] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'oja-e2e-'));
const postgres = database === 'postgres' ? await startPostgres() : undefined;
// The gate has this server only, and its own seeding is faster than waiting for all pictures.
if (database === 'sqlite' && !isGate) await copyDemoMarket(folder);

const server = spawn(
  process.execPath,
  [fileURLToPath(new URL('../../packages/server/src/entry/main.ts', import.meta.url))],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: port,
      DATA_DIR: folder,
      RATE_LIMIT_SCALE: '1000',
      VENDOR_FORM_URL: 'https://forms.example/oja',
      ANDROID_APP_URL: 'https://downloads.example/oja.apk',
      SUPPORT_URL: 'mailto:help@oja.example',
      ...(postgres && { DATABASE_URL: postgres.url }),
    },
  },
);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal));

const code = await new Promise<number>((resolve) => {
  server.on('exit', (exitCode) => resolve(exitCode ?? 1));
});
await postgres?.stop();
await rm(folder, { recursive: true, force: true });
process.exitCode = code;
