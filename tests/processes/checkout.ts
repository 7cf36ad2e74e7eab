import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const STARTER = ['start.mjs', 'prepare.mjs', 'server-flags.mjs'];

/** Starts the server of this repository from another folder. */
export const REAL_SERVER = `await import(${JSON.stringify(`${ROOT}/packages/server/src/main.mjs`)});\n`;

/** A fresh clone in a temporary folder, small enough to be installed without a network. */
export interface Checkout {
  folder: string;
  remove(): Promise<void>;
}

/**
 * Creates a clone with the real starter. Its only package is the development dependency `node`, which runs the Node of
 * this process. Nothing is installed yet, and building the web app takes no time.
 * @param server the source of the server's main module
 */
export async function makeCheckout(server: string): Promise<Checkout> {
  const folder = await mkdtemp(join(tmpdir(), 'oja-checkout-'));
  const files: Record<string, string> = {
    'package.json': json({
      name: 'oja',
      version: '0.1.0',
      type: 'module',
      scripts: { start: 'node scripts/start.mjs' },
      devDependencies: { node: 'file:./node' },
    }),
    'package-lock.json': json({
      name: 'oja',
      version: '0.1.0',
      lockfileVersion: 3,
      requires: true,
      packages: {
        '': { name: 'oja', version: '0.1.0', devDependencies: { node: 'file:./node' } },
        node: { version: '1.0.0', dev: true, bin: { node: 'run.sh' } },
        'node_modules/node': { resolved: 'node', link: true },
      },
    }),
    'node/package.json': json({ name: 'node', version: '1.0.0', bin: { node: 'run.sh' } }),
    'node/run.sh': `#!/bin/sh\nexec "${process.execPath}" "$@"\n`,
    'scripts/build-web.ts': '',
    'packages/server/src/main.mjs': server,
  };
  for (const path of ['node', 'scripts', 'packages/server/src']) await mkdir(join(folder, path), { recursive: true });
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
  for (const name of STARTER) await cp(join(ROOT, 'scripts', name), join(folder, 'scripts', name));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

const json = (value: object) => JSON.stringify(value, null, 2);
