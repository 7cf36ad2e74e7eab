/**
 * Builds the desktop app and packs it into release/. Without options it makes this system's installers, for which
 * electron-builder downloads what it needs; `-- --dir` packs only the app's folder. Other options go to
 * electron-builder.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import manifest from 'electron/package.json' with { type: 'json' };

import { fail, root } from './prepare.mjs';
import { makeStandInDist } from './stand-in-dist.ts';

const DIST = `${root}node_modules/electron/dist`;
const STAND_IN = `${root}.cache/electron-stand-in`;

/** A workflow without a secret passes an empty one, which counts as none. */
const env = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));

function run(script: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [`${root}node_modules/${script}`, ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

function hasBinary(): boolean {
  try {
    return readFileSync(`${DIST}/version`, 'utf8').replace(/^v/v, '') === manifest.version;
  } catch {
    return false;
  }
}

/** Where `--dir` takes Electron from: the installed one, else a stand-in, in a folder whose name says so. */
async function electronForFolder(): Promise<string[]> {
  if (hasBinary()) return [`-c.electronDist=${DIST}`];
  if (process.platform !== 'linux')
    fail('Electron itself is not installed. Run `npx install-electron`, then this again.');
  console.log(
    'Electron itself is not installed: packing around a stand-in, into release/stand-in. It does not start. `npx install-electron` gets the real one.',
  );
  await makeStandInDist(STAND_IN, manifest.version);
  return [`-c.electronDist=${STAND_IN}`, '-c.directories.output=release/stand-in'];
}

const options = process.argv.slice(2);
const electron = options.includes('--dir') ? await electronForFolder() : [];
run('electron-vite/bin/electron-vite.js', 'build');
run('electron-builder/cli.js', '--config', 'build/electron-builder.ts', '--publish', 'never', ...electron, ...options);
