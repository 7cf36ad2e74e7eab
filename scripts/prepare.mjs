/**
 * What must be there before anything of Oja runs: a Node of the right age and the packages of package-lock.json.
 * Plain JavaScript without packages, because it runs before they are installed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.oja-installed`;

/**
 * Says what is wrong in plain words and ends the process.
 * @param {string} message what, why and how to fix it
 * @returns {never}
 */
export function fail(message) {
  console.error(`\nOja: ${message}\n`);
  process.exit(1);
}

/** Refuses a Node that is too old, with the way out. */
function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) fail(`Node ${process.versions.node} is too old. Install Node 20 or newer, then try again.`);
}

const lockHash = () => createHash('sha256').update(readFileSync(`${root}package-lock.json`)).digest('hex');

/** Whether node_modules holds what package-lock.json asks for. */
function isInstalled() {
  if (!existsSync(`${root}node_modules/.bin/node`)) return false;
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === lockHash();
  // Installed by hand with npm: npm's own note of what it installed is as new as the lock file, then.
  return existsSync(`${root}node_modules/.package-lock.json`);
}

/** Installs the packages if they are missing or older than the lock file. */
export function ensureInstalled() {
  checkNode();
  if (!isInstalled()) {
    console.log('Installing packages (first time: one to three minutes) …');
    const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) fail('The packages could not be installed. Check the network connection and the lines above, then try again.');
  }
  writeFileSync(stamp, lockHash());
}

/** The Node that everything runs on: the one of package.json, not the one that happened to be on the machine. */
export const node = `${root}node_modules/.bin/node`;
