import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { findBrowser } from '../find-browser.ts';

const root = join(import.meta.dirname, '../..');

/** Folders of the baselines, and of a run's differences. */
export const BASELINES = join(root, '.storybook/screenshots');
/** Not in `test-results`, which the end-to-end tests empty. */
export const DIFFERENCES = join(root, '.cache/screenshots');

const environmentFile = join(BASELINES, 'made-with.txt');

/** Returns a program's output, or '' if the program is missing. */
function printed(program: string, ...args: readonly string[]): string {
  const { stdout, error } = spawnSync(program, args, { encoding: 'utf8' });
  return error ? '' : stdout.trim();
}

/**
 * Describes what determines the rendering of text and lines: the browser with its major version, its platform, and the
 * fallback fonts for characters that Oja's own fonts do not have.
 */
function describeEnvironment(): string {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  const system = /^PRETTY_NAME="(.+)"$/m.exec(release)?.[1] ?? process.platform;
  const browser = /\S+ \d+/.exec(printed(findBrowser() ?? 'chromium', '--version'))?.[0] ?? 'no browser';
  const typefaces = [':lang=ar', 'emoji'].map(
    (pattern) => printed('fc-match', '--format=%{family[0]}', pattern) || 'unknown',
  );
  return `${browser} on ${system}, ${process.arch}, with ${typefaces.join(', ')}`;
}

/** Returns why screenshots made here cannot be compared with the baselines; undefined if they can. */
export function whyNotComparable(): string | undefined {
  if (!existsSync(environmentFile)) return undefined;
  const made = readFileSync(environmentFile, 'utf8').trim();
  const here = describeEnvironment();
  return made === here ? undefined : `the baselines were made with ${made}, this is ${here}`;
}

/** Records the rendering environment of the baselines. */
export function recordEnvironment(): void {
  mkdirSync(BASELINES, { recursive: true });
  writeFileSync(environmentFile, `${describeEnvironment()}\n`);
}

/** Deletes baselines whose story or mode is no longer photographed; returns their names. */
export function removeStale(photographed: ReadonlySet<string>): string[] {
  const stale = readdirSync(BASELINES).filter((file) => file.endsWith('.webp') && !photographed.has(file));
  for (const file of stale) rmSync(join(BASELINES, file));
  return stale;
}
