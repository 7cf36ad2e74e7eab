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

/** Where Playwright keeps a kind of browser that it downloaded, newest first. */
function downloaded(kind: RegExp, inside: readonly string[]): string[] {
  const cache =
    process.platform === 'darwin' ? join(homedir(), 'Library/Caches/ms-playwright') : join(homedir(), '.cache/ms-playwright');
  if (!existsSync(cache)) return [];
  return readdirSync(cache)
    .filter((folder) => kind.test(folder))
    .toSorted((a, b) => revision(b) - revision(a))
    .flatMap((folder) => inside.map((path) => join(cache, folder, path)));
}

const DOWNLOADED = [
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium', 'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-linux/chrome', 'chrome-linux64/chrome',
];
const DOWNLOADED_SHELL = [
  'chrome-headless-shell-mac-arm64/chrome-headless-shell', 'chrome-headless-shell-mac-x64/chrome-headless-shell',
  'chrome-linux/headless_shell', 'chrome-headless-shell-linux64/chrome-headless-shell',
];

const onPath = (names: readonly string[]) =>
  (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
const asked = () => process.env['OJA_BROWSER'] ?? '';
const findFirst = (candidates: readonly string[]) => candidates.find((candidate) => candidate !== '' && isExecutable(candidate));

/**
 * The browser with a window, though it is run without one: OJA_BROWSER, else Chromium or Chrome on the PATH, else in its
 * usual place, else one that Playwright downloaded. Gives undefined where there is none.
 */
export function findBrowser(): string | undefined {
  return findFirst([asked(), ...onPath(NAMES), ...FIXED_PLACES, ...downloaded(/^chromium-\d+$/, DOWNLOADED)]);
}

/**
 * The same Chromium built without a window, where it is to be had: it opens a page in half the time, but paints a few
 * pixels otherwise. OJA_BROWSER goes before it. Gives undefined where there is none.
 */
export function findHeadlessShell(): string | undefined {
  return findFirst([asked(), ...onPath(SHELL_NAMES), ...downloaded(/^chromium_headless_shell-\d+$/, DOWNLOADED_SHELL)]);
}

/** Chromium's switches for a run as root, in a container, without a network. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
