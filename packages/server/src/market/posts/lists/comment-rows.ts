import type { Comment } from '@oja/contract/comments';
import { type RawBuilder, sql } from 'kysely';

import type { Database, DatabaseKind, Queries } from '../../../foundation/db/database.ts';
import { type Place, isAfter } from '../../../foundation/db/keyset.ts';
import { prepareStatement } from '../../../foundation/db/prepared-query.ts';
import type { ImageAddresses } from '../../../foundation/uploads/image-addresses.ts';
import { isNotHidden } from '../../people/hidden-people.ts';
import { isNotDeleted } from '../../people/is-not-deleted.ts';
import { toAuthor } from '../../people/user-wire.ts';
import { toTimestamp } from '../../../foundation/text/timestamp.ts';

/** A comment with its author. */
export interface CommentRow {
  id: string;
  post_id: string;
  text: string;
  created_at: number;
  edited_at: number | null;
  user_id: string;
  author_name: string;
  author_user_name: string;
  author_profile_image: string | null;
  author_is_verified_vendor: number;
}

/** A comment as the contract describes it. */
export function toComment(row: CommentRow, addresses: ImageAddresses): Comment {
  return {
    _id: row.id,
    text: row.text,
    createdAt: toTimestamp(row.created_at),
    editedAt: row.edited_at === null ? null : toTimestamp(row.edited_at),
    userId: toAuthor(
      {
        id: row.user_id,
        name: row.author_name,
        user_name: row.author_user_name,
        profile_image: row.author_profile_image,
        is_verified_vendor: row.author_is_verified_vendor,
      },
      addresses,
    ),
  };
}

const COLUMNS = sql`comments.id, comments.post_id, comments.text, comments.created_at, comments.edited_at, comments.user_id,
  users.name as author_name, users.user_name as author_user_name, users.profile_image as author_profile_image,
  users.is_verified_vendor as author_is_verified_vendor`;

/**
 * The newest comments of many posts, newest first. One query that reads no more rows than it returns.
 * @param each the number of comments of each post
 * @param hiddenFrom leaves out the comments that blocks hide from this viewer
 */
export async function newestComments(
  { queries }: Database,
  postIds: readonly string[],
  each: number,
  hiddenFrom?: string,
): Promise<Map<string, CommentRow[]>> {
  if (postIds.length === 0) return new Map();
  const wanted = postIds.map((id) => ({ id }));
  const rows =
    hiddenFrom === undefined
      ? await findNewest(queries, { wanted, each })
      : await findNewestShown(queries, { wanted, each, viewerId: hiddenFrom });
  return Map.groupBy(rows, (row) => row.post_id);
}

/**
 * Each database has its own syntax for a subquery per post.
 * @param isShown condition of a comment
 */
const NEWEST_OF_EACH: Record<
  DatabaseKind,
  (each: RawBuilder<number>, isShown: RawBuilder<boolean>) => RawBuilder<unknown>
> = {
  postgres: (each, isShown) => sql`
    cross join lateral (
      select * from comments where comments.post_id = wanted.id and ${isShown}
      order by comments.created_at desc, comments.id desc limit ${each}
    ) as comments`,
  sqlite: (each, isShown) => sql`
    cross join comments on comments.id in (
      select id from comments where post_id = wanted.id and ${isShown} order by created_at desc, id desc limit ${each}
    )`,
};

interface Newest {
  wanted: readonly { id: string }[];
  each: number;
}

const findNewest = prepareStatement<Newest, CommentRow>(
  ({ kind, slot, rows }) => sql`
    select ${COLUMNS} from ${rows('wanted', { id: 'id' })} ${NEWEST_OF_EACH[kind](slot('each'), isNotDeleted('comments.user_id'))}
    join users on users.id = comments.user_id
    order by comments.created_at desc, comments.id desc`,
);

const findNewestShown = prepareStatement<Newest & { viewerId: string }, CommentRow>(
  ({ kind, slot, rows }) => sql`
    select ${COLUMNS} from ${rows('wanted', { id: 'id' })}
    ${NEWEST_OF_EACH[kind](
      slot('each'),
      sql`${isNotDeleted('comments.user_id')} and ${isNotHidden(slot('viewerId'), 'comments.user_id')}`,
    )}
    join users on users.id = comments.user_id
    order by comments.created_at desc, comments.id desc`,
);

/**
 * One page of a post's comments, newest first, without those of deleted accounts and those that blocks hide from
 * `hiddenFrom`. Nothing is hidden from the post's owner, who may remove any comment.
 */
export async function listComments(
  queries: Queries,
  postId: string,
  part: { after?: Place | undefined; limit: number; hiddenFrom?: string | undefined },
): Promise<CommentRow[]> {
  let query = commentsWithAuthors(queries).where('comments.post_id', '=', postId).where('users.deleted_at', 'is', null);
  if (part.after) query = query.where(isAfter('comments', part.after));
  if (part.hiddenFrom !== undefined) query = query.where(isNotHidden(part.hiddenFrom, 'comments.user_id'));
  return query.orderBy('comments.created_at', 'desc').orderBy('comments.id', 'desc').limit(part.limit).execute();
}

/** Reads a comment that is known to exist. */
export function readComment(queries: Queries, id: string): Promise<CommentRow> {
  return commentsWithAuthors(queries).where('comments.id', '=', id).executeTakeFirstOrThrow();
}

function commentsWithAuthors(queries: Queries) {
  return queries
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.user_id')
    .select([
      'comments.id',
      'comments.post_id',
      'comments.text',
      'comments.created_at',
      'comments.edited_at',
      'comments.user_id',
      'users.name as author_name',
      'users.user_name as author_user_name',
      'users.profile_image as author_profile_image',
      'users.is_verified_vendor as author_is_verified_vendor',
    ]);
}
