import { refuseBlocked } from '../blocks/refuse-blocked.ts';
import type { Queries } from '../db/database.ts';
import { notify } from '../notifications/notify.ts';
import type { Push } from '../realtime/broadcaster.ts';
import type { ImageAddresses } from '../uploads/image-addresses.ts';
import { lockVisiblePost } from './lock-post.ts';

/**
 * Likes a post, or takes the like back, and tells the author of a first like. Row and counter change together, under the
 * post's lock; what the counter moves by is what the database says it did, so that it equals the rows however many
 * clicks arrive at once.
 * @returns `push` is the event to push, where there is one
 * @throws Refusal `post_not_found`, `blocked`, `blocked_by_you`
 */
export async function toggleLike(
  transaction: Queries,
  { postId, userId }: { postId: string; userId: string },
  addresses: ImageAddresses,
  now: number,
): Promise<{ isLiked: boolean; likesCount: number; push: Push | undefined }> {
  const post = await lockVisiblePost(transaction, postId, userId, now);
  const { numDeletedRows } = await transaction
    .deleteFrom('likes')
    .where('post_id', '=', postId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const isLiked = numDeletedRows === 0n;
  // Taking it back needs no leave.
  if (isLiked) await refuseBlocked(transaction, userId, post.user_id, 'like');
  if (isLiked) await transaction.insertInto('likes').values({ post_id: postId, user_id: userId, created_at: now }).execute();
  const { likes_count: likesCount } = await transaction
    .updateTable('posts')
    .set((set) => ({ likes_count: set('likes_count', isLiked ? '+' : '-', 1) }))
    .where('id', '=', postId)
    .returning('likes_count')
    .executeTakeFirstOrThrow();
  const isNews = isLiked && !(await wasTold(transaction, postId, userId));
  const push = isNews ? await notify(transaction, { type: 'like', recipientId: post.user_id, senderId: userId, postId }, addresses, now) : undefined;
  return { isLiked, likesCount, push };
}

/** Whether the author has a notification of this person's like already: clicking again is no news while it is there. */
async function wasTold(transaction: Queries, postId: string, senderId: string): Promise<boolean> {
  const told = await transaction
    .selectFrom('notifications')
    .select('id')
    .where('post_id', '=', postId)
    .where('sender_id', '=', senderId)
    .where('type', '=', 'like')
    .executeTakeFirst();
  return told !== undefined;
}
