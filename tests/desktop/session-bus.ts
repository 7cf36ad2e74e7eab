import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/**
 * Creates a fake of the program that queries the session bus, so that a test has a tray or none, independent of the
 * machine. Only used on Linux.
 * @returns the PATH that contains it
 */
export async function busWith(folder: string, { tray }: { tray: boolean }): Promise<string> {
  const bin = join(folder, 'bin');
  await mkdir(bin, { recursive: true });
  const program = join(bin, 'dbus-send');
  await writeFile(program, `#!/bin/sh\necho "   boolean ${tray}"\n`);
  await chmod(program, 0o755);
  return `${bin}${delimiter}${process.env['PATH'] ?? ''}`;
}
