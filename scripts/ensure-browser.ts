import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { findBrowser } from './find-browser.ts';
import { fail, root } from './prepare.mjs';

const run = (program: string, args: string[]) =>
  spawnSync(program, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

const isRoot = () => process.getuid?.() === 0;
const hasApt = () => existsSync('/usr/bin/apt-get') && existsSync('/etc/debian_version');

/**
 * Makes sure that there is a browser for stories and end-to-end tests: one that is there already, else Debian's own
 * package where we may install it, else Playwright's download. Ends the process with a plain word if none can be had.
 */
export function ensureBrowser(): void {
  if (findBrowser() !== undefined) return;
  if (hasApt() && isRoot()) {
    console.log('No Chromium found: installing the system package (about a minute) …');
    const patient = ['-y', '-qq', '-o', 'DPkg::Lock::Timeout=500'];
    if (run('apt-get', [...patient, 'update']) && run('apt-get', [...patient, 'install', 'chromium']) && findBrowser() !== undefined) return;
  }
  console.log('No Chromium found: downloading Playwright’s …');
  if (run('npx', ['playwright', 'install', 'chromium']) && findBrowser() !== undefined) return;
  fail(
    'The stories and end-to-end tests need Chromium or Chrome, and none could be had. Install one (on Debian: ' +
      '`sudo apt install chromium`) or set OJA_BROWSER to its path. `npm test -- types lint unit` runs without.',
  );
}
