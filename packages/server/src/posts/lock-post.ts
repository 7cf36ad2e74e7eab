import type { Selectable } from 'kysely';

import type { Queries } from '../db/database.ts';
import type { PostsTable } from '../db/tables/post-tables.ts';
import { Refusal } from '../http/refusal.ts';

export type LockedPost = Pick<
  Selectable<PostsTable>,
  'id' | 'user_id' | 'title' | 'category' | 'images' | 'is_advert' | 'shown_until' | 'likes_count' | 'replies_count'
>;

/**
 * Locks a post's row until the transaction ends, where the database has such locks: what is done to one post queues up
 * here. It is the first lock that a transaction takes.
 * @throws Refusal `post_not_found`
 */
export async function lockPost(transaction: Queries, postId: string): Promise<LockedPost> {
  const post = await transaction
    .updateTable('posts')
    .set((set) => ({ likes_count: set.ref('likes_count') }))
    .where('id', '=', postId)
    .returning(['id', 'user_id', 'title', 'category', 'images', 'is_advert', 'shown_until', 'likes_count', 'replies_count'])
    .executeTakeFirst();
  if (!post) throw new Refusal('post_not_found');
  return post;
}

/**
 * The same, for people who have to see the post to do what they do: one that is hidden, such as an advert that is not
 * paid for, is there for its owner alone.
 * @throws Refusal `post_not_found`
 */
export async function lockVisiblePost(transaction: Queries, postId: string, viewerId: string, now: number): Promise<LockedPost> {
  const post = await lockPost(transaction, postId);
  if (post.shown_until <= now && post.user_id !== viewerId) throw new Refusal('post_not_found');
  return post;
}

/**
 * Looks, without a lock, whether somebody sees a post.
 * @throws Refusal `post_not_found`
 */
export async function requireVisiblePost(queries: Queries, postId: string, viewerId: string, now: number): Promise<void> {
  const post = await queries.selectFrom('posts').select(['user_id', 'shown_until']).where('id', '=', postId).executeTakeFirst();
  if (!post || (post.shown_until <= now && post.user_id !== viewerId)) throw new Refusal('post_not_found');
}
