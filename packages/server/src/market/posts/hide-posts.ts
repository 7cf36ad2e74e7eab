import { sql } from 'kysely';

import type { DatabaseKind, Queries } from '../../foundation/db/database.ts';
import { SHOWN_FOR_EVER } from './new-post.ts';
import { shownUntil } from './lists/post-visibility.ts';
import { rememberRemoved } from './removed-posts.ts';

/** Locks all posts of a person until the transaction ends, by id, where the database has row locks. */
export async function lockPostsOf(transaction: Queries, kind: DatabaseKind, userId: string): Promise<void> {
  if (kind !== 'postgres') return;
  await sql`select id from posts where user_id = ${userId} order by id for no key update`.execute(transaction);
}

/**
 * Hides the posts of a deleted account, as an unpaid advert is hidden. Lists that are being read continue as if the
 * posts existed. The caller has locked the posts and ended the adverts.
 * @param moment result of nextPostMoment
 */
export async function hidePostsOf(transaction: Queries, userId: string, moment: number): Promise<void> {
  await rememberRemoved(transaction, { userId }, moment);
  await transaction.updateTable('posts').set(shownUntil(0)).where('user_id', '=', userId).execute();
}

/** Shows the posts of a restored account again, in their old places. */
export async function showPostsOf(transaction: Queries, userId: string): Promise<void> {
  await transaction.deleteFrom('removed_posts').where('user_id', '=', userId).execute();
  await transaction.updateTable('posts').set(shownUntil(SHOWN_FOR_EVER)).where('user_id', '=', userId).execute();
}
