import type { ReviewFlagInput } from '@oja/contract/review-flags';

import type { Queries } from '../../foundation/db/database.ts';
import { newId } from '../../foundation/db/new-id.ts';
import type { Push } from '../../foundation/events/event-publisher.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { type FlagRow, findFlags } from '../moderation/flag-store.ts';
import { recordFlagEvents } from '../moderation/record-flag-events.ts';
import { endReviewFlags } from '../moderation/review-flag-store.ts';
import { findBlocks } from '../people/find-blocks.ts';
import { findReview } from './review-store.ts';

/**
 * Stores a report of a review that the reporter can read, decision 079.
 * @returns the report with its reporter
 * @throws ApiError `review_not_found`, also for a review that is not visible yet or, except for admins, across a block;
 *   `forbidden` for the reporter's own; `review_already_flagged` while the reporter's first report is open
 */
export async function reportReview(
  transaction: Queries,
  reporter: { id: string; isAdmin: boolean },
  { reviewId, flagReason }: ReviewFlagInput,
  now: number,
): Promise<FlagRow> {
  const review = await findReview(transaction, reviewId, now);
  if (!review) throw new ApiError('review_not_found');
  if (review.author_id === reporter.id) throw new ApiError('forbidden');
  const people = [review.author_id, review.subject_id].map((id) => [reporter.id, id] as const);
  const blocks = reporter.isAdmin ? [] : await findBlocks(transaction, people);
  if (blocks.some((block) => block !== 'none')) throw new ApiError('review_not_found');
  const id = newId();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('review_flags')
    .values({ id, review_id: reviewId, reporter_id: reporter.id, reason: flagReason, created_at: now })
    .onConflict((conflict) => conflict.columns(['review_id', 'reporter_id']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw new ApiError('review_already_flagged');
  // None if the review was just taken back, or the account of the person whom it is about is deleted.
  const row = (await findFlags(transaction, [id])).get(id);
  if (!row) throw new ApiError('review_not_found');
  return row;
}

/**
 * Empties a review for good, which ends its reports: for its author, who takes it back, and for an admin.
 * @returns what to push once the transaction is committed
 * @throws ApiError `review_not_found`
 */
export async function removeReview(transaction: Queries, id: string, now: number): Promise<Push[]> {
  const removed = await transaction
    .updateTable('reviews')
    .where('id', '=', id)
    .where('taken_back_at', 'is', null)
    .set({ taken_back_at: now, text: '', tags: '', reply: null })
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw new ApiError('review_not_found');
  const ended = await endReviewFlags(transaction, id);
  return recordFlagEvents(
    transaction,
    ended.map((flagId) => ({ name: 'flagEnded', flagId })),
    now,
  );
}
