/**
 * `npm run bench memory`: loads the server's packages one after the other, then its own code, and prints what each
 * adds.
 */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { table } from './figures.ts';

const SERVER = resolve(import.meta.dirname, '../../packages/server');
const require = createRequire(`${SERVER}/package.json`);

const PACKAGES = [
  'zod',
  'fastify',
  'kysely',
  'pg',
  'sharp',
  '@node-rs/argon2',
  'pino',
  'socket.io',
  'ioredis',
  'prom-client',
  'file-type',
];

const memory = () => process.memoryUsage.rss() / 1024 / 1024;
const rows = [
  ['', 'adds', 'in all'],
  ['Node', '', `${memory().toFixed(0)} MB`],
];
async function measure(what: string, load: () => Promise<unknown>): Promise<void> {
  const before = memory();
  await load();
  rows.push([what, `${(memory() - before).toFixed(0)} MB`, `${memory().toFixed(0)} MB`]);
}

await measure('node:sqlite', () => import('node:sqlite'));
for (const name of PACKAGES) await measure(name, () => import(pathToFileURL(require.resolve(name)).href));
await measure('the server itself, read as TypeScript', () => import(pathToFileURL(`${SERVER}/src/app.ts`).href));
process.stdout.write(`${table(rows)}\n`);
