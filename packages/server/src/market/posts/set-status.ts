import type { PostStatus } from '@oja/contract/categories';
import type { PostStatusChange } from '@oja/contract/posts';

import type { DatabaseKind, Queries } from '../../foundation/db/database.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { type LockedPost, lockVisiblePost } from './lock-post.ts';
import { nextPostMoment } from './post-moment.ts';
import { addressUntil } from './lists/post-visibility.ts';
import { rememberRemoved } from './removed-posts.ts';
import { noteStatus } from './status-news.ts';
import { storeWords } from './words/store-words.ts';

/** Whether posts with a status are in lists. */
const isListed = (status: PostStatus) => status === 'available' || status === 'reserved';

interface StatusChange extends PostStatusChange {
  postId: string;
  editor: { id: string; isVerifiedVendor: boolean };
}

/**
 * Changes the status of the author's own post, decision 065. A post that becomes sold or paused leaves all lists, and
 * numbered pages keep its place as that of a deleted one; it returns to its old place. The same status changes nothing.
 * @throws ApiError `post_not_found`; `forbidden` for somebody else's post; `vendor_only`; `advert_running` for a
 *   running advert, which would no longer be shown, without `hidesAdvert`
 */
export async function setStatus(
  transaction: Queries,
  kind: DatabaseKind,
  { postId, editor, status, hidesAdvert = false }: StatusChange,
  now: number,
): Promise<void> {
  const staysListed = isListed(status);
  const moment = staysListed ? now : await nextPostMoment(transaction, kind, now);
  const post = await lockVisiblePost(transaction, postId, editor.id, now);
  if (post.user_id !== editor.id) throw new ApiError('forbidden');
  if (!editor.isVerifiedVendor) throw new ApiError('vendor_only');
  if (post.status !== status && !staysListed && post.is_advert === 1 && post.shown_until > now && !hidesAdvert)
    throw new ApiError('advert_running');
  await moveToStatus(transaction, post, status, { now, moment });
}

/**
 * Changes the status of a post that the transaction has locked, as setStatus describes.
 * @param time.moment result of nextPostMoment, where the post becomes sold or paused
 */
export async function moveToStatus(
  transaction: Queries,
  post: LockedPost,
  status: PostStatus,
  { now, moment = now }: { now: number; moment?: number },
): Promise<void> {
  if (post.status === status) return;
  const staysListed = isListed(status);
  const moves = staysListed !== isListed(post.status);
  if (moves && !staysListed) await rememberRemoved(transaction, { postId: post.id }, moment);
  const until = addressUntil(post);
  await transaction
    .updateTable('posts')
    .set({ status, shown_until: staysListed ? until : 0, unlisted_until: staysListed ? null : until })
    .where('id', '=', post.id)
    .execute();
  if (moves) await storeWords(transaction, [post.id]);
  await noteStatus(transaction, { postId: post.id, status }, now);
}
