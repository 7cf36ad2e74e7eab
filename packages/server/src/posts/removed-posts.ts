import { type RawBuilder, sql } from 'kysely';

import type { Queries } from '../db/database.ts';
import type { Place } from '../db/keyset.ts';
import { prepareQuery } from '../db/prepared-query.ts';

/** How long a list that is read by page number stands still while its posts are deleted. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** More deletions than this since a list was pinned are not made up for. */
const REMOVED_MAX = 1000;

/** A deleted post, as lists know it. */
export interface RemovedPost extends Place {
  search_text: string;
}

/**
 * Remembers where posts stand that are about to be deleted: one, or all of a person.
 * Adverts stand in no numbered list.
 * @param moment from nextPostMoment
 */
export async function rememberRemoved(transaction: Queries, which: { postId: string } | { userId: string }, moment: number): Promise<void> {
  const chosen: RawBuilder<boolean> = 'postId' in which ? sql`id = ${which.postId}` : sql`user_id = ${which.userId}`;
  await sql`
    insert into removed_posts (id, user_id, search_text, created_at, removed_at)
    select id, user_id, search_text, created_at, ${sql.lit(moment)} from posts where is_advert = 0 and ${chosen}`.execute(transaction);
}

function removedSince(queries: Queries, pinned: RawBuilder<number>) {
  return queries
    .selectFrom('removed_posts')
    .select(['id', 'created_at', 'search_text'])
    .where('removed_at', '>', pinned)
    .where('created_at', '<=', pinned)
    .orderBy('removed_at')
    .limit(REMOVED_MAX);
}

const findRemoved = prepareQuery<{ pinned: number }, RemovedPost>((queries, slot) => removedSince(queries, slot('pinned')));

const findRemovedOfFollowed = prepareQuery<{ pinned: number; followerId: string }, RemovedPost>((queries, slot) =>
  removedSince(queries, slot('pinned')).where(
    'user_id',
    'in',
    queries.selectFrom('follows').select('followed_id').where('follower_id', '=', slot('followerId')),
  ),
);

/**
 * Posts of the list pinned to a moment that have been deleted since.
 * @param followerId only of people whom this one follows
 */
export function listRemoved(queries: Queries, pinned: number, followerId?: string): Promise<RemovedPost[]> {
  return followerId === undefined ? findRemoved(queries, { pinned }) : findRemovedOfFollowed(queries, { pinned, followerId });
}

/** Forgets where posts stood whose lists nobody reads on any more. */
export async function forgetRemoved(queries: Queries, now: number): Promise<void> {
  await queries.deleteFrom('removed_posts').where('removed_at', '<=', now - KEPT_MS).execute();
}
