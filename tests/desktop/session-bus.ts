import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/**
 * Puts a program that asks the desktop session's bus before the system's own, so that a test has a tray or none, whatever
 * the machine it runs on shows. Only Linux is asked; elsewhere it is never called.
 * @returns the PATH that finds it
 */
export async function busWith(folder: string, { tray }: { tray: boolean }): Promise<string> {
  const bin = join(folder, 'bin');
  await mkdir(bin, { recursive: true });
  const program = join(bin, 'dbus-send');
  await writeFile(program, `#!/bin/sh\necho "   boolean ${tray}"\n`);
  await chmod(program, 0o755);
  return `${bin}${delimiter}${process.env['PATH'] ?? ''}`;
}
