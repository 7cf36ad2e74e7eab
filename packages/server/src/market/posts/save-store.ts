import { type SqlBool, sql } from 'kysely';

import type { Queries } from '../../foundation/db/database.ts';
import type { Place } from '../../foundation/db/keyset.ts';
import { lockVisiblePost } from './lock-post.ts';
import { isAtAddress } from './lists/post-visibility.ts';
import { newsOf } from './status-news.ts';
import { isNotHidden } from '../people/hidden-people.ts';
import { refuseBlocked } from '../people/refuse-blocked.ts';
import type { ListPart } from './lists/post-rows.ts';

/**
 * Saves a post, or removes it from the saved posts.
 * @throws ApiError `post_not_found`, `blocked_by_you_save`
 */
export async function toggleSave(
  transaction: Queries,
  { postId, userId }: { postId: string; userId: string },
  now: number,
): Promise<{ isSaved: boolean }> {
  const post = await lockVisiblePost(transaction, postId, userId, now);
  const { numDeletedRows } = await transaction
    .deleteFrom('saves')
    .where('post_id', '=', postId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const isSaved = numDeletedRows === 0n;
  // Undo is always allowed.
  if (isSaved) await refuseBlocked(transaction, userId, post.user_id, 'save');
  if (isSaved)
    await transaction
      .insertInto('saves')
      .values({
        post_id: postId,
        user_id: userId,
        created_at: now,
        told_kobo: post.price_kobo,
        known_status: newsOf(post.status),
      })
      .execute();
  return { isSaved };
}

/**
 * The saved posts of a person that are at their address, also sold and paused ones, the last saved first.
 * @returns the posts' ids, with the times when they were saved
 */
export function listSaved(
  queries: Queries,
  userId: string,
  { now, after, limit, hiddenFrom }: ListPart,
): Promise<Place[]> {
  let query = queries
    .selectFrom('saves')
    .innerJoin('posts', 'posts.id', 'saves.post_id')
    .select(['saves.post_id as id', 'saves.created_at'])
    .where('saves.user_id', '=', userId)
    .where(isAtAddress('posts', now));
  if (hiddenFrom !== undefined) query = query.where(isNotHidden(hiddenFrom, 'posts.user_id'));
  if (after) {
    query = query
      .where('saves.created_at', '<=', after.created_at)
      .where(sql<SqlBool>`(saves.created_at < ${after.created_at} or saves.post_id > ${after.id})`);
  }
  return query.orderBy('saves.created_at', 'desc').orderBy('saves.post_id').limit(limit).execute();
}
