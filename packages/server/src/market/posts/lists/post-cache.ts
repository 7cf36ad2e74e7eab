import type { Post } from '@oja/contract/posts';

import { SharedReads } from '../../../foundation/db/shared-reads.ts';
import type { ShownCache } from '../../../foundation/db/shown-changes.ts';

/** The most posts in the cache: some megabytes. */
const POSTS_MAX = 1000;

const NONE: Promise<ReadonlyMap<string, Post>> = Promise.resolve(new Map());

/**
 * Caches posts without a viewer's likes and saves, ready for the wire, because pages of the feed ask for the same dozen
 * posts repeatedly.
 */
export class PostCache implements ShownCache {
  /** By post id: the finished or running read that the post is part of. */
  readonly #readings = new SharedReads<ReadonlyMap<string, Post>>(POSTS_MAX);

  /**
   * @param ids in the wanted order of the posts; deleted posts are left out
   * @param readPosts reads the posts that are neither cached nor being read for another request
   */
  async read(ids: readonly string[], readPosts: (ids: readonly string[]) => Promise<Post[]>): Promise<Post[]> {
    const missing = ids.filter((id) => !this.#readings.get(id));
    const reading = missing.length > 0 ? readPosts(missing).then(byId) : NONE;
    // Each post is taken from its own reading: that of another post may hold an earlier state of it.
    const readings = ids.map((id) => this.#readings.get(id) ?? reading);
    for (const id of missing) this.#readings.set(id, reading);
    const found = await Promise.all(readings).catch(async (error: unknown) => {
      if (missing.length === ids.length) throw error;
      // The failed read began before this request, so its cause may be gone: read all posts again.
      const all = byId(await readPosts(ids));
      return ids.map(() => all);
    });
    return ids.flatMap((id, index) => found[index]?.get(id) ?? []);
  }

  forget(subjects: ReadonlySet<string>): void {
    for (const subject of subjects) this.#readings.delete(subject);
  }

  forgetAll(): void {
    this.#readings.clear();
  }
}

function byId(posts: readonly Post[]): ReadonlyMap<string, Post> {
  return new Map(posts.map((post) => [post._id, frozen(post)]));
}

/** Freezes the parts that cannot change. They are serialized only once, see answer-serializer.ts. */
function frozen(post: Post): Post {
  for (const part of [post.images, post.pictures, post.replies, post.user]) Object.freeze(part);
  return Object.freeze(post);
}
