import { createHash } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { openDatabase } from '../../../packages/server/src/foundation/db/connection/open-database.ts';
import { fillMarket } from './fill-market.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const CACHE = join(ROOT, '.cache/bench-market');
/** The inputs of the market: any change in them rebuilds it. */
const SOURCES = ['packages/server/src/foundation/db/migrations', 'tests/load/market'];

/**
 * Copies the benchmark's market into a data folder, as SQLite. It is built once for each version of the tables.
 * @param dataDir an empty folder
 */
export async function copyMarket(dataDir: string): Promise<void> {
  const made = join(CACHE, await hashSources());
  if (!existsSync(made)) await makeMarket(made);
  await copyFile(join(made, 'oja.sqlite'), join(dataDir, 'oja.sqlite'), constants.COPYFILE_FICLONE);
}

async function makeMarket(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(CACHE, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const database = await openDatabase({ dataDir: unfinished, databaseUrl: undefined });
  await fillMarket(database, Date.now());
  await database.close();
  await rename(unfinished, folder);
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const name of (await readdir(join(ROOT, source))).toSorted())
      hash.update(name).update(await readFile(join(ROOT, source, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
