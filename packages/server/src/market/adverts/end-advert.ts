import type { Queries } from '../../foundation/db/database.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { deleteReportedPost } from '../moderation/delete-reported-post.ts';
import { type AdvertRow, findAdvert } from './advert-store.ts';
import { lockPostOf, moveAdvert } from './move-advert.ts';

/**
 * Ends the advert of a post before its owner or an admin deletes the post, as the table of transitions says. Does
 * nothing for a post that is not an advert.
 */
export async function endAdvertOf(transaction: Queries, postId: string, by: 'owner' | 'admin'): Promise<void> {
  await lockPostOf(transaction, { post_id: postId });
  const advert = await transaction.selectFrom('adverts').select('id').where('post_id', '=', postId).executeTakeFirst();
  if (advert) await moveAdvert(transaction, { id: advert.id, to: by === 'owner' ? 'cancelled' : 'refused', by });
}

/**
 * Cancels an advert that awaits its payment, and deletes its post.
 * @throws ApiError `advert_not_awaiting` when it has been paid for, or has ended
 */
export async function cancelAdvert(queries: Queries, advert: AdvertRow, now: number): Promise<AdvertRow> {
  return queries.transaction().execute(async (transaction) => {
    const hasPost = await lockPostOf(transaction, advert);
    const moved = await moveAdvert(transaction, {
      id: advert.id,
      from: 'awaiting_payment',
      to: 'cancelled',
      by: 'owner',
    });
    if (!moved) throw new ApiError('advert_not_awaiting');
    if (hasPost && advert.post_id !== null) await deleteReportedPost(transaction, advert.post_id, now);
    return (await findAdvert(transaction, advert.id)) ?? advert;
  });
}
