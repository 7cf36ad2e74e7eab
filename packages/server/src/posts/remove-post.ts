import { endAdvertOf } from '../adverts/end-advert.ts';
import type { DatabaseKind, Queries } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Push } from '../realtime/broadcaster.ts';
import { deletePost } from './delete-post.ts';
import { lockPost } from './lock-post.ts';
import { nextPostMoment } from './post-moment.ts';
import { rememberRemoved } from './removed-posts.ts';

/**
 * Deletes a post for its owner or an admin, spec §6, and ends the advert that it was.
 * @returns whose post it was, and what to push once the transaction is committed
 * @throws Refusal `post_not_found`, also for others than these where the post is hidden; `forbidden`
 */
export async function removePost(
  transaction: Queries,
  kind: DatabaseKind,
  postId: string,
  remover: { id: string; isAdmin: boolean },
  now: number,
): Promise<{ ownerId: string; pushes: Push[] }> {
  const moment = await nextPostMoment(transaction, kind, now);
  const post = await lockPost(transaction, postId);
  const isOwner = post.user_id === remover.id;
  if (!isOwner && !remover.isAdmin) throw new Refusal(post.shown_until > now ? 'forbidden' : 'post_not_found');
  await endAdvertOf(transaction, postId, isOwner ? 'owner' : 'admin');
  await rememberRemoved(transaction, { postId }, moment);
  const pushes = await deletePost(transaction, postId, now);
  return { ownerId: post.user_id, pushes };
}
