import type { ReviewFlag } from '@oja/contract/review-flags';
import { sql } from 'kysely';

import type { Queries } from '../../foundation/db/database.ts';
import { type Place, isAfter } from '../../foundation/db/keyset.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { isNotDeleted } from '../people/is-not-deleted.ts';

/** The review was not taken back, and none of the three people has deleted their account. */
const isOpen = sql<boolean>`(
  reviews.taken_back_at is null and ${isNotDeleted('review_flags.reporter_id')}
  and ${isNotDeleted('reviews.author_id')} and ${isNotDeleted('reviews.subject_id')}
)`;

/** The open reports of reviews, with the reviews. */
export const openReviewFlags = (queries: Queries) =>
  queries.selectFrom('review_flags').innerJoin('reviews', 'reviews.id', 'review_flags.review_id').where(isOpen);

/** The open reports with their reporters and the posts of their deals. */
export const withReviewReporters = (queries: Queries) =>
  openReviewFlags(queries)
    .innerJoin('deals', 'deals.id', 'reviews.deal_id')
    .innerJoin('users', 'users.id', 'review_flags.reporter_id')
    .select([
      'review_flags.id',
      'review_flags.review_id',
      'review_flags.reason',
      'review_flags.created_at',
      'review_flags.reporter_id',
      'deals.post_id',
      'deals.title as post_title',
      'users.name',
      'users.user_name',
      'users.profile_image',
      'users.is_verified_vendor',
    ]);

/** The open reports that end with a person's account: by this person, and of reviews by and about them. */
export const openReviewFlagsOf = (queries: Queries, userId: string) =>
  withReviewReporters(queries).where((where) =>
    where.or([
      where('review_flags.reporter_id', '=', userId),
      where('reviews.author_id', '=', userId),
      where('reviews.subject_id', '=', userId),
    ]),
  );

/** What the two people of the deal share, decision 079: a device, or the network of their sessions. */
const shared = sql<NonNullable<ReviewFlag['shared']> | null>`case
  when exists (
    select 1 from known_devices as device join known_devices as other on other.token_hash = device.token_hash
    where device.user_id = reviews.author_id and other.user_id = reviews.subject_id
  ) then 'device'
  when exists (
    select 1 from sessions as session join sessions as other on other.place = session.place
    where session.user_id = reviews.author_id and other.user_id = reviews.subject_id and session.place <> ''
  ) then 'network' end`;

/** An open report of a review in the list. */
export type ListedReviewFlagRow = Awaited<ReturnType<typeof listReviewFlags>>[number];

/** One page of the open reports of reviews, newest first. */
export function listReviewFlags(queries: Queries, part: { after: Place | undefined; limit: number }) {
  let query = withReviewReporters(queries)
    .innerJoin('users as subjects', 'subjects.id', 'reviews.subject_id')
    .select(['subjects.id as subject_id', 'subjects.user_name as subject_name', shared.as('shared')]);
  if (part.after) query = query.where(isAfter('review_flags', part.after));
  return query
    .orderBy('review_flags.created_at', 'desc')
    .orderBy('review_flags.id', 'desc')
    .limit(part.limit)
    .execute();
}

/**
 * Ends a report; the review stays.
 * @returns the review and the reporter, for the log
 * @throws ApiError `flag_not_found`
 */
export async function dismissReviewFlag(
  transaction: Queries,
  id: string,
): Promise<{ review_id: string; reporter_id: string }> {
  const open = await openReviewFlags(transaction)
    .select('review_flags.id')
    .where('review_flags.id', '=', id)
    .executeTakeFirst();
  const ended =
    open &&
    (await transaction
      .deleteFrom('review_flags')
      .where('id', '=', open.id)
      .returning(['review_id', 'reporter_id'])
      .executeTakeFirst());
  if (!ended) throw new ApiError('flag_not_found');
  return ended;
}

/** Ends the reports of a review that is taken back or removed. @returns their ids */
export async function endReviewFlags(transaction: Queries, reviewId: string): Promise<string[]> {
  const ended = await transaction
    .deleteFrom('review_flags')
    .where('review_id', '=', reviewId)
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}
