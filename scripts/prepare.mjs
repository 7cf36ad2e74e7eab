/**
 * Ensures what Oja needs to run: a recent Node and the packages of package-lock.json. Plain JavaScript without
 * dependencies, because it runs before they are installed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.oja-installed`;

/**
 * Prints what is wrong and exits.
 * @param {string} message what, why and how to fix it
 * @returns {never}
 */
export function fail(message) {
  console.error(`\nOja: ${message}\n`);
  process.exit(1);
}

/** Refuses a Node that is too old, and says how to update it. */
function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) fail(`Node ${process.versions.node} is too old. Install Node 20 or newer, then try again.`);
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');

/** Returns whether node_modules contains the packages of package-lock.json. */
function isInstalled() {
  if (!existsSync(`${root}node_modules/.bin/node`)) return false;
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === lockHash();
  // Installed by hand with npm: then npm's own record of the installation is as new as the lock file.
  return existsSync(`${root}node_modules/.package-lock.json`);
}

/** Installs the packages if they are missing or older than the lock file. */
export function ensureInstalled() {
  checkNode();
  if (!isInstalled()) {
    console.log('Installing packages (first time: one to three minutes) …');
    // The web app's build tool is a development dependency, which npm leaves out if NODE_ENV is production.
    const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0)
      fail('The packages could not be installed. Check the network connection and the lines above, then try again.');
  }
  writeFileSync(stamp, lockHash());
}

/** The Node for all programs: the version of package.json, not the machine's. */
export const node = `${root}node_modules/.bin/node`;
