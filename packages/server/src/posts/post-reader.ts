import { COMMENTS_PREVIEW, POST_COMMENTS, POSTS_PAGE } from '@oja/contract/limits';
import type { Post } from '@oja/contract/posts';

import { listComments, newestComments, toComment } from '../comments/comment-rows.ts';
import type { Viewer } from '../auth/session-store.ts';
import type { Database } from '../db/database.ts';
import { Kept } from '../db/kept.ts';
import { cutPage, readCursor } from '../db/keyset.ts';
import { Refusal } from '../http/refusal.ts';
import type { ImageAddresses } from '../uploads/image-addresses.ts';
import { listPostsOf } from './list-store.ts';
import { type Marks, readMarks } from './post-marks.ts';
import { readRows } from './post-rows.ts';
import { PostShelf } from './post-shelf.ts';
import { toPost } from './post-wire.ts';

/** Nobody's id: likes and saves nothing. */
const NOBODY = '00000000-0000-7000-8000-000000000000';

/** Readers' likes and saves that are kept at most, each of a page. */
const MARKS_MAX = 2000;

/** Reads posts as the wire has them. */
export class PostReader {
  readonly #database: Database;
  readonly #addresses: ImageAddresses;

  readonly #shelf = new PostShelf();
  readonly #keptMarks = Kept.reading<Marks>(MARKS_MAX);

  constructor(database: Database, addresses: ImageAddresses) {
    this.#database = database;
    this.#addresses = addresses;
  }

  /**
   * Posts of a list, each with its newest three comments: three queries, however many they are, and none for what is
   * kept.
   * @param ids in the order of the list; one that is gone meanwhile is left out
   */
  async read({ id: viewerId, standing }: Pick<Viewer, 'id' | 'standing'>, ids: readonly string[]): Promise<Post[]> {
    if (ids.length === 0) return [];
    const [posts, marks] = await Promise.all([
      this.#shelf.read(standing, ids, (missing) => this.#readAnew(NOBODY, missing)),
      this.#keptMarks(standing, [viewerId, ...ids].join(), () => readMarks(this.#database, viewerId, ids)),
    ]);
    return posts.map((post) => {
      const [isLiked, isSaved] = [marks.liked.has(post._id), marks.saved.has(post._id)];
      // As it is on the shelf, it is written already.
      return isLiked || isSaved ? { ...post, likes: isLiked ? [viewerId] : [], saves: isSaved ? [viewerId] : [] } : post;
    });
  }

  async #readAnew(viewerId: string, ids: readonly string[]): Promise<Post[]> {
    const rows = await readRows(this.#database, viewerId, ids);
    const commented = rows.filter((row) => row.replies_count > 0).map((row) => row.id);
    const comments = await newestComments(this.#database, commented, COMMENTS_PREVIEW);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [toPost(row, this.#addresses, (comments.get(id) ?? []).map((comment) => toComment(comment, this.#addresses)))] : [];
    });
  }

  /**
   * A page of one person's posts, newest first, running adverts among them.
   * @param cursor of the page before; none for the first page
   */
  async readPageOf(viewer: Viewer, userId: string, cursor: string | undefined, now: number): Promise<{ posts: Post[]; nextCursor: string | null }> {
    const found = await listPostsOf(this.#database.queries, userId, { now, after: readCursor(cursor), limit: POSTS_PAGE + 1 });
    const { page, nextCursor } = cutPage(found, POSTS_PAGE);
    return { posts: await this.read(viewer, page.map(({ id }) => id)), nextCursor };
  }

  /**
   * One post with its comments. A hidden one, such as an advert that is not paid for, is there for its owner alone.
   * @returns the cursor leads to the comments that are not in it
   * @throws Refusal `post_not_found`
   */
  async readOne(viewerId: string, id: string, now: number): Promise<{ post: Post; repliesCursor: string | null }> {
    const { queries } = this.#database;
    const [row] = await readRows(this.#database, viewerId, [id]);
    if (!row || (row.shown_until <= now && row.user_id !== viewerId)) throw new Refusal('post_not_found');
    const { page, nextCursor } = cutPage(await listComments(queries, id, { limit: POST_COMMENTS + 1 }), POST_COMMENTS);
    return { post: toPost(row, this.#addresses, page.map((comment) => toComment(comment, this.#addresses))), repliesCursor: nextCursor };
  }
}
