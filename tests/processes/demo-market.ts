import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';

import { dataPaths } from '../../packages/server/src/foundation/startup/data-folder.ts';
import { hashSources } from '../../scripts/hash-sources.ts';
import { startOja } from './oja-server.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const CACHE = join(ROOT, '.cache/demo-market');
/** What draws and stores the market: it is made again when one of these files has changed. */
const SOURCES = ['packages/server/src', 'packages/contract/src'];
/** Its newest posts are minutes old when it is made. */
const LIFETIME_MS = 60 * 60_000;
const LIMIT_MS = 240_000;

/**
 * Fills a data folder with the demo market on SQLite as a first start makes it, with all sizes of its pictures. Making
 * it takes 40 s of a core, so it is kept for an hour.
 * @param dataDir an empty folder, or none
 */
export async function copyDemoMarket(dataDir: string): Promise<void> {
  const made = join(CACHE, await hashSources(SOURCES.map((source) => join(ROOT, source))));
  if (!(await isYoung(made))) await makeMarket(made);
  await cp(made, dataDir, { recursive: true });
}

const isYoung = async (folder: string) => existsSync(folder) && Date.now() - (await stat(folder)).mtimeMs < LIFETIME_MS;

async function makeMarket(folder: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  for (const earlier of (await readdir(CACHE)).map((name) => join(CACHE, name)))
    if (!(await isYoung(earlier))) await rm(earlier, { recursive: true, force: true });
  const unfinished = await mkdtemp(join(CACHE, 'unfinished-'));
  const environment = { OJA_DEMO: 'on' };
  const { program } = await startOja({ dataDir: unfinished, environment, withinMs: LIMIT_MS });
  await waitForSizes(unfinished);
  await program.stop();
  await rename(unfinished, folder);
}

async function waitForSizes(dataDir: string): Promise<void> {
  const database = new DatabaseSync(dataPaths(dataDir).database, { readOnly: true });
  const count = database.prepare('select count(*) as missing from uploads where sizes_made_at is null');
  const limit = AbortSignal.timeout(LIMIT_MS);
  while (count.get()?.['missing'] !== 0) await setTimeout(200, undefined, { signal: limit });
  database.close();
}
