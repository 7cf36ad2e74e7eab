import { type Selectable, sql } from 'kysely';

import type { Database, Queries } from '../../../foundation/db/database.ts';
import { type Place, isAfter } from '../../../foundation/db/keyset.ts';
import { prepareStatement } from '../../../foundation/db/prepared-query.ts';
import type { PostsTable } from '../../../foundation/db/tables/post-tables.ts';
import { isNotHidden } from '../../people/hidden-people.ts';

/** A post with its author, as a viewer sees it. */
export type PostRow = Omit<Selectable<PostsTable>, 'search_text' | 'is_advert' | 'place_source'> & {
  author_name: string;
  author_user_name: string;
  author_profile_image: string | null;
  author_is_verified_vendor: number;
  /** Ten times the mean of the author's reviews, and their number; null where they have too few. */
  author_rating_tenths: number | null;
  author_reviews_count: number | null;
  /** 1 where the post's phone number is the one that its author has confirmed. */
  phone_confirmed: number;
  /** The viewer's id when they like it, or null. */
  liked_by: string | null;
  /** The viewer's id when they saved it, or null. */
  saved_by: string | null;
};

const findRows = prepareStatement<{ viewerId: string; wanted: readonly { id: string }[] }, PostRow>(
  ({ slot, rows }) => sql`
    select posts.id, posts.user_id, posts.title, posts.description, posts.category, posts.price_kobo, posts.phone_number,
      posts.location, posts.condition, posts.price_point, posts.images, posts.likes_count, posts.replies_count,
      posts.created_at, posts.shown_until, posts.state, posts.lga,
      posts.status, posts.unlisted_until, posts.units,
      users.name as author_name, users.user_name as author_user_name, users.profile_image as author_profile_image,
      users.is_verified_vendor as author_is_verified_vendor,
      ratings.mean_tenths as author_rating_tenths, ratings.count as author_reviews_count,
      case when users.confirmed_phone = posts.phone_number then 1 else 0 end as phone_confirmed,
      likes.user_id as liked_by, saves.user_id as saved_by
    from posts
    join users on users.id = posts.user_id and users.deleted_at is null
    left join ratings on ratings.user_id = posts.user_id
    left join likes on likes.post_id = posts.id and likes.user_id = ${slot('viewerId')}
    left join saves on saves.post_id = posts.id and saves.user_id = ${slot('viewerId')}
    where posts.id in (select id from ${rows('wanted', { id: 'id' })})`,
);

/** Posts as a viewer sees them, in any order, including hidden ones, but none of deleted accounts. */
export function readRows({ queries }: Database, viewerId: string, ids: readonly string[]): Promise<PostRow[]> {
  return findRows(queries, { viewerId, wanted: ids.map((id) => ({ id })) });
}

/** The wanted part of a list. */
export interface ListPart {
  now: number;
  /** Only posts up to this time: later ones would move the pages. */
  until?: number | undefined;
  /** Only posts after this place. */
  after?: Place | undefined;
  limit: number;
  offset?: number;
  /** Leaves out the posts that blocks hide from this viewer. */
  hiddenFrom?: string | undefined;
}

/** The places of the posts that are shown now, newest first. The caller adds conditions and a limit. */
export function shownPlaces(queries: Queries, { now, until, after, hiddenFrom }: ListPart) {
  let query = queries
    .selectFrom('posts')
    .select(['posts.id', 'posts.created_at'])
    .where('posts.shown_until', '>', now)
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id', 'desc');
  if (until !== undefined) query = query.where('posts.created_at', '<=', until);
  if (after) query = query.where(isAfter('posts', after));
  if (hiddenFrom !== undefined) query = query.where(isNotHidden(hiddenFrom, 'posts.user_id'));
  return query;
}

/** How many of the newest posts are searched one by one, before a list is collected in another way. */
const NEAR_MIN = 2000;
const NEAR_MAX = 40_000;

/**
 * How many of the newest posts to search for a part of a list whose posts are scattered: more for a later part.
 * @param farther how many times as many
 */
export function nearOf({ limit, offset = 0 }: ListPart, farther = 1): number {
  return Math.min(NEAR_MAX, Math.max(NEAR_MIN, 25 * (offset + limit)) * farther);
}

/** Posts that are not adverts. Not a parameter: SQLite uses a partial index only for conditions with constants. */
export const isNoAdvert = sql<boolean>`posts.is_advert = 0`;
