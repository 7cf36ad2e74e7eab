import type { Post } from '@oja/contract/posts';

import { SnapshotCache, type SnapshotVersion } from '../../../foundation/db/snapshot-cache.ts';

/** The most posts in the cache: some megabytes. */
const POSTS_MAX = 1000;

/**
 * Caches posts without a viewer's likes and saves, ready for the wire, for one version of the database, because pages
 * of the feed ask for the same dozen posts repeatedly. A cached post is never older than the database.
 */
export class PostCache {
  /** By post id: the finished or running read that the post is part of. */
  readonly #readings = new SnapshotCache<Reading>(POSTS_MAX);

  /**
   * @param snapshotVersion version of the database when the request arrived
   * @param ids in the wanted order of the posts; deleted posts are left out
   * @param readPosts reads the posts that are neither cached nor being read for another request
   */
  async read(
    snapshotVersion: SnapshotVersion,
    ids: readonly string[],
    readPosts: (ids: readonly string[]) => Promise<Post[]>,
  ): Promise<Post[]> {
    const readings = new Set<Reading>();
    const missing: string[] = [];
    for (const id of ids) {
      const reading = this.#readings.get(snapshotVersion, id);
      if (reading) readings.add(reading);
      else missing.push(id);
    }
    if (missing.length > 0) {
      const reading = readPosts(missing).then(byId);
      for (const id of missing) this.#readings.set(snapshotVersion, id, reading);
      reading.catch(() => {
        for (const id of missing) this.#readings.delete(id, reading);
      });
      readings.add(reading);
    }
    const found = await Promise.all(readings).catch(async (error: unknown) => {
      if (missing.length === ids.length) throw error;
      // The failed read began before this request, so its cause may be gone: read all posts again.
      return [byId(await readPosts(ids))];
    });
    return ids.flatMap((id) => found.find((posts) => posts.has(id))?.get(id) ?? []);
  }
}

type Reading = Promise<ReadonlyMap<string, Post>>;

function byId(posts: readonly Post[]): ReadonlyMap<string, Post> {
  return new Map(posts.map((post) => [post._id, frozen(post)]));
}

/** Freezes the parts that cannot change. They are serialized only once, see answer-serializer.ts. */
function frozen(post: Post): Post {
  for (const part of [post.images, post.pictures, post.replies, post.user]) Object.freeze(part);
  return Object.freeze(post);
}
