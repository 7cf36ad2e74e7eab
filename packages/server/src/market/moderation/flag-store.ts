import type { FlagCounts, FlagInput } from '@oja/contract/flags';
import { sql } from 'kysely';

import type { Queries } from '../../foundation/db/database.ts';
import { type Place, isAfter } from '../../foundation/db/keyset.ts';
import { newId } from '../../foundation/db/new-id.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { findBlock } from '../people/find-blocks.ts';
import { isNotDeleted } from '../people/is-not-deleted.ts';
import { lockVisiblePost } from '../posts/lock-post.ts';
import { openReviewFlags, openReviewFlagsOf, withReviewReporters } from './review-flag-store.ts';

/** Neither the reporter nor the author of the post has deleted their account. */
const isOpen = sql<boolean>`${isNotDeleted('flags.reporter_id')} and exists (
  select 1 from posts where posts.id = flags.post_id and ${isNotDeleted('posts.user_id')}
)`;

/**
 * Stores a report of a post, with the current title of the post.
 * @param reporter product §6: anybody but the author, and admins
 * @returns the report with its reporter
 * @throws ApiError `post_not_found`, also across a block, except for admins; `forbidden` for the reporter's own post;
 * `already_flagged` while the reporter's first report is open
 */
export async function addFlag(
  transaction: Queries,
  reporter: { id: string; isAdmin: boolean },
  flag: FlagInput,
  now: number,
): Promise<FlagRow> {
  const post = await lockVisiblePost(transaction, flag.postId, reporter.id, now);
  if (post.user_id === reporter.id && !reporter.isAdmin) throw new ApiError('forbidden');
  if (!reporter.isAdmin && (await findBlock(transaction, reporter.id, post.user_id)) !== 'none')
    throw new ApiError('post_not_found');
  const id = newId();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('flags')
    .values({
      id,
      post_id: post.id,
      reporter_id: reporter.id,
      post_title: post.title,
      reason: flag.flagReason,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['post_id', 'reporter_id']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw new ApiError('already_flagged');
  return withReporters(transaction).where('flags.id', '=', id).executeTakeFirstOrThrow();
}

function withReporters(queries: Queries) {
  return queries
    .selectFrom('flags')
    .innerJoin('users', 'users.id', 'flags.reporter_id')
    .where(isOpen)
    .select([
      'flags.id',
      'flags.post_id',
      'flags.post_title',
      'flags.reason',
      'flags.created_at',
      'flags.reporter_id',
      'users.name',
      'users.user_name',
      'users.profile_image',
      'users.is_verified_vendor',
    ]);
}

/** An open report of a post, or of a review of a deal about it, with its reporter. */
export type FlagRow = Awaited<ReturnType<ReturnType<typeof withReporters>['execute']>>[number] & {
  review_id?: string | undefined;
};

/** The open ones among these reports of posts and reviews, by id. */
export async function findFlags(queries: Queries, ids: readonly string[]): Promise<Map<string, FlagRow>> {
  if (ids.length === 0) return new Map();
  const ofPosts = await withReporters(queries).where('flags.id', 'in', ids).execute();
  const ofReviews = await withReviewReporters(queries).where('review_flags.id', 'in', ids).execute();
  return new Map([...ofPosts, ...ofReviews].map((row) => [row.id, row]));
}

/** The open reports of a person's posts, of reviews by and about this person, and by this person. */
export async function findFlagsOf(queries: Queries, userId: string): Promise<FlagRow[]> {
  const ofPosts = await withReporters(queries)
    .innerJoin('posts', 'posts.id', 'flags.post_id')
    .where((where) => where.or([where('posts.user_id', '=', userId), where('flags.reporter_id', '=', userId)]))
    .orderBy('flags.id')
    .execute();
  return [...ofPosts, ...(await openReviewFlagsOf(queries, userId).orderBy('review_flags.id').execute())];
}

/** An open report in the list. */
export type ListedFlagRow = Awaited<ReturnType<typeof listFlags>>[number];

/** One page of the open reports, newest first. */
export function listFlags(queries: Queries, part: { after: Place | undefined; limit: number }) {
  let query = withReporters(queries).select(
    sql<number>`(select count(*) from flags as others where others.post_id = flags.post_id and ${isNotDeleted('others.reporter_id')})`.as(
      'post_flags_count',
    ),
  );
  if (part.after) query = query.where(isAfter('flags', part.after));
  return query.orderBy('flags.created_at', 'desc').orderBy('flags.id', 'desc').limit(part.limit).execute();
}

/** The number of open reports, and of posts and reviews with open reports. */
export async function countFlags(queries: Queries): Promise<FlagCounts> {
  const posts = await queries
    .selectFrom('flags')
    .select(({ fn }) => [fn.countAll<number>().as('flags'), fn.count<number>('post_id').distinct().as('reported')])
    .where(isOpen)
    .executeTakeFirstOrThrow();
  const reviews = await openReviewFlags(queries)
    .select(({ fn }) => [fn.countAll<number>().as('flags'), fn.count<number>('review_id').distinct().as('reported')])
    .executeTakeFirstOrThrow();
  return { total: posts.flags + reviews.flags, postsTotal: posts.reported + reviews.reported };
}

/**
 * Ends a report; the post stays.
 * @returns the post and the reporter, for the log
 * @throws ApiError `flag_not_found`
 */
export async function dismissFlag(queries: Queries, id: string): Promise<{ post_id: string; reporter_id: string }> {
  const flag = await queries
    .deleteFrom('flags')
    .where('id', '=', id)
    .where(isOpen)
    .returning(['post_id', 'reporter_id'])
    .executeTakeFirst();
  if (!flag) throw new ApiError('flag_not_found');
  return flag;
}
