import type { Queries } from '../../foundation/db/database.ts';
import type { FlagEvent } from './record-flag-events.ts';
import { openReviewFlagsOf } from './review-flag-store.ts';

/** The events for admins about the deletion of a post. Call it before the deletion. */
export async function flagEventsOfPost(transaction: Queries, postId: string): Promise<FlagEvent[]> {
  const flag = await transaction
    .selectFrom('flags')
    .select('id')
    .where('post_id', '=', postId)
    .limit(1)
    .executeTakeFirst();
  return flag ? [{ name: 'flaggedPostDeleted', postId }] : [];
}

/**
 * The events for admins about the deletion of an account with its posts, the reviews by and about it, and its reports
 * of others. Call it before the deletion.
 */
export async function flagEventsOfAccount(transaction: Queries, userId: string): Promise<FlagEvent[]> {
  const ending = await transaction
    .selectFrom('flags')
    .innerJoin('posts', 'posts.id', 'flags.post_id')
    .select(['flags.id', 'flags.post_id', 'posts.user_id as author_id'])
    .where((where) => where.or([where('posts.user_id', '=', userId), where('flags.reporter_id', '=', userId)]))
    .execute();
  const ofReviews = await openReviewFlagsOf(transaction, userId).execute();
  const postIds = new Set(ending.filter((flag) => flag.author_id === userId).map((flag) => flag.post_id));
  return [
    ...Array.from(postIds, (postId): FlagEvent => ({ name: 'flaggedPostDeleted', postId })),
    ...[...ending.filter((flag) => flag.author_id !== userId), ...ofReviews].map(({ id }): FlagEvent => ({
      name: 'flagEnded',
      flagId: id,
    })),
  ];
}
