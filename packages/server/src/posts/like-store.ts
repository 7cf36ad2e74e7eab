import type { Queries } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * Likes a post, or takes the like back. Row and counter change together; what the counter moves by is what the
 * database says it did, so that it equals the rows however many clicks arrive at once.
 * @throws Refusal `post_not_found`
 */
export async function toggleLike(
  queries: Queries,
  like: { postId: string; userId: string },
  now: number,
): Promise<{ isLiked: boolean; likesCount: number }> {
  return queries.transaction().execute(async (transaction) => {
    // Locks the post's row, where the database has such locks: clicks on one post queue up here.
    const post = await transaction
      .updateTable('posts')
      .set((set) => ({ likes_count: set.ref('likes_count') }))
      .where('id', '=', like.postId)
      .returning('id')
      .executeTakeFirst();
    if (!post) throw new Refusal('post_not_found');
    const { numDeletedRows } = await transaction
      .deleteFrom('likes')
      .where('post_id', '=', like.postId)
      .where('user_id', '=', like.userId)
      .executeTakeFirstOrThrow();
    const isLiked = numDeletedRows === 0n;
    if (isLiked) {
      await transaction.insertInto('likes').values({ post_id: like.postId, user_id: like.userId, created_at: now }).execute();
    }
    const { likes_count: likesCount } = await transaction
      .updateTable('posts')
      .set((set) => ({ likes_count: set('likes_count', isLiked ? '+' : '-', 1) }))
      .where('id', '=', like.postId)
      .returning('likes_count')
      .executeTakeFirstOrThrow();
    return { isLiked, likesCount };
  });
}
