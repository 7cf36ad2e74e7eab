import { type Build, buildOf, cacheOf, INSIDE, LANDING, SHELL } from './build.ts';
import { noteArrived, noteArriving } from './builds-in-use.ts';
import { filesToStore, noteUsed, savesData } from './data-saver.ts';

const PAGES = [SHELL, INSIDE, LANDING];

/** Concurrent fetches: few, so that the page's own calls do not wait on a slow connection. */
const AT_A_TIME = 4;
/** Ignores `Vary`: a file is the same compressed or not, and for any origin. */
const ANY_VARIANT = { ignoreVary: true };

async function fetchWhole(fetcher: typeof fetch, path: string, options: RequestInit): Promise<Response> {
  const answer = await fetcher(path, options);
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
  return answer;
}

/** Fetches one of the pages and checks that it belongs to this build: the server may have a newer one by now. */
async function storePage(cache: Cache, fetcher: typeof fetch, path: string, mark: string): Promise<void> {
  const page = await fetchWhole(fetcher, path, { cache: 'no-cache' });
  if (!(await page.clone().text()).includes(`data-build="${mark}"`))
    throw new Error(`${path} is of another build than ${mark}.`);
  await cache.put(path, page);
}

/** Copies a file with the same name from an earlier build instead of fetching it again. */
async function storeAsset(cache: Cache, caches: CacheStorage, fetcher: typeof fetch, path: string): Promise<void> {
  if (await cache.match(path, ANY_VARIANT)) return;
  await cache.put(path, (await caches.match(path, ANY_VARIANT)) ?? (await fetchWhole(fetcher, path, {})));
}

async function storeAssets(
  cache: Cache,
  caches: CacheStorage,
  fetcher: typeof fetch,
  paths: readonly string[],
): Promise<void> {
  const waiting = [...paths];
  const takeNext = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift())
      await storeAsset(cache, caches, fetcher, path);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, takeNext));
}

/**
 * Stores all files of a build, or while data is saved, those that are needed. Stored files stay if a later one fails,
 * so that the next attempt continues from there.
 * @throws if a file is missing or belongs to another build: the worker is then not installed, and the browser tries
 * again
 */
export async function storeBuild(build: Build, caches: CacheStorage, fetcher: typeof fetch): Promise<void> {
  const { mark, plain } = build;
  await noteArriving(caches, mark);
  const cache = await caches.open(cacheOf(mark));
  await Promise.all(PAGES.map((path) => storePage(cache, fetcher, path, mark)));
  for (const { path, integrity } of plain) {
    await cache.put(path, await fetchWhole(fetcher, path, { cache: 'no-cache', integrity }));
  }
  await storeAssets(cache, caches, fetcher, await filesToStore(build, caches));
  await noteArrived(caches, mark);
}

/**
 * Stores what an installed build lacks: all other files once data is no longer saved. Before that, what a page had
 * loaded before the worker answered its requests, which the browser's own cache still has.
 * @param addresses what the page has loaded
 */
export async function completeBuild(
  build: Build,
  caches: CacheStorage,
  fetcher: typeof fetch,
  addresses: readonly string[],
): Promise<void> {
  const loaded = new Set(addresses.map((address) => new URL(address).pathname));
  const used = build.assets.filter((path) => loaded.has(path));
  await noteUsed(build, caches, used);
  const cache = await caches.open(cacheOf(build.mark));
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const wanted = (await savesData(caches)) ? used : build.assets;
  await storeAssets(
    cache,
    caches,
    fetcher,
    wanted.filter((path) => !stored.has(path)),
  );
}

/** Finds a file of this build only, such as a page, whose name exists in every build. */
export async function findOwnFile(mark: string, caches: CacheStorage, pathname: string): Promise<Response | undefined> {
  const own = await caches.open(cacheOf(mark));
  return own.match(pathname, ANY_VARIANT);
}

/**
 * Finds a file with a hash in its name: in this build, else in another one that an open page uses. The same name means
 * the same content everywhere, so builds are never mixed.
 */
export async function findAsset(mark: string, caches: CacheStorage, pathname: string): Promise<Response | undefined> {
  const stored = await findOwnFile(mark, caches, pathname);
  if (stored) return stored;
  for (const name of await caches.keys()) {
    const found =
      buildOf(name) === undefined ? undefined : await (await caches.open(name)).match(pathname, ANY_VARIANT);
    if (found) return found;
  }
  return undefined;
}

/**
 * Answers a file with a hash in its name, and stores it if this build lacks it. If the server has it no longer, there
 * is a newer build: the pages of this one are deleted, so that the next page comes from the server.
 * @param after gets the work that the answer does not wait for
 */
export async function answerAsset(
  build: Build,
  caches: CacheStorage,
  fetcher: typeof fetch,
  { request, after }: { request: Request; after: (work: Promise<unknown>) => void },
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isOwn = build.assets.includes(pathname);
  if (isOwn) after(noteUsed(build, caches, [pathname]));
  const stored = await findAsset(build.mark, caches, pathname);
  if (stored) return stored;
  const answer = await fetcher(request);
  if (isOwn && answer.status === 200) {
    const copy = answer.clone();
    const storing = caches.open(cacheOf(build.mark)).then((cache) => cache.put(pathname, copy));
    // If the device is full, the file is used and not stored.
    after(storing.catch(() => undefined));
  } else if (isOwn && answer.status === 404) {
    after(caches.open(cacheOf(build.mark)).then((cache) => Promise.all(PAGES.map((page) => cache.delete(page)))));
  }
  return answer;
}
