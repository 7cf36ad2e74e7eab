import { refuseBlocked } from './refuse-blocked.ts';
import type { Queries } from '../../foundation/db/database.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { lockUsers } from './lock-users.ts';
import { isActive } from './user-store.ts';

export interface FollowState {
  userName: string;
  isFollowing: boolean;
  followersCount: number;
}

/**
 * Follows a person, or ends the follow. The row and both counters change together, under the locks of both people, so
 * that the counters match the rows under any number of concurrent clicks. followPerson notifies the person.
 * @throws ApiError `cannot_follow_self`, `user_not_found`, also for who is blocked, `blocked_by_you_follow`
 */
export async function toggleFollow(
  transaction: Queries,
  { followerId, followedId }: { followerId: string; followedId: string },
  now: number,
): Promise<FollowState> {
  if (followerId === followedId) throw new ApiError('cannot_follow_self');
  const locked = await lockUsers(transaction, [followerId, followedId]);
  const follower = locked.get(followerId);
  const followed = locked.get(followedId);
  if (!follower) throw new ApiError('unauthenticated');
  if (!followed || !isActive(followed)) throw new ApiError('user_not_found');

  const follow = { follower_id: followerId, followed_id: followedId };
  const { numDeletedRows } = await transaction
    .deleteFrom('follows')
    .where((where) => where.and(follow))
    .executeTakeFirstOrThrow();
  const isFollowing = numDeletedRows === 0n;
  // Undo is always allowed.
  if (isFollowing) await refuseBlocked(transaction, followerId, followedId, 'follow');
  if (isFollowing)
    await transaction
      .insertInto('follows')
      .values({ ...follow, created_at: now })
      .execute();
  const followersCount = await count(transaction, follow, isFollowing ? 1 : -1);
  return { userName: followed.user_name, isFollowing, followersCount };
}

async function count(
  transaction: Queries,
  follow: { follower_id: string; followed_id: string },
  by: 1 | -1,
): Promise<number> {
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
