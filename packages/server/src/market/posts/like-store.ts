import { refuseBlocked } from '../people/refuse-blocked.ts';
import type { Queries } from '../../foundation/db/database.ts';
import { notifyOnce } from '../notifications/notify.ts';
import type { WithPushes } from '../../foundation/events/event-publisher.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { lockVisiblePost } from './lock-post.ts';

/**
 * Likes a post, or undoes the like, and notifies the author of a first like. Row and counter change together, under
 * the post's lock. The counter changes by the number of rows that the database reports as changed, so that it matches
 * the rows under any number of concurrent clicks.
 * @throws ApiError `post_not_found`, `blocked_by_you_like`
 */
export async function toggleLike(
  transaction: Queries,
  { postId, userId }: { postId: string; userId: string },
  addresses: ImageAddresses,
  now: number,
): Promise<WithPushes<{ isLiked: boolean; likesCount: number }>> {
  const post = await lockVisiblePost(transaction, postId, userId, now);
  const { numDeletedRows } = await transaction
    .deleteFrom('likes')
    .where('post_id', '=', postId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const isLiked = numDeletedRows === 0n;
  // Undo is always allowed.
  if (isLiked) await refuseBlocked(transaction, userId, post.user_id, 'like');
  if (isLiked)
    await transaction.insertInto('likes').values({ post_id: postId, user_id: userId, created_at: now }).execute();
  const { likes_count: likesCount } = await transaction
    .updateTable('posts')
    .set((set) => ({ likes_count: set('likes_count', isLiked ? '+' : '-', 1) }))
    .where('id', '=', postId)
    .returning('likes_count')
    .executeTakeFirstOrThrow();
  const news = { type: 'like', recipientId: post.user_id, senderId: userId, postId } as const;
  return {
    result: { isLiked, likesCount },
    pushes: isLiked ? [await notifyOnce(transaction, news, addresses, now)] : [],
  };
}
