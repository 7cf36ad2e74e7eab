import type { Post } from '@oja/contract/posts';

import { SharedReads } from '../../../foundation/db/shared-reads.ts';
import type { ShownCache } from '../../../foundation/db/shown-changes.ts';

/** The most posts in the cache: some megabytes. */
const POSTS_MAX = 1000;

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
    const readings = new Set<Promise<ReadonlyMap<string, Post>>>();
    const missing: string[] = [];
    for (const id of ids) {
      const reading = this.#readings.get(id);
      if (reading) readings.add(reading);
      else missing.push(id);
    }
    if (missing.length > 0) {
      const reading = readPosts(missing).then(byId);
      for (const id of missing) this.#readings.set(id, reading);
      readings.add(reading);
    }
    const found = await Promise.all(readings).catch(async (error: unknown) => {
      if (missing.length === ids.length) throw error;
      // The failed read began before this request, so its cause may be gone: read all posts again.
      return [byId(await readPosts(ids))];
    });
    return ids.flatMap((id) => found.find((posts) => posts.has(id))?.get(id) ?? []);
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
