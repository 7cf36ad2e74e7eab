import type { Queries } from '../../foundation/db/database.ts';
import { retirePictures } from '../../foundation/uploads/uploads-store.ts';
import { lockPost } from './lock-post.ts';
import { storedImages } from '../../foundation/uploads/stored-images.ts';

/**
 * Deletes a post with all that belongs to it. Foreign keys delete its comments, likes, saves, flags and
 * notifications; its pictures are retired, and its author's counter is reduced. deleteReportedPost notifies the
 * admins, and removePost ends its advert.
 * @throws ApiError `post_not_found`
 */
export async function deletePost(transaction: Queries, postId: string, now: number): Promise<void> {
  const post = await lockPost(transaction, postId);
  await transaction.deleteFrom('posts').where('id', '=', postId).execute();
  await retirePictures(
    transaction,
    storedImages(post).map(({ key }) => key),
    now,
  );
  await transaction
    .updateTable('users')
    .set((set) => ({ posts_count: set('posts_count', '-', 1) }))
    .where('id', '=', post.user_id)
    .execute();
}
