import { findBrowser, findHeadlessShell } from './find-browser.ts';
import { installPackage, run } from './install-package.ts';
import { fail } from './prepare.mjs';

/**
 * Makes sure that there is a browser for stories and end-to-end tests: one that is there already, else Debian's own
 * package where we may install it, else Playwright's download. Ends the process with a plain word if none can be had.
 */
export function ensureBrowser(): void {
  ensureWindowed();
  // Only a gain of time: without it the end-to-end tests run in the browser above.
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
