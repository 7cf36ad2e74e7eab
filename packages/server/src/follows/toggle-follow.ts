import { refuseBlocked } from '../blocks/refuse-blocked.ts';
import type { Queries } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { notify } from '../notifications/notify.ts';
import type { Push } from '../realtime/broadcaster.ts';
import type { ImageAddresses } from '../uploads/image-addresses.ts';
import { lockUsers } from '../users/lock-users.ts';

export interface FollowState {
  userName: string;
  isFollowing: boolean;
  followersCount: number;
}

/**
 * Follows a person, or takes it back, and tells them of a first follow. Row and both counters change together, under the
 * locks of both people, so that counters equal rows however many clicks arrive at once.
 * @returns `push` is the event to push after the commit, where there is one
 * @throws Refusal `cannot_follow_self`, `user_not_found`, `blocked`, `blocked_by_you`
 */
export async function toggleFollow(
  transaction: Queries,
  { followerId, followedId }: { followerId: string; followedId: string },
  addresses: ImageAddresses,
  now: number,
): Promise<{ state: FollowState; push: Push | undefined }> {
  if (followerId === followedId) throw new Refusal('cannot_follow_self');
  const locked = await lockUsers(transaction, [followerId, followedId]);
  const follower = locked.get(followerId);
  const followed = locked.get(followedId);
  if (!follower) throw new Refusal('unauthenticated');
  if (!followed || followed.activated_at === null) throw new Refusal('user_not_found');

  const follow = { follower_id: followerId, followed_id: followedId };
  const { numDeletedRows } = await transaction.deleteFrom('follows').where((where) => where.and(follow)).executeTakeFirstOrThrow();
  const isFollowing = numDeletedRows === 0n;
  // Taking it back needs no leave.
  if (isFollowing) await refuseBlocked(transaction, followerId, followedId, 'follow');
  if (isFollowing) await transaction.insertInto('follows').values({ ...follow, created_at: now }).execute();
  const followersCount = await count(transaction, follow, isFollowing ? 1 : -1);
  const isNews = isFollowing && !(await wasTold(transaction, followerId, followedId));
  const push = isNews
    ? await notify(transaction, { type: 'follow', recipientId: followedId, senderId: followerId, postId: null }, addresses, now)
    : undefined;
  return { state: { userName: followed.user_name, isFollowing, followersCount }, push };
}

async function count(transaction: Queries, follow: { follower_id: string; followed_id: string }, by: 1 | -1): Promise<number> {
  await transaction
    .updateTable('users')
    .set((set) => ({ following_count: set('following_count', '+', by) }))
    .where('id', '=', follow.follower_id)
    .execute();
  const { followers_count: followersCount } = await transaction
    .updateTable('users')
    .set((set) => ({ followers_count: set('followers_count', '+', by) }))
    .where('id', '=', follow.followed_id)
    .returning('followers_count')
    .executeTakeFirstOrThrow();
  return followersCount;
}

/** Whether they have a notification of this follow already: following again is no news while it is there. */
async function wasTold(transaction: Queries, senderId: string, recipientId: string): Promise<boolean> {
  const told = await transaction
    .selectFrom('notifications')
    .select('id')
    .where('sender_id', '=', senderId)
    .where('recipient_id', '=', recipientId)
    .where('type', '=', 'follow')
    .limit(1)
    .executeTakeFirst();
  return told !== undefined;
}
