import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];
const FIXED_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const revision = (folder: string) => Number(/\d+$/.exec(folder)?.[0]);

/** Finds a browser downloaded by Playwright, newest first. */
function downloaded(kind: RegExp, inside: readonly string[]): string[] {
  const cache =
    process.platform === 'darwin'
      ? join(homedir(), 'Library/Caches/ms-playwright')
      : join(homedir(), '.cache/ms-playwright');
  if (!existsSync(cache)) return [];
  return readdirSync(cache)
    .filter((folder) => kind.test(folder))
    .toSorted((a, b) => revision(b) - revision(a))
    .flatMap((folder) => inside.map((path) => join(cache, folder, path)));
}

const DOWNLOADED = [
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
];
const DOWNLOADED_SHELL = [
  'chrome-headless-shell-mac-arm64/chrome-headless-shell',
  'chrome-headless-shell-mac-x64/chrome-headless-shell',
  'chrome-linux/headless_shell',
  'chrome-headless-shell-linux64/chrome-headless-shell',
];

const onPath = (names: readonly string[]) =>
  (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
const requestedBrowser = () => process.env['OJA_BROWSER'] ?? '';
const findFirst = (candidates: readonly string[]) =>
  candidates.find((candidate) => candidate !== '' && isExecutable(candidate));

/**
 * Finds the browser with a window, which also runs headless: OJA_BROWSER, else Chromium or Chrome on the PATH, else in
 * its usual place, else one downloaded by Playwright. Returns undefined without any.
 */
export function findBrowser(): string | undefined {
  return findFirst([
    requestedBrowser(),
    ...onPath(NAMES),
    ...FIXED_PLACES,
    ...downloaded(/^chromium-\d+$/, DOWNLOADED),
  ]);
}

/**
 * Finds Chromium's headless build: it opens a page in half the time, but renders a few pixels differently. OJA_BROWSER
 * takes precedence. Returns undefined without any.
 */
export function findHeadlessShell(): string | undefined {
  return findFirst([
    requestedBrowser(),
    ...onPath(SHELL_NAMES),
    ...downloaded(/^chromium_headless_shell-\d+$/, DOWNLOADED_SHELL),
  ]);
}

const FIREFOX_PLACES = ['/Applications/Firefox.app/Contents/MacOS/firefox'];

/** Finds Firefox: OJA_FIREFOX, else the one on the PATH, else in its usual place. Returns undefined without any. */
export function findFirefox(): string | undefined {
  return findFirst([process.env['OJA_FIREFOX'] ?? '', ...onPath(['firefox-esr', 'firefox']), ...FIREFOX_PLACES]);
}

/** Chromium's switches for running as root, in a container, without a network. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
