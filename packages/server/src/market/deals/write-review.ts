import { REVIEW_MS } from '@oja/contract/deal-lifecycle';
import { REVIEW_TAGS } from '@oja/contract/review-tags';
import type { ReviewEdit, ReviewInput } from '@oja/contract/reviews';
import { VALIDATION } from '@oja/contract/texts';

import type { Queries } from '../../foundation/db/database.ts';
import { newId } from '../../foundation/db/new-id.ts';
import type { Push } from '../../foundation/events/event-publisher.ts';
import { ApiError, refuseField } from '../../foundation/http/api-error.ts';
import { lockDeal } from './deal-store.ts';
import { removeReview } from './moderate-review.ts';
import { findReview } from './review-store.ts';

/**
 * Stores a person's review of the other one of a completed deal, product §4 "Review", in the caller's transaction. A
 * block does not refuse it: nobody escapes a review by blocking its author.
 * @returns the id of the review
 * @throws ApiError `deal_not_found`, also for everybody but its two people; `review_closed`, `review_written`;
 *   `validation_failed` for a tag of the other side
 */
export async function writeReview(
  transaction: Queries,
  authorId: string,
  { dealId, stars, tags, text }: ReviewInput,
  now: number,
): Promise<string> {
  // Contesting the deal waits for this review, or is committed already.
  const deal = await lockDeal(transaction, dealId);
  if (!deal || (deal.buyer_id !== authorId && deal.vendor_id !== authorId)) throw new ApiError('deal_not_found');
  const isAboutVendor = deal.buyer_id === authorId;
  const known: readonly string[] = REVIEW_TAGS[isAboutVendor ? 'vendor' : 'buyer'];
  if (!tags.every((tag) => known.includes(tag))) throw refuseField('tags', VALIDATION.reviewTags);
  if (deal.state !== 'completed') throw new ApiError('review_closed');
  const id = newId();
  // Checked before the time, so that an author gets the same answer later.
  const written = await transaction
    .selectFrom('reviews')
    .select('id')
    .where('deal_id', '=', dealId)
    .where('author_id', '=', authorId)
    .executeTakeFirst();
  if (written) throw new ApiError('review_written');
  if (now >= deal.since + REVIEW_MS) throw new ApiError('review_closed');
  await transaction
    .insertInto('reviews')
    .values({
      id,
      deal_id: dealId,
      author_id: authorId,
      subject_id: isAboutVendor ? deal.vendor_id : deal.buyer_id,
      stars,
      tags: tags.join(' '),
      text,
      reply: null,
      taken_back_at: null,
      created_at: now,
    })
    .execute();
  return id;
}

/**
 * Replies to a review that can be seen, as the person whom it is about, or takes one's own back. Both happen once.
 * @returns what to push once the transaction is committed
 * @throws ApiError `review_not_found`, `review_replied`, and `forbidden` where somebody else may do it
 */
export async function changeReview(
  transaction: Queries,
  { id, personId, edit }: { id: string; personId: string; edit: ReviewEdit },
  now: number,
): Promise<Push[]> {
  const own = await findReview(transaction, id, undefined);
  const isOwn = own?.author_id === personId;
  // Until others see a review, it does not exist for them.
  const review = isOwn ? own : await findReview(transaction, id, now);
  if (!review) throw new ApiError('review_not_found');
  if (edit.action === 'takeBack') {
    if (!isOwn) throw new ApiError('forbidden');
    return removeReview(transaction, id, now);
  }
  if (review.subject_id !== personId) throw new ApiError('forbidden');
  const replied = await transaction
    .updateTable('reviews')
    .where('id', '=', id)
    .where('taken_back_at', 'is', null)
    .where('reply', 'is', null)
    .set({ reply: edit.text ?? null })
    .returning('id')
    .executeTakeFirst();
  if (!replied) throw new ApiError('review_replied');
  return [];
}
