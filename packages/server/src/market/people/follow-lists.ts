import { PEOPLE_PAGE } from '@oja/contract/limits';
import { type SqlBool, sql } from 'kysely';

import type { Queries } from '../../foundation/db/database.ts';
import { cutPage, readCursor } from '../../foundation/db/keyset.ts';
import { containsPattern } from '../../foundation/text/search-text.ts';
import { isNotHidden } from './hidden-people.ts';
import { isNotDeleted } from './is-not-deleted.ts';
import { PERSON_COLUMNS, type PersonRow } from './people-store.ts';

/** Both ends of a follow: who follows, and who is followed. */
export type FollowSide = 'followers' | 'following';

/**
 * One page of a person's followers ("Customers" on the profile, product §2) or of the people they follow, the latest
 * first.
 * @param search finds name or user name, as in the list of all people
 * @param cursor the `nextCursor` of the previous page
 * @param hiddenFrom leaves out the people whom blocks hide from this viewer
 */
export async function listFollows(
  queries: Queries,
  viewerId: string,
  {
    userId,
    side,
    search,
    cursor,
    hiddenFrom,
  }: {
    userId: string;
    side: FollowSide;
    search?: string | undefined;
    cursor?: string | undefined;
    hiddenFrom?: string | undefined;
  },
): Promise<{ page: PersonRow[]; nextCursor: string | null }> {
  const [shown, known] =
    side === 'followers'
      ? (['follows.follower_id', 'follows.followed_id'] as const)
      : (['follows.followed_id', 'follows.follower_id'] as const);
  let query = queries
    .selectFrom('follows')
    .innerJoin('users', 'users.id', shown)
    .leftJoin('follows as mine', (join) =>
      join.onRef('mine.followed_id', '=', 'users.id').on('mine.follower_id', '=', viewerId),
    )
    .select(PERSON_COLUMNS)
    .select('follows.created_at')
    .where(known, '=', userId)
    .where('users.deleted_at', 'is', null)
    .orderBy('follows.created_at', 'desc')
    .orderBy(shown)
    .limit(PEOPLE_PAGE + 1);
  if (search !== undefined && search !== '')
    query = query.where(sql<SqlBool>`users.search_text like ${containsPattern(search)} escape '\\'`);
  if (hiddenFrom !== undefined) query = query.where(isNotHidden(hiddenFrom, 'users.id'));
  const place = readCursor(cursor);
  if (place) {
    query = query
      .where('follows.created_at', '<=', place.created_at)
      .where(sql<SqlBool>`(follows.created_at < ${place.created_at} or ${sql.ref(shown)} > ${place.id})`);
  }
  return cutPage(await query.execute(), PEOPLE_PAGE);
}

/** The ids of the people whom a person follows, the latest first. */
export async function followingIds(queries: Queries, userId: string, limit: number): Promise<string[]> {
  const rows = await queries
    .selectFrom('follows')
    .select('followed_id')
    .where('follower_id', '=', userId)
    .where(isNotDeleted('follows.followed_id'))
    .orderBy('created_at', 'desc')
    .orderBy('followed_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.followed_id);
}

/** Whether one person follows another. */
export async function isFollowing(queries: Queries, followerId: string, followedId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('follows')
    .select('followed_id')
    .where('follower_id', '=', followerId)
    .where('followed_id', '=', followedId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The ones among some people who follow any of these authors, by author. It reads as many rows as it compares pairs,
 * however many followers an author has.
 */
export async function followersAmong(
  queries: Queries,
  authorIds: readonly string[],
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const followers = new Map<string, string[]>();
  if (authorIds.length === 0 || ids.length === 0) return followers;
  const rows = await queries
    .selectFrom('follows')
    .select(['follower_id', 'followed_id'])
    .where('follower_id', 'in', ids)
    .where('followed_id', 'in', authorIds)
    .execute();
  for (const { follower_id: followerId, followed_id: followedId } of rows) {
    const known = followers.get(followedId);
    if (known) known.push(followerId);
    else followers.set(followedId, [followerId]);
  }
  return followers;
}
