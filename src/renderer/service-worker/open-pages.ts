import { buildOf, cacheOf } from './build.ts';

/** Remembers which build each open page was loaded with; the browser may end the worker between any two requests. */
const PAGES_CACHE = 'oja-pages';
const keyOf = (clientId: string) => `/${clientId}`;

/** Notes the build that a page is loaded with. */
export async function notePage(caches: CacheStorage, clientId: string, mark: string): Promise<void> {
  const notes = await caches.open(PAGES_CACHE);
  await notes.put(keyOf(clientId), new Response(mark));
}

/**
 * Throws away the builds that no open page was loaded with, but for the present one.
 * @param mark of the present build
 * @param openIds ids of the pages that are open
 */
export async function forgetOldBuilds(caches: CacheStorage, mark: string, openIds: readonly string[]): Promise<void> {
  const notes = await caches.open(PAGES_CACHE);
  const used = new Set([cacheOf(mark)]);
  for (const request of await notes.keys()) {
    const isOpen = openIds.some((id) => keyOf(id) === new URL(request.url).pathname);
    const note = isOpen ? await notes.match(request) : undefined;
    if (note) used.add(cacheOf(await note.text()));
    else await notes.delete(request);
  }
  for (const name of await caches.keys()) {
    if (buildOf(name) !== undefined && !used.has(name)) await caches.delete(name);
  }
}
