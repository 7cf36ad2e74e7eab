import { endAdvertOf } from './end-advert.ts';
import type { DatabaseKind, Queries } from '../../foundation/db/database.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import type { WithPushes } from '../../foundation/events/event-publisher.ts';
import { deleteReportedPost } from '../moderation/delete-reported-post.ts';
import { lockPost } from '../posts/lock-post.ts';
import { nextPostMoment } from '../posts/post-moment.ts';
import { addressUntil } from '../posts/lists/post-visibility.ts';
import { rememberRemoved } from '../posts/removed-posts.ts';

/**
 * Deletes a post for its owner or an admin, product §6, with its reports, and ends its advert.
 * @returns the id of the post's owner
 * @throws ApiError `post_not_found`, also for everybody else where the post is hidden; `forbidden`
 */
export async function removePost(
  transaction: Queries,
  kind: DatabaseKind,
  postId: string,
  remover: { id: string; isAdmin: boolean },
  now: number,
): Promise<WithPushes<{ ownerId: string }>> {
  const moment = await nextPostMoment(transaction, kind, now);
  const post = await lockPost(transaction, postId);
  // Only a deleted account hides a post that is no advert: it is gone for everybody, and remembered as removed.
  const isShown = addressUntil(post) > now;
  if (post.is_advert === 0 && !isShown) throw new ApiError('post_not_found');
  const isOwner = post.user_id === remover.id;
  if (!isOwner && !remover.isAdmin) throw new ApiError(isShown ? 'forbidden' : 'post_not_found');
  await endAdvertOf(transaction, postId, isOwner ? 'owner' : 'admin');
  await rememberRemoved(transaction, { postId }, moment);
  const pushes = await deleteReportedPost(transaction, postId, now);
  return { result: { ownerId: post.user_id }, pushes };
}
