import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { findBrowser } from '../../scripts/find-browser.ts';

const root = join(import.meta.dirname, '../..');

/** Where the accepted pictures are, and where a run leaves what differs. */
export const BASELINES = join(root, 'packages/ui/screenshots');
export const DIFFERENCES = join(root, 'test-results/screenshots');

/** What decides how letters and lines are drawn. */
interface Maker {
  platform: string;
  browser: string;
}

const makerFile = join(BASELINES, 'made-with.json');

/** Names the system, since Chromium is built with its libraries, and the browser with its first number. */
function thisMaker(): Maker {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  const system = /^PRETTY_NAME="(.+)"$/m.exec(release)?.[1] ?? process.platform;
  const browser = findBrowser();
  const version = browser ? execFileSync(browser, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }) : '';
  return { platform: `${system}, ${process.arch}`, browser: /\S+ \d+/.exec(version)?.[0] ?? 'none' };
}

/** Why pictures made here cannot be held against the baselines; undefined where they can. */
export function whyNotComparable(): string | undefined {
  if (!existsSync(makerFile)) return undefined;
  const made = JSON.parse(readFileSync(makerFile, 'utf8')) as Maker;
  const here = thisMaker();
  if (made.platform === here.platform && made.browser === here.browser) return undefined;
  return `the baselines were made with ${made.browser} on ${made.platform}, this is ${here.browser} on ${here.platform}`;
}

/** Notes with what the baselines were made. */
export function signBaselines(): void {
  mkdirSync(BASELINES, { recursive: true });
  writeFileSync(makerFile, `${JSON.stringify(thisMaker(), null, 2)}\n`);
}

/** Takes away baselines whose story or mode is no longer photographed; gives their names. */
export function removeStale(photographed: ReadonlySet<string>): string[] {
  const stale = readdirSync(BASELINES).filter((file) => file.endsWith('.webp') && !photographed.has(file));
  for (const file of stale) rmSync(join(BASELINES, file));
  return stale;
}
