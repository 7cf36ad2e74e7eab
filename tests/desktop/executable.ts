import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

import { findBrowser } from '../../scripts/find-browser.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const ELECTRON = resolve(ROOT, 'node_modules/electron');

/** The path where `npx install-electron` has put Electron: it records the file name, which differs between systems. */
function findInstalled(): string | undefined {
  const note = resolve(ELECTRON, 'path.txt');
  const path = existsSync(note) ? resolve(ELECTRON, 'dist', readFileSync(note, 'utf8')) : undefined;
  return path !== undefined && existsSync(path) ? path : undefined;
}

/** The program that runs the desktop app in these tests. */
interface Executable {
  path: string;
  /** Passed to Playwright; undefined where it finds Electron itself, and can then pause it until it is connected. */
  launchPath: string | undefined;
  isStandin: boolean;
  /** The name for the report. */
  title: string;
  /** The app's folder, if the executable is not the packaged app itself. */
  args: readonly string[];
}

function find(): Executable {
  const given = process.env['DESKTOP_EXECUTABLE'];
  if (given !== undefined && given !== '') {
    return {
      path: given,
      launchPath: given,
      isStandin: false,
      title: given,
      args: /^electron(?:\.exe)?$/i.test(basename(given)) ? [ROOT] : [],
    };
  }
  const installed = findInstalled();
  if (installed !== undefined)
    return { path: installed, launchPath: undefined, isStandin: false, title: 'the installed Electron', args: [ROOT] };
  const standin = resolve(import.meta.dirname, 'standin/bin/electron');
  const chromium = findBrowser();
  const version =
    chromium === undefined
      ? 'no Chromium at all'
      : execFileSync(chromium, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  return { path: standin, launchPath: standin, isStandin: true, title: `the stand-in over ${version}`, args: [ROOT] };
}

/** The executable of `DESKTOP_EXECUTABLE`, else an installed Electron, else the stand-in. */
export const EXECUTABLE = find();
