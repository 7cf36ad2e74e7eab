import { buildOf, cacheOf } from './build.ts';

/**
 * Remembers which builds are needed: those that open pages were loaded with, and those that are being stored while an
 * older worker is still active. The browser may end a worker between any two requests, so the notes are in a cache.
 */
const NOTES_CACHE = 'oja-pages';
const ARRIVING = '/arriving/';
const pageKey = (clientId: string) => `/${clientId}`;

/** Notes the build that a page was loaded with. */
export async function notePage(caches: CacheStorage, clientId: string, mark: string): Promise<void> {
  const notes = await caches.open(NOTES_CACHE);
  await notes.put(pageKey(clientId), new Response(mark));
}

/**
 * Notes that a build is about to be stored. Must run before its first file, or the active worker may delete the cache.
 */
export async function noteArriving(caches: CacheStorage, mark: string): Promise<void> {
  const notes = await caches.open(NOTES_CACHE);
  await notes.put(`${ARRIVING}${mark}`, new Response(mark));
}

/** Notes that a build is completely stored. It replaces the notes of earlier incomplete builds. */
export async function noteArrived(caches: CacheStorage, mark: string): Promise<void> {
  const notes = await caches.open(NOTES_CACHE);
  for (const request of await notes.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(ARRIVING) && pathname !== `${ARRIVING}${mark}`) await notes.delete(request);
  }
}

/**
 * Deletes the builds that no open page was loaded with, except the current one and those being stored.
 * @param mark the current build
 * @param openIds the ids of the open pages
 */
export async function deleteOldBuilds(caches: CacheStorage, mark: string, openIds: readonly string[]): Promise<void> {
  // Listed before the notes are read: a build in this list that is being stored has its note by then.
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
