import { findFirefox } from './find-browser.ts';
import { installPackage } from './install-package.ts';
import { fail } from './prepare.mjs';

/** Ensures that there is a Firefox for the tests in a second browser engine. Exits with a message if there is none. */
export function ensureFirefox(): void {
  if (findFirefox() !== undefined) return;
  if (installPackage('Firefox', { debian: 'firefox-esr', homebrew: 'firefox' }) && findFirefox() !== undefined) return;
  fail(
    'The journeys in a second engine need Firefox, and none could be had. Install one (on Debian: `sudo apt install firefox-esr`) or set OJA_FIREFOX to its path.',
  );
}
