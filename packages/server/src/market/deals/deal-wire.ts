import { type Deal, dealTermsSchema } from '@oja/contract/deals';

import type { Queries } from '../../foundation/db/database.ts';
import { toTimestamp } from '../../foundation/text/timestamp.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { findSharedPostsOf, sharedPostOf } from '../messages/shared-posts.ts';
import { toAuthor } from '../people/user-wire.ts';
import { type DealRow, findSteps } from './deal-store.ts';
import { findDealReviews } from './review-store.ts';

/**
 * Deals as the contract describes them, each for any of the readers: three queries for all of them, and one for
 * completed ones. A post that is
 * deleted, or hidden from the reader, is shown as in messages.
 */
export async function toDeals(
  queries: Queries,
  rows: readonly DealRow[],
  readers: readonly string[],
  images: ImageAddresses,
  now: number,
): Promise<(row: DealRow, readerId: string) => Deal> {
  const postsOf = await findSharedPostsOf(queries, rows, readers, images, now);
  const steps = await findSteps(
    queries,
    rows.map(({ id }) => id),
  );
  const people = await findAuthors(
    queries,
    rows.flatMap((row) => [row.buyer_id, row.vendor_id]),
  );
  const reviewOf = await findDealReviews(queries, rows, now);
  const authorOf = (id: string) => {
    const person = people.get(id);
    if (!person) throw new Error('A deal has no such person.');
    return toAuthor(person, images);
  };
  return (row, readerId) => {
    const post = sharedPostOf(postsOf(readerId), row.post_id);
    if (!post) throw new Error('A deal has no post.');
    const review = reviewOf(row, readerId);
    return {
      _id: row.id,
      version: row.version,
      state: row.state,
      asked: row.asked,
      amount: row.amount_kobo / 100,
      units: row.units,
      terms: row.terms === null ? null : dealTermsSchema.parse(JSON.parse(row.terms)),
      reason: row.reason,
      completedBy: row.completed_by,
      post,
      buyer: authorOf(row.buyer_id),
      vendor: authorOf(row.vendor_id),
      steps: (steps.get(row.id) ?? []).map((step) => ({
        action: step.action,
        by: step.side,
        amount: step.amount_kobo === null ? null : step.amount_kobo / 100,
        messageId: step.message_id,
        createdAt: toTimestamp(step.created_at),
      })),
      since: toTimestamp(row.since),
      expiresAt: row.expires_at === null ? null : toTimestamp(row.expires_at),
      createdAt: toTimestamp(row.created_at),
      ...(review && { review }),
    };
  };
}

async function findAuthors(queries: Queries, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await queries
    .selectFrom('users')
    .select(['id', 'name', 'user_name', 'profile_image', 'is_verified_vendor'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
