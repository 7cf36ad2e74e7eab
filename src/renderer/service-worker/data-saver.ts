import type { Build } from './build.ts';
import type { DataSaverCache } from './messages.ts';

/**
 * Exists while the user saves data (docs/decisions/069). Its entries are the parts of the app that were used meanwhile:
 * the next build stores these, under other names. The browser may end a worker between any two requests.
 */
const CACHE: DataSaverCache = 'oja-data-saver';

/** Whether the user saves data. */
export const savesData = (caches: CacheStorage): Promise<boolean> => caches.has(CACHE);

/** Returns the files that a new build must store: all, or while data is saved, its start and the parts in use. */
export async function filesToStore({ assets, start, parts }: Build, caches: CacheStorage): Promise<readonly string[]> {
  if (!(await savesData(caches))) return assets;
  const notes = await (await caches.open(CACHE)).keys();
  const used = notes.map(({ url }) => decodeURIComponent(new URL(url).pathname.slice(1)));
  const needed = new Set([...start, ...used.flatMap((part) => parts[part] ?? [])]);
  return assets.filter((_path, place) => needed.has(place));
}

/** While data is saved, notes the parts of the app that these files begin. */
export async function noteUsed(
  { assets, parts }: Build,
  caches: CacheStorage,
  paths: readonly string[],
): Promise<void> {
  const used = Object.keys(parts).filter((part) => paths.includes(assets[parts[part]?.at(-1) ?? -1] ?? ''));
  if (used.length === 0 || !(await savesData(caches))) return;
  const notes = await caches.open(CACHE);
  for (const part of used) {
    const key = `/${encodeURIComponent(part)}`;
    if (!(await notes.match(key))) await notes.put(key, new Response());
  }
}
