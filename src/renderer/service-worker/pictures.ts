/** Pictures outlive builds: the content of an address never changes. */
const PICTURES_CACHE = 'oja-pictures';
/** About 100 posts: 5 to 15 MB. */
export const PICTURES_MAX = 200;
/**
 * Avatars and other small pictures have a cache of their own, so that a scrolled feed does not push them out: people
 * are recognised by them without a connection.
 */
const SMALL_CACHE = 'oja-small-pictures';
const SMALL_MAX = 300;
/** The size of a small picture at most, in bytes: all of them take at most 5 MB. */
const SMALL_BYTES = 16_000;

/**
 * Returns a stored picture, else fetches and stores it. When there are too many, the oldest is removed. A size that the
 * server has not made yet is not stored: it answers with the full picture, for a minute.
 */
export async function answerPicture(request: Request, caches: CacheStorage, fetcher: typeof fetch): Promise<Response> {
  const [small, large] = await Promise.all([caches.open(SMALL_CACHE), caches.open(PICTURES_CACHE)]);
  const stored =
    (await small.match(request, { ignoreVary: true })) ?? (await large.match(request, { ignoreVary: true }));
  if (stored) return stored;
  const answer = await fetcher(request);
  const isFinal = answer.headers.get('cache-control')?.includes('immutable') ?? false;
  // Never stores a partial answer or an error. If the device is full, the picture is shown and not stored.
  if (answer.status === 200 && isFinal) {
    const isSmall = Number(answer.headers.get('content-length') ?? Infinity) <= SMALL_BYTES;
    const storing = isSmall
      ? storePicture(small, SMALL_MAX, request, answer.clone())
      : storePicture(large, PICTURES_MAX, request, answer.clone());
    await storing.catch(() => undefined);
  }
  return answer;
}

async function storePicture(cache: Cache, max: number, request: Request, picture: Response): Promise<void> {
  await cache.put(request, picture);
  const stored = await cache.keys();
  for (const oldest of stored.slice(0, Math.max(0, stored.length - max))) await cache.delete(oldest);
}
