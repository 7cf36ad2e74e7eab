/** Pictures outlive builds: their addresses never change what they show. */
const PICTURES_CACHE = 'oja-pictures';
/** Some 100 posts with their thumbnails and authors: 5 to 15 MB. */
export const PICTURES_MAX = 200;

/** Gives a picture that was seen before, else fetches and keeps it. The one seen first goes when there are too many. */
export async function answerPicture(request: Request, caches: CacheStorage, fetcher: typeof fetch): Promise<Response> {
  const cache = await caches.open(PICTURES_CACHE);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetcher(request);
  // Never a part of one, and no error. Where the device is full, the picture is shown and not kept.
  if (answer.status === 200) await keepPicture(cache, request, answer.clone()).catch(() => undefined);
  return answer;
}

async function keepPicture(cache: Cache, request: Request, picture: Response): Promise<void> {
  await cache.put(request, picture);
  const kept = await cache.keys();
  for (const oldest of kept.slice(0, Math.max(0, kept.length - PICTURES_MAX))) await cache.delete(oldest);
}
