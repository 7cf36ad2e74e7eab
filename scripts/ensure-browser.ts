import { findBrowser, findHeadlessShell } from './find-browser.ts';
import { installPackage, run } from './install-package.ts';
import { fail } from './prepare.mjs';

/**
 * Ensures that there is a browser for stories and end-to-end tests: an existing one, else Debian's package if it may be
 * installed, else Playwright's download. Exits with a message if there is none.
 */
export function ensureBrowser(): void {
  ensureWindowed();
  // Only saves time: without it the end-to-end tests use the browser above.
  if (findHeadlessShell() === undefined) installPackage('headless Chromium', { debian: 'chromium-headless-shell' });
}

function ensureWindowed(): void {
  if (findBrowser() !== undefined) return;
  if (installPackage('Chromium', { debian: 'chromium' }) && findBrowser() !== undefined) return;
  console.log('No Chromium found: downloading Playwright’s …');
  if (run('npx', ['playwright', 'install', 'chromium']) && findBrowser() !== undefined) return;
  fail(
    'The stories and end-to-end tests need Chromium or Chrome, and none could be had. Install one (on Debian: ' +
      '`sudo apt install chromium`) or set OJA_BROWSER to its path. `npm test -- types lint unit` runs without.',
  );
}
