import { type Build, buildOf, cacheOf, LANDING, SHELL } from './build.ts';
import { noteArrived, noteArriving } from './builds-in-use.ts';

/** Files that are fetched at a time: few, so that the page's own calls are not kept waiting on a slow line. */
const AT_A_TIME = 4;
/** Compressed or not, for whichever origin: it is the same file. */
const ANY_VARIANT = { ignoreVary: true };

async function fetchWhole(fetcher: typeof fetch, path: string, options: RequestInit): Promise<Response> {
  const answer = await fetcher(path, options);
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
  return answer;
}

/** Fetches one of the two pages and makes sure that it is this build's: the server may have a newer one by now. */
async function keepPage(cache: Cache, fetcher: typeof fetch, path: string, mark: string): Promise<void> {
  const page = await fetchWhole(fetcher, path, { cache: 'no-cache' });
  if (!(await page.clone().text()).includes(`data-build="${mark}"`)) throw new Error(`${path} is of another build than ${mark}.`);
  await cache.put(path, page);
}

/** What earlier builds have fetched under the same name is the same, and is not fetched again. */
async function keepAsset(cache: Cache, caches: CacheStorage, fetcher: typeof fetch, path: string): Promise<void> {
  if (await cache.match(path, ANY_VARIANT)) return;
  await cache.put(path, (await caches.match(path, ANY_VARIANT)) ?? (await fetchWhole(fetcher, path, {})));
}

/**
 * Keeps all files of a build. What has been kept stays when a later file fails, so that the next try goes on from there.
 * @throws when a file cannot be had or is of another build: the worker is then not installed, and the browser tries again
 */
export async function keepBuild({ mark, assets, plain }: Build, caches: CacheStorage, fetcher: typeof fetch): Promise<void> {
  await noteArriving(caches, mark);
  const cache = await caches.open(cacheOf(mark));
  await Promise.all([SHELL, LANDING].map((path) => keepPage(cache, fetcher, path, mark)));
  for (const { path, integrity } of plain) {
    await cache.put(path, await fetchWhole(fetcher, path, { cache: 'no-cache', integrity }));
  }
  const waiting = [...assets];
  const takeNext = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await keepAsset(cache, caches, fetcher, path);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, takeNext));
  await noteArrived(caches, mark);
}

/** Finds a file of this build alone, such as its pages, whose names every build has. */
export async function findOwnFile(mark: string, caches: CacheStorage, pathname: string): Promise<Response | undefined> {
  const own = await caches.open(cacheOf(mark));
  return own.match(pathname, ANY_VARIANT);
}

/**
 * Finds a file with a hash in its name: in this build, else in one of those that open pages were loaded with. The same
 * name means the same content everywhere, so that nothing is ever mixed by this.
 */
export async function findAsset(mark: string, caches: CacheStorage, pathname: string): Promise<Response | undefined> {
  const kept = await findOwnFile(mark, caches, pathname);
  if (kept) return kept;
  for (const name of await caches.keys()) {
    const found = buildOf(name) === undefined ? undefined : await (await caches.open(name)).match(pathname, ANY_VARIANT);
    if (found) return found;
  }
  return undefined;
}
