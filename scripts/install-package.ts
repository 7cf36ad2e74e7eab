import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { root } from './prepare.mjs';

/**
 * Runs a program in the repository and shows its output.
 * @returns whether it succeeded
 */
export function run(program: string, args: readonly string[]): boolean {
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

/** Waits while another process is installing. */
const APT_OPTIONS = ['-y', '-qq', '-o', 'DPkg::Lock::Timeout=500'];

const hasApt = () => existsSync('/usr/bin/apt-get') && existsSync('/etc/debian_version');
/** Debian and Ubuntu have different packages. */
const isKnown = (name: string) =>
  spawnSync('apt-cache', ['show', '--no-all-versions', name], { stdio: 'ignore' }).status === 0;
const isRoot = () => process.getuid?.() === 0;
const hasHomebrew = () =>
  process.platform === 'darwin' && spawnSync('brew', ['--version'], { stdio: 'ignore' }).status === 0;

/**
 * Installs a system package if that needs no password: Debian's and Ubuntu's as root, Homebrew's.
 * @param title of the missing program, for the printed message
 * @returns whether it was installed
 */
export function installPackage(title: string, names: { debian?: string; homebrew?: string }): boolean {
  if (names.debian !== undefined && hasApt() && isRoot()) {
    console.log(`No ${title} found: installing the system package (up to a minute) …`);
    return (
      run('apt-get', [...APT_OPTIONS, 'update']) &&
      isKnown(names.debian) &&
      run('apt-get', [...APT_OPTIONS, 'install', names.debian])
    );
  }
  if (names.homebrew !== undefined && hasHomebrew()) {
    console.log(`No ${title} found: installing it with Homebrew …`);
    return run('brew', ['install', '--quiet', names.homebrew]);
  }
  return false;
}
