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
  readonly #posts = new Kept<Post>(SHELF_MAX);

  /**
   * @param standing how the database stood when the request came in
   * @param ids in the order in which the posts are wanted; those that are gone are left out
   * @param readAnew reads what is not there
   */
  async read(standing: Standing, ids: readonly string[], readAnew: (ids: readonly string[]) => Promise<Post[]>): Promise<Post[]> {
    const found = new Map<string, Post>();
    for (const id of ids) {
      const post = this.#posts.get(standing, id);
      if (post) found.set(id, post);
    }
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length > 0) {
      for (const post of await readAnew(missing)) {
        found.set(post._id, frozen(post));
        this.#posts.keep(standing, post._id, post);
      }
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  }
}

/** Parts that cannot change are written only once, see answer-serializer.ts. */
function frozen(post: Post): Post {
  for (const part of [post.images, post.pictures, post.replies, post.user]) Object.freeze(part);
  return Object.freeze(post);
}
