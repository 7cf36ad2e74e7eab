import type { Post } from '@oja/contract/posts';

import { Kept } from '../db/kept.ts';
import type { Standing } from '../db/standing.ts';

/** Posts kept at most: some megabytes. */
const SHELF_MAX = 1000;

/**
 * Keeps posts as nobody in particular sees them, ready for the wire, while the database stands as it did when they were
 * read: a page of the feed asks for the same dozen over and over. Nothing on it is ever older than what the database holds.
 */
export class PostShelf {
  /** By id, the reading that a post was or is part of. */
  readonly #readings = new Kept<Reading>(SHELF_MAX);

  /**
   * @param standing how the database stood when the request came in
   * @param ids in the order in which the posts are wanted; those that are gone are left out
   * @param readAnew reads what is neither there nor being read for somebody else
   */
  async read(standing: Standing, ids: readonly string[], readAnew: (ids: readonly string[]) => Promise<Post[]>): Promise<Post[]> {
    const readings = new Set<Reading>();
    const missing: string[] = [];
    for (const id of ids) {
      const reading = this.#readings.get(standing, id);
      if (reading) readings.add(reading);
      else missing.push(id);
    }
    if (missing.length > 0) {
      const reading = readAnew(missing).then(byId);
      for (const id of missing) this.#readings.keep(standing, id, reading);
      reading.catch(() => {
        for (const id of missing) this.#readings.drop(id, reading);
      });
      readings.add(reading);
    }
    const found = await Promise.all(readings).catch(async (error: unknown) => {
      if (missing.length === ids.length) throw error;
      // What broke a reading that was joined was before this one's time.
      return [byId(await readAnew(ids))];
    });
    return ids.flatMap((id) => found.find((posts) => posts.has(id))?.get(id) ?? []);
  }
}

type Reading = Promise<ReadonlyMap<string, Post>>;

function byId(posts: readonly Post[]): ReadonlyMap<string, Post> {
  return new Map(posts.map((post) => [post._id, frozen(post)]));
}

/** Parts that cannot change are written only once, see answer-serializer.ts. */
function frozen(post: Post): Post {
  for (const part of [post.images, post.pictures, post.replies, post.user]) Object.freeze(part);
  return Object.freeze(post);
}
