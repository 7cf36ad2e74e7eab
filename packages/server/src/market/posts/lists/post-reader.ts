import { dayInLagos, startInLagos } from '@oja/contract/lagos-day';
import { COMMENTS_PREVIEW, POST_COMMENTS, POSTS_PAGE } from '@oja/contract/limits';
import type { Post, PostAnswer } from '@oja/contract/posts';

import { listComments, newestComments, toComment } from './comment-rows.ts';
import type { Database } from '../../../foundation/db/database.ts';
import type { ShownChanges } from '../../../foundation/db/shown-changes.ts';
import { cutPage, readCursor } from '../../../foundation/db/keyset.ts';
import { ApiError } from '../../../foundation/http/api-error.ts';
import type { ImageAddresses } from '../../../foundation/uploads/image-addresses.ts';
import type { BlockViewer, HiddenPeople } from '../../people/hidden-people.ts';
import { listPostsOf, listUnlistedPostsOf } from './list-store.ts';
import { MarksCache, readMarks } from './post-marks.ts';
import { readRows } from './post-rows.ts';
import { addressUntil } from './post-visibility.ts';
import { PostCache } from './post-cache.ts';
import { readPageFacts } from './page-facts.ts';
import { toPost } from './post-wire.ts';

/** An id that no user has: it has no likes and saves. */
const NOBODY = '00000000-0000-7000-8000-000000000000';

/** The reader of posts, and the state of the database that their request found. One object for each request. */
export type PostViewer = BlockViewer;

/** Reads posts as the contract describes them. */
export class PostReader {
  readonly #database: Database;
  readonly #addresses: ImageAddresses;

  readonly #changes: ShownChanges;
  readonly #hidden: HiddenPeople;
  readonly #posts: PostCache;
  readonly #marks: MarksCache;

  /**
   * @param changes keeps the cached posts as new as the database
   * @param hidden the people whose posts and comments a viewer does not see
   */
  constructor(database: Database, addresses: ImageAddresses, changes: ShownChanges, hidden: HiddenPeople) {
    this.#database = database;
    this.#addresses = addresses;
    this.#changes = changes;
    this.#hidden = hidden;
    this.#posts = changes.keepNew(new PostCache());
    this.#marks = changes.keepNew(new MarksCache());
  }

  /**
   * Posts of a list, each with its newest three comments. It takes three queries for any number of posts, and none
   * for cached posts.
   * @param ids in the order of the list; posts that were deleted meanwhile, or that blocks hide, are left out
   */
  async read(viewer: PostViewer, ids: readonly string[]): Promise<Post[]> {
    if (ids.length === 0) return [];
    await this.#changes.catchUp(viewer);
    const viewerId = viewer.id;
    const [posts, marks] = await Promise.all([
      this.#posts.read(ids, (missing) => this.#readFromDatabase(NOBODY, missing)),
      this.#marks.read(viewerId, ids, () => readMarks(this.#database, viewerId, ids)),
    ]);
    const shown = await this.#withoutHidden(viewer, posts);
    return shown.map((post) => {
      const [isLiked, isSaved] = [marks.liked.has(post._id), marks.saved.has(post._id)];
      // The cached object itself, because it is serialized already.
      return isLiked || isSaved
        ? { ...post, likes: isLiked ? [viewerId] : [], saves: isSaved ? [viewerId] : [] }
        : post;
    });
  }

  /**
   * The posts without what blocks hide from the viewer. The cached posts are the same for everybody. Below their own
   * posts, people see all comments: others see them as well, and only the owner can remove them.
   */
  async #withoutHidden(viewer: PostViewer, posts: readonly Post[]): Promise<readonly Post[]> {
    const hidden = await this.#hidden.hiddenFrom(viewer);
    if (hidden.size === 0) return posts;
    const shown = posts.filter(({ user }) => !hidden.has(user._id));
    const commented = shown.filter(
      ({ user, replies }) => user._id !== viewer.id && replies.some(({ userId }) => hidden.has(userId._id)),
    );
    const ids = commented.map(({ _id }) => _id);
    const comments = await newestComments(this.#database, ids, COMMENTS_PREVIEW, viewer.id);
    const changed = new Set(commented);
    return shown.map((post) =>
      changed.has(post)
        ? { ...post, replies: (comments.get(post._id) ?? []).map((row) => toComment(row, this.#addresses)) }
        : post,
    );
  }

  async #readFromDatabase(viewerId: string, ids: readonly string[]): Promise<Post[]> {
    const rows = await readRows(this.#database, viewerId, ids);
    const commented = rows.filter((row) => row.replies_count > 0).map((row) => row.id);
    const comments = await newestComments(this.#database, commented, COMMENTS_PREVIEW);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      return row
        ? [
            toPost(
              row,
              this.#addresses,
              (comments.get(id) ?? []).map((comment) => toComment(comment, this.#addresses)),
            ),
          ]
        : [];
    });
  }

  /**
   * A page of one person's posts, newest first, including running adverts; or of the sold or paused ones.
   * @param cursor cursor of the previous page; none for the first page
   */
  async readPageOf(
    viewer: PostViewer,
    userId: string,
    { status, cursor }: { status?: 'sold' | 'paused' | undefined; cursor?: string | undefined },
    now: number,
  ): Promise<{ posts: Post[]; nextCursor: string | null }> {
    const { queries } = this.#database;
    const part = { now, after: readCursor(cursor), limit: POSTS_PAGE + 1 };
    const found = await (status
      ? listUnlistedPostsOf(queries, userId, status, part)
      : listPostsOf(queries, userId, part));
    const { page, nextCursor } = cutPage(found, POSTS_PAGE);
    return {
      posts: await this.read(
        viewer,
        page.map(({ id }) => id),
      ),
      nextCursor,
    };
  }

  /**
   * One post with its comments. Only its owner can read a hidden post, such as an advert that is not paid for. A post
   * of a person whom a block hides is not found.
   * @returns the post, and what its own page shows besides
   * @throws ApiError `post_not_found`
   */
  async readOne(
    viewer: PostViewer,
    id: string,
    now: number,
  ): Promise<{ post: Post } & Omit<PostAnswer['data'], 'posts'>> {
    const { queries } = this.#database;
    const [[row], hidden] = await Promise.all([
      readRows(this.#database, viewer.id, [id]),
      this.#hidden.hiddenFrom(viewer),
    ]);
    if (!row || (addressUntil(row) <= now && row.user_id !== viewer.id) || hidden.has(row.user_id))
      throw new ApiError('post_not_found');
    const hiddenFrom = hidden.size > 0 && row.user_id !== viewer.id ? viewer.id : undefined;
    const [comments, facts] = await Promise.all([
      listComments(queries, id, { limit: POST_COMMENTS + 1, hiddenFrom }),
      readPageFacts(queries, {
        postId: id,
        authorId: row.user_id,
        viewerId: viewer.id,
        dayStart: startInLagos(dayInLagos(now)),
      }),
    ]);
    const { page, nextCursor } = cutPage(comments, POST_COMMENTS);
    return {
      post: toPost(
        row,
        this.#addresses,
        page.map((comment) => toComment(comment, this.#addresses)),
      ),
      repliesCursor: nextCursor,
      ...facts,
    };
  }
}
