import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { findBrowser } from '../find-browser.ts';

const root = join(import.meta.dirname, '../..');

/** Where the accepted pictures are, and where a run leaves what differs. */
export const BASELINES = join(root, 'packages/ui/screenshots');
export const DIFFERENCES = join(root, 'test-results/screenshots');

const makerFile = join(BASELINES, 'made-with.txt');

/** What a program prints, or nothing where it is not there. */
function printed(program: string, ...args: readonly string[]): string {
  const { stdout, error } = spawnSync(program, args, { encoding: 'utf8' });
  return error ? '' : stdout.trim();
}

/**
 * What decides how letters and lines are drawn: the browser with its first number, the system it was built for, and the
 * typefaces that stand in for letters which Oja's own do not have.
 */
function thisMaker(): string {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  const system = /^PRETTY_NAME="(.+)"$/m.exec(release)?.[1] ?? process.platform;
  const browser = /\S+ \d+/.exec(printed(findBrowser() ?? 'chromium', '--version'))?.[0] ?? 'no browser';
  const typefaces = [':lang=ar', 'emoji', 'monospace'].map((pattern) => printed('fc-match', '--format=%{family[0]}', pattern) || 'unknown');
  return `${browser} on ${system}, ${process.arch}, with ${typefaces.join(', ')}`;
}

/** Why pictures made here cannot be held against the baselines; undefined where they can. */
export function whyNotComparable(): string | undefined {
  if (!existsSync(makerFile)) return undefined;
  const made = readFileSync(makerFile, 'utf8').trim();
  const here = thisMaker();
  return made === here ? undefined : `the baselines were made with ${made}, this is ${here}`;
}

/** Notes with what the baselines were made. */
export function signBaselines(): void {
  mkdirSync(BASELINES, { recursive: true });
  writeFileSync(makerFile, `${thisMaker()}\n`);
}

/** Takes away baselines whose story or mode is no longer photographed; gives their names. */
export function removeStale(photographed: ReadonlySet<string>): string[] {
  const stale = readdirSync(BASELINES).filter((file) => file.endsWith('.webp') && !photographed.has(file));
  for (const file of stale) rmSync(join(BASELINES, file));
  return stale;
}
