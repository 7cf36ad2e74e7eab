import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Marks the fuses in Electron's program: this text, then the version of the list, its length, and a 0 or 1 for each.
 */
const FUSE_MARK = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const FUSES_VERSION = 1;
/** As in Electron 45: RUN_AS_NODE, NODE_OPTIONS, --inspect, file privileges and WebAssembly's traps are on. */
const FUSES_AS_DELIVERED = '101100011';

/** The other files of Electron for Linux that electron-builder needs. */
const FILES = [
  'chrome-sandbox',
  'chrome_crashpad_handler',
  'LICENSE',
  'LICENSES.chromium.html',
  'resources.pak',
  'icudtl.dat',
  'locales/en-US.pak',
];
const PROGRAMS = ['electron', 'chrome-sandbox', 'chrome_crashpad_handler'];

/**
 * Creates a folder that replaces Electron's files on Linux, so that the app can be packed and its contents checked
 * where the real ones are not available. Its program does nothing, but its fuses can be set and read.
 * @param folder created, or replaced
 * @param version of Electron
 */
export async function makeStandInDist(folder: string, version: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'locales'), { recursive: true });
  await mkdir(join(folder, 'resources'));
  await Promise.all(FILES.map((file) => writeFile(join(folder, file), '')));
  await writeFile(join(folder, 'version'), version);
  const wire = [
    Buffer.from(FUSE_MARK),
    Buffer.from([FUSES_VERSION, FUSES_AS_DELIVERED.length]),
    Buffer.from(FUSES_AS_DELIVERED),
  ];
  await writeFile(join(folder, 'electron'), Buffer.concat([Buffer.from('#!/bin/sh\nexit 1\n'), ...wire]));
  await Promise.all(PROGRAMS.map((file) => chmod(join(folder, file), 0o755)));
}
