import type { Queries } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { deletePost } from '../posts/delete-post.ts';
import { type AdvertRow, findAdvert } from './advert-store.ts';
import { lockPostOf, moveAdvert } from './move-advert.ts';

/**
 * Ends the advert of a post that its owner or an admin deletes, as the table of transitions says, before the post goes.
 * A post that is no advert is left as it is.
 */
export async function endAdvertOf(transaction: Queries, postId: string, by: 'owner' | 'admin'): Promise<void> {
  await lockPostOf(transaction, { post_id: postId });
  const advert = await transaction.selectFrom('adverts').select('id').where('post_id', '=', postId).executeTakeFirst();
  if (advert) await moveAdvert(transaction, { id: advert.id, to: by === 'owner' ? 'cancelled' : 'refused', by });
}

/**
 * Gives up an advert that awaits its payment; its post goes along.
 * @throws Refusal `advert_not_awaiting` when it has been paid for, or has ended
 */
export async function cancelAdvert(queries: Queries, advert: AdvertRow, now: number): Promise<AdvertRow> {
  return queries.transaction().execute(async (transaction) => {
    const hasPost = await lockPostOf(transaction, advert);
    const moved = await moveAdvert(transaction, { id: advert.id, from: 'awaiting_payment', to: 'cancelled', by: 'owner' });
    if (!moved) throw new Refusal('advert_not_awaiting');
    if (hasPost && advert.post_id !== null) await deletePost(transaction, advert.post_id, now);
    return (await findAdvert(transaction, advert.id)) ?? advert;
  });
}
