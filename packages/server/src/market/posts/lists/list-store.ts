import { sql } from 'kysely';

import type { Queries } from '../../../foundation/db/database.ts';
import { type Place, isAfter } from '../../../foundation/db/keyset.ts';
import { prepareQuery } from '../../../foundation/db/prepared-query.ts';
import { type ListPart, isNoAdvert, nearOf, shownPlaces } from './post-rows.ts';

/** The most frequent query by far: a numbered page of all posts. */
const listNumbered = prepareQuery<{ now: number; until: number; limit: number; offset: number }, Place>(
  (queries, slot) =>
    queries
      .selectFrom('posts')
      .select(['posts.id', 'posts.created_at'])
      .where('posts.shown_until', '>', slot('now'))
      .where('posts.created_at', '<=', slot('until'))
      .where(isNoAdvert)
      .orderBy('posts.created_at', 'desc')
      .orderBy('posts.id', 'desc')
      .limit(slot('limit'))
      .offset(slot('offset')),
);

/** All posts that are not adverts. */
export function listPosts(queries: Queries, part: ListPart): Promise<Place[]> {
  const { now, until, after, limit, offset = 0, hiddenFrom } = part;
  if (until !== undefined && !after && hiddenFrom === undefined)
    return listNumbered(queries, { now, until, limit, offset });
  return shownPlaces(queries, part)
    .where(isNoAdvert)
    .limit(part.limit)
    .offset(part.offset ?? 0)
    .execute();
}

/** All posts of a category, including running adverts. */
export function listOfCategory(queries: Queries, category: string, part: ListPart): Promise<Place[]> {
  return shownPlaces(queries, part).where('posts.category', '=', category).limit(part.limit).execute();
}

/** Posts of one person, including running adverts. */
export function listPostsOf(queries: Queries, userId: string, part: ListPart): Promise<Place[]> {
  return shownPlaces(queries, part).where('posts.user_id', '=', userId).limit(part.limit).execute();
}

/** The sold or the paused posts of one person, in the order in which they were posted. */
export function listUnlistedPostsOf(
  queries: Queries,
  userId: string,
  status: 'sold' | 'paused',
  { now, after, limit }: ListPart,
): Promise<Place[]> {
  let query = queries
    .selectFrom('posts')
    .select(['posts.id', 'posts.created_at'])
    .where('posts.user_id', '=', userId)
    .where('posts.status', '=', status)
    .where('posts.unlisted_until', '>', now)
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id', 'desc');
  if (after) query = query.where(isAfter('posts', after));
  return query.limit(limit).execute();
}

/**
 * Posts of the people whom a person follows, without adverts. If the person follows many people, or people who post
 * much, a page is found among the newest posts of all. Otherwise the posts of all followed people are collected,
 * which are few then. Neither way reads the whole table.
 */
export async function listFollowedPosts(queries: Queries, viewerId: string, part: ListPart): Promise<Place[]> {
  const near = await queries
    .selectFrom(shownPlaces(queries, part).select('posts.user_id').where(isNoAdvert).limit(nearOf(part)).as('near'))
    .select(['near.id', 'near.created_at'])
    .where(
      sql<boolean>`exists (select 1 from follows where follows.follower_id = ${viewerId} and follows.followed_id = near.user_id)`,
    )
    .orderBy('near.created_at', 'desc')
    .orderBy('near.id', 'desc')
    .limit(part.limit)
    .offset(part.offset ?? 0)
    .execute();
  if (near.length === part.limit) return near;
  return shownPlaces(queries, part)
    .innerJoin('follows', 'follows.followed_id', 'posts.user_id')
    .where('follows.follower_id', '=', viewerId)
    .where(isNoAdvert)
    .limit(part.limit)
    .offset(part.offset ?? 0)
    .execute();
}
