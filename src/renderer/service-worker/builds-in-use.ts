import { buildOf, cacheOf } from './build.ts';

/**
 * Remembers which builds are needed: those that open pages were loaded with, and those that are arriving while an older
 * worker still answers. The browser may end a worker between any two requests, so that it lies in a cache.
 */
const NOTES_CACHE = 'oja-pages';
const ARRIVING = '/arriving/';
const pageKey = (clientId: string) => `/${clientId}`;

/** Notes the build that a page is loaded with. */
export async function notePage(caches: CacheStorage, clientId: string, mark: string): Promise<void> {
  const notes = await caches.open(NOTES_CACHE);
  await notes.put(pageKey(clientId), new Response(mark));
}

/** Notes that a build is about to be kept: before its first file, or the worker of the present build may throw that away. */
export async function noteArriving(caches: CacheStorage, mark: string): Promise<void> {
  const notes = await caches.open(NOTES_CACHE);
  await notes.put(`${ARRIVING}${mark}`, new Response(mark));
}

/** Notes that a build is kept whole: it takes the place of whatever was arriving before it. */
export async function noteArrived(caches: CacheStorage, mark: string): Promise<void> {
  const notes = await caches.open(NOTES_CACHE);
  for (const request of await notes.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(ARRIVING) && pathname !== `${ARRIVING}${mark}`) await notes.delete(request);
  }
}

/**
 * Throws away the builds that no open page was loaded with, but for the present one and what is arriving.
 * @param mark of the present build
 * @param openIds ids of the pages that are open
 */
export async function forgetOldBuilds(caches: CacheStorage, mark: string, openIds: readonly string[]): Promise<void> {
  // Listed before the notes are read: a build that is on this list and arriving has its note by then.
  const names = await caches.keys();
  const notes = await caches.open(NOTES_CACHE);
  await notes.delete(`${ARRIVING}${mark}`);
  const needed = new Set(openIds.map(pageKey));
  const used = new Set([cacheOf(mark)]);
  for (const request of await notes.keys()) {
    const { pathname } = new URL(request.url);
    const note = needed.has(pathname) || pathname.startsWith(ARRIVING) ? await notes.match(request) : undefined;
    if (note) used.add(cacheOf(await note.text()));
    else await notes.delete(request);
  }
  for (const name of names) {
    if (buildOf(name) !== undefined && !used.has(name)) await caches.delete(name);
  }
}
