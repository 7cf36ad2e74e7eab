import { type Selectable, sql } from 'kysely';

import type { Queries } from '../../foundation/db/database.ts';
import { prepareStatement } from '../../foundation/db/prepared-query.ts';
import type { PostsTable } from '../../foundation/db/tables/post-tables.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { addressUntil } from './lists/post-visibility.ts';

export type LockedPost = Pick<
  Selectable<PostsTable>,
  | 'id'
  | 'user_id'
  | 'title'
  | 'category'
  | 'price_kobo'
  | 'price_point'
  | 'units'
  | 'images'
  | 'is_advert'
  | 'shown_until'
  | 'status'
  | 'unlisted_until'
  | 'likes_count'
  | 'replies_count'
>;

/** Locks a post's row, if there is one: it stays as it is until the transaction ends. */
export const holdPost = prepareStatement<{ post: string }, never>(
  ({ slot }) => sql`update posts set likes_count = likes_count where id = ${slot('post')}`,
);

/**
 * Locks a post's row until the transaction ends, where the database has row locks: changes of one post run one after
 * the other. It is the first lock that a transaction takes, or the second after nextPostMoment.
 * @throws ApiError `post_not_found`
 */
export async function lockPost(transaction: Queries, postId: string): Promise<LockedPost> {
  const post = await lockIfPresent(transaction, postId);
  if (!post) throw new ApiError('post_not_found');
  return post;
}

/** Locks a post's row as lockPost does, or returns undefined where the post is deleted. */
export function lockIfPresent(transaction: Queries, postId: string): Promise<LockedPost | undefined> {
  return transaction
    .updateTable('posts')
    .set((set) => ({ likes_count: set.ref('likes_count') }))
    .where('id', '=', postId)
    .returning([
      'id',
      'user_id',
      'title',
      'category',
      'price_kobo',
      'price_point',
      'units',
      'images',
      'is_advert',
      'shown_until',
      'status',
      'unlisted_until',
      'likes_count',
      'replies_count',
    ])
    .executeTakeFirst();
}

/**
 * Locks a post's row for people who must be able to see the post. Only its owner can see a hidden post, such as an
 * advert that is not paid for.
 * @throws ApiError `post_not_found`
 */
export async function lockVisiblePost(
  transaction: Queries,
  postId: string,
  viewerId: string,
  now: number,
): Promise<LockedPost> {
  const post = await lockPost(transaction, postId);
  if (addressUntil(post) <= now && post.user_id !== viewerId) throw new ApiError('post_not_found');
  return post;
}

/**
 * Checks, without a lock, that a person can see a post.
 * @param hidden the people whom blocks hide from the person
 * @returns the id of the post's owner
 * @throws ApiError `post_not_found`
 */
export async function requireVisiblePost(
  queries: Queries,
  postId: string,
  viewerId: string,
  hidden: ReadonlySet<string>,
  now: number,
): Promise<string> {
  const post = await queries
    .selectFrom('posts')
    .select(['user_id', 'shown_until', 'unlisted_until'])
    .where('id', '=', postId)
    .executeTakeFirst();
  if (!post || (addressUntil(post) <= now && post.user_id !== viewerId) || hidden.has(post.user_id))
    throw new ApiError('post_not_found');
  return post.user_id;
}
