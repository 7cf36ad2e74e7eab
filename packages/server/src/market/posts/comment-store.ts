import { refuseBlocked } from '../people/refuse-blocked.ts';
import type { Queries } from '../../foundation/db/database.ts';
import { newId } from '../../foundation/db/new-id.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { notify } from '../notifications/notify.ts';
import { lockPost, lockVisiblePost } from './lock-post.ts';
import type { WithPushes } from '../../foundation/events/event-publisher.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { type CommentRow, readComment } from './lists/comment-rows.ts';

interface Commenting {
  postId: string;
  userId: string;
  text: string;
}

/**
 * Adds a comment, updates the post's counter and notifies the post's author.
 * @throws ApiError `post_not_found`, `blocked_by_you_comment`
 */
export async function addComment(
  transaction: Queries,
  { postId, userId, text }: Commenting,
  addresses: ImageAddresses,
  now: number,
): Promise<WithPushes<{ comment: CommentRow; repliesCount: number }>> {
  const post = await lockVisiblePost(transaction, postId, userId, now);
  await refuseBlocked(transaction, userId, post.user_id, 'comment');
  const id = newId();
  await transaction
    .insertInto('comments')
    .values({ id, post_id: postId, user_id: userId, text, created_at: now, edited_at: null })
    .execute();
  const repliesCount = await count(transaction, postId, 1);
  const comment = await readComment(transaction, id);
  const push = await notify(
    transaction,
    { type: 'comment', recipientId: post.user_id, senderId: userId, postId, commentId: id },
    addresses,
    now,
  );
  return { result: { comment, repliesCount }, pushes: [push] };
}

/**
 * Changes the text of the author's own comment.
 * @throws ApiError `post_not_found`, `comment_not_found`, `forbidden` for somebody else's comment,
 *   `blocked_by_you_comment`
 */
export async function editComment(
  transaction: Queries,
  { postId, commentId, userId, text }: Commenting & { commentId: string },
  now: number,
): Promise<{ comment: CommentRow; repliesCount: number }> {
  const post = await lockVisiblePost(transaction, postId, userId, now);
  const { user_id: authorId } = await findComment(transaction, postId, commentId);
  if (authorId !== userId) throw new ApiError('forbidden');
  await refuseBlocked(transaction, userId, post.user_id, 'comment');
  await transaction.updateTable('comments').set({ text, edited_at: now }).where('id', '=', commentId).execute();
  return { comment: await readComment(transaction, commentId), repliesCount: post.replies_count };
}

/**
 * Deletes a comment and updates its post's counter. People may delete their own comments and those below their own
 * posts; admins may delete any.
 * @throws ApiError `post_not_found`, `comment_not_found`, `forbidden`
 */
export async function deleteComment(
  transaction: Queries,
  { postId, commentId, userId, isAdmin }: { postId: string; commentId: string; userId: string; isAdmin: boolean },
): Promise<{ authorId: string; postOwnerId: string; repliesCount: number }> {
  const { user_id: postOwnerId } = await lockPost(transaction, postId);
  const { user_id: authorId } = await findComment(transaction, postId, commentId);
  if (authorId !== userId && postOwnerId !== userId && !isAdmin) throw new ApiError('forbidden');
  await transaction.deleteFrom('comments').where('id', '=', commentId).execute();
  return { authorId, postOwnerId, repliesCount: await count(transaction, postId, -1) };
}

/** Finds a comment. The caller has locked the post's row, like all code that adds or deletes a comment. */
async function findComment(transaction: Queries, postId: string, commentId: string): Promise<{ user_id: string }> {
  const comment = await transaction
    .selectFrom('comments')
    .select('user_id')
    .where('id', '=', commentId)
    .where('post_id', '=', postId)
    .executeTakeFirst();
  if (!comment) throw new ApiError('comment_not_found');
  return comment;
}

async function count(transaction: Queries, postId: string, by: 1 | -1): Promise<number> {
  const { replies_count: repliesCount } = await transaction
    .updateTable('posts')
    .set((set) => ({ replies_count: set('replies_count', '+', by) }))
    .where('id', '=', postId)
    .returning('replies_count')
    .executeTakeFirstOrThrow();
  return repliesCount;
}
