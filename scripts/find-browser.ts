import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
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

/** Browsers that Playwright downloaded earlier, newest first. */
function playwrightBrowsers(): string[] {
  const cache =
    process.platform === 'darwin' ? join(homedir(), 'Library/Caches/ms-playwright') : join(homedir(), '.cache/ms-playwright');
  if (!existsSync(cache)) return [];
  const inside =
    process.platform === 'darwin'
      ? ['chrome-mac/Chromium.app/Contents/MacOS/Chromium', 'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing']
      : ['chrome-linux/chrome', 'chrome-linux64/chrome'];
  return readdirSync(cache)
    .filter((folder) => /^chromium-\d+$/.test(folder))
    .toSorted((a, b) => Number(b.slice(9)) - Number(a.slice(9)))
    .flatMap((folder) => inside.map((path) => join(cache, folder, path)));
}

/**
 * The browser that stories and end-to-end tests run in: OJA_BROWSER, else Chromium or Chrome on the PATH,
 * else in its usual place, else one that Playwright downloaded. Gives undefined where there is none.
 */
export function findBrowser(): string | undefined {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const candidates = [process.env['OJA_BROWSER'] ?? '', ...onPath, ...FIXED_PLACES, ...playwrightBrowsers()];
  return candidates.find((candidate) => candidate !== '' && isExecutable(candidate));
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
