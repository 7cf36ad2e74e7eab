import type { Queries } from '../db/database.ts';
import { newsOfPost } from '../flags/flags-that-end.ts';
import { tellAdmins } from '../flags/tell-admins.ts';
import type { Push } from '../realtime/broadcaster.ts';
import { releasePictures } from '../uploads/uploads-store.ts';
import { lockPost } from './lock-post.ts';
import { storedImages } from './post-wire.ts';

/**
 * Takes a post away with all that hangs on it: comments, likes, saves, flags and notifications go by the tables'
 * references, its pictures are given back, and its author has one post less.
 * @returns what to push once the transaction is committed: admins hear that a reported post is gone
 * @throws Refusal `post_not_found`
 */
export async function deletePost(transaction: Queries, postId: string, now: number): Promise<Push[]> {
  const post = await lockPost(transaction, postId);
  const news = await newsOfPost(transaction, postId);
  await transaction.deleteFrom('posts').where('id', '=', postId).execute();
  await releasePictures(transaction, storedImages(post).map(({ key }) => key), now);
  await transaction
    .updateTable('users')
    .set((set) => ({ posts_count: set('posts_count', '-', 1) }))
    .where('id', '=', post.user_id)
    .execute();
  return tellAdmins(transaction, news, now);
}
