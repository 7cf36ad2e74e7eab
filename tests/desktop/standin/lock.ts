/** One instance for each folder of user data, as in Electron: later ones pass on their arguments and end. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { LAUNCH } from './launch.ts';

const PID = join(LAUNCH.userData, 'stand-in.pid');
const SPOOL = join(LAUNCH.userData, 'stand-in-launches');

/**
 * Takes the lock, also from an instance that was killed, or passes this launch to the instance that holds it.
 * @param onLaunch receives the arguments and the working folder of each later launch
 * @returns whether this is the first instance
 */
export function claimLock(onLaunch: (argv: string[], folder: string) => void): boolean {
  mkdirSync(SPOOL, { recursive: true });
  if (!writePid() && isAlive()) {
    const path = join(SPOOL, `${process.pid}`);
    writeFileSync(`${path}.part`, JSON.stringify({ argv: process.argv, folder: process.cwd() }));
    renameSync(`${path}.part`, `${path}.json`);
    return false;
  }
  writeFileSync(PID, String(process.pid));
  process.once('exit', () => rmSync(PID, { force: true }));
  const take = () => {
    for (const name of readdirSync(SPOOL).filter((each) => each.endsWith('.json'))) {
      const launch: { argv: string[]; folder: string } = JSON.parse(readFileSync(join(SPOOL, name), 'utf8'));
      rmSync(join(SPOOL, name));
      onLaunch(launch.argv, launch.folder);
    }
  };
  watch(SPOOL, take).unref();
  return true;
}

function writePid(): boolean {
  try {
    writeFileSync(PID, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

function isAlive(): boolean {
  const pid = Number(readFileSync(PID, 'utf8'));
  try {
    return pid !== process.pid && process.kill(pid, 0);
  } catch {
    return false;
  }
}
