import { type RawBuilder, sql } from 'kysely';

import type { Queries } from '../../foundation/db/database.ts';
import type { Place } from '../../foundation/db/keyset.ts';
import { isNotHidden } from '../people/hidden-people.ts';
import { prepareQuery } from '../../foundation/db/prepared-query.ts';

/** How long the places of deleted posts are stored for lists that are read by page number. */
const PLACE_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** The most deletions since a list was pinned that are compensated for. */
const REMOVED_MAX = 1000;

/** A post that left the lists, with the data that they need. */
export interface RemovedPost extends Place {
  search_text: string;
}

/**
 * Stores the places of posts that are about to leave the lists: one post, or all posts of a person. Adverts, and what
 * is sold or paused already, are in no numbered list.
 * @param moment result of nextPostMoment
 */
export async function rememberRemoved(
  transaction: Queries,
  which: { postId: string } | { userId: string },
  moment: number,
): Promise<void> {
  const chosen: RawBuilder<boolean> = 'postId' in which ? sql`id = ${which.postId}` : sql`user_id = ${which.userId}`;
  await sql`
    insert into removed_posts (id, user_id, search_text, created_at, removed_at)
    select id, user_id, search_text, created_at, ${sql.lit(moment)} from posts
    where is_advert = 0 and unlisted_until is null and ${chosen}
    on conflict (id) do update set removed_at = excluded.removed_at`.execute(transaction);
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

const findRemoved = prepareQuery<{ pinned: number }, RemovedPost>((queries, slot) =>
  removedSince(queries, slot('pinned')),
);

const findRemovedOfFollowed = prepareQuery<{ pinned: number; followerId: string }, RemovedPost>((queries, slot) =>
  removedSince(queries, slot('pinned')).where(
    'user_id',
    'in',
    queries.selectFrom('follows').select('followed_id').where('follower_id', '=', slot('followerId')),
  ),
);

const findRemovedShown = prepareQuery<{ pinned: number; viewerId: string }, RemovedPost>((queries, slot) =>
  removedSince(queries, slot('pinned')).where(isNotHidden(slot('viewerId'), 'removed_posts.user_id')),
);

/**
 * Posts of the list pinned to a time that have left it since, also if they are back.
 * @param only `followerId` limits the result to posts of people whom this person follows, `hiddenFrom` to posts that
 *   blocks do not hide from this viewer
 */
export function listRemoved(
  queries: Queries,
  pinned: number,
  { followerId, hiddenFrom }: { followerId?: string; hiddenFrom?: string | undefined } = {},
): Promise<RemovedPost[]> {
  if (followerId !== undefined) return findRemovedOfFollowed(queries, { pinned, followerId });
  if (hiddenFrom !== undefined) return findRemovedShown(queries, { pinned, viewerId: hiddenFrom });
  return findRemoved(queries, { pinned });
}

/** Deletes the places of posts that are too old for any list that is still being read. */
export async function forgetRemoved(queries: Queries, now: number): Promise<void> {
  await queries
    .deleteFrom('removed_posts')
    .where('removed_at', '<=', now - PLACE_LIFETIME_MS)
    .execute();
}
