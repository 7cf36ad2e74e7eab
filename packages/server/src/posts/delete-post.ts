import type { Queries } from '../db/database.ts';
import { releasePictures } from '../uploads/uploads-store.ts';
import { lockPost } from './lock-post.ts';
import { storedImages } from './post-wire.ts';

/**
 * Takes a post away with all that hangs on it: comments, likes, saves, flags and notifications go by the tables'
 * references, its pictures are given back, and its author has one post less.
 * @throws Refusal `post_not_found`
 */
export async function deletePost(transaction: Queries, postId: string, now: number): Promise<void> {
  const post = await lockPost(transaction, postId);
  await transaction.deleteFrom('posts').where('id', '=', postId).execute();
  await releasePictures(transaction, storedImages(post).map(({ key }) => key), now);
  await transaction
    .updateTable('users')
    .set((set) => ({ posts_count: set('posts_count', '-', 1) }))
    .where('id', '=', post.user_id)
    .execute();
}
