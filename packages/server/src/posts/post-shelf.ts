import type { Post } from '@oja/contract/posts';

import type { WriteWatch } from '../db/write-watch.ts';

/** Posts kept at most: some megabytes. */
const SHELF_MAX = 1000;

/**
 * Keeps posts as nobody in particular sees them, ready for the wire, until anything is written that they are made of:
 * a page of the feed asks for the same dozen over and over. Nothing on it is ever older than what the database holds.
 */
export class PostShelf {
  readonly #watch: WriteWatch;
  readonly #posts = new Map<string, Post>();
  #count = -1;

  constructor(watch: WriteWatch) {
    this.#watch = watch;
  }

  /**
   * @param ids in the order in which the posts are wanted; those that are gone are left out
   * @param readAnew reads what is not there
   */
  async read(ids: readonly string[], readAnew: (ids: readonly string[]) => Promise<Post[]>): Promise<Post[]> {
    const { count } = this.#watch;
    if (count !== this.#count || this.#posts.size > SHELF_MAX) this.#posts.clear();
    this.#count = count;
    const found = new Map(ids.flatMap((id) => this.#posts.get(id) ?? []).map((post) => [post._id, post]));
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length > 0) {
      for (const post of await readAnew(missing)) found.set(post._id, frozen(post));
      // What was written while they were read may be in them or not.
      if (this.#watch.count === count) for (const id of missing) this.#keep(found.get(id));
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  #keep(post: Post | undefined): void {
    if (post) this.#posts.set(post._id, post);
  }
}

/** Parts that cannot change are written only once, see answer-serializer.ts. */
function frozen(post: Post): Post {
  for (const part of [post.images, post.pictures, post.replies, post.user]) Object.freeze(part);
  return Object.freeze(post);
}
