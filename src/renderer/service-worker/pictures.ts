/** Pictures outlive builds: the content of an address never changes. */
const PICTURES_CACHE = 'oja-pictures';
/** About 100 posts with their thumbnails and authors: 5 to 15 MB. */
export const PICTURES_MAX = 200;

/** Returns a stored picture, else fetches and stores it. When there are too many, the oldest is removed. */
export async function answerPicture(request: Request, caches: CacheStorage, fetcher: typeof fetch): Promise<Response> {
  const cache = await caches.open(PICTURES_CACHE);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetcher(request);
  // Never stores a partial answer or an error. If the device is full, the picture is shown and not stored.
  if (answer.status === 200) await storePicture(cache, request, answer.clone()).catch(() => undefined);
  return answer;
}

async function storePicture(cache: Cache, request: Request, picture: Response): Promise<void> {
  await cache.put(request, picture);
  const kept = await cache.keys();
  for (const oldest of kept.slice(0, Math.max(0, kept.length - PICTURES_MAX))) await cache.delete(oldest);
}
