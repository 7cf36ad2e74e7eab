import type { Queries } from '../../foundation/db/database.ts';
import type { WithPushes } from '../../foundation/events/event-publisher.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { type FollowState, toggleFollow } from '../people/toggle-follow.ts';
import { notifyOnce } from './notify.ts';

/**
 * Follows a person and notifies them of the first follow, or ends the follow, in a transaction.
 * @throws ApiError as toggleFollow does
 */
export async function followPerson(
  transaction: Queries,
  follow: { followerId: string; followedId: string },
  addresses: ImageAddresses,
  now: number,
): Promise<WithPushes<FollowState>> {
  const result = await toggleFollow(transaction, follow, now);
  if (!result.isFollowing) return { result, pushes: [] };
  const { followerId: senderId, followedId: recipientId } = follow;
  const news = { type: 'follow', recipientId, senderId, postId: null } as const;
  return { result, pushes: [await notifyOnce(transaction, news, addresses, now)] };
}
