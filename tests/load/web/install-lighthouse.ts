import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const PINNED = join(import.meta.dirname, '../lighthouse');
const INSTALLED = join(import.meta.dirname, '../../../.cache/lighthouse');
const LOCK = 'package-lock.json';

const lock = (folder: string) => readFile(join(folder, LOCK), 'utf8').catch(() => '');

/**
 * Installs Lighthouse beside the project from its own lock file, unless it is installed: it has 176 MB, and only this
 * benchmark needs it.
 * @returns the path of its command line program
 */
export async function installLighthouse(): Promise<string> {
  const cli = join(INSTALLED, 'node_modules/lighthouse/cli/index.js');
  if ((await lock(INSTALLED)) === (await lock(PINNED)) && (await readFile(cli).catch(() => undefined))) return cli;
  await mkdir(INSTALLED, { recursive: true });
  await cp(PINNED, INSTALLED, { recursive: true });
  const { status, stderr } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: INSTALLED,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Lighthouse could not be installed:\n${stderr}`);
  return cli;
}
