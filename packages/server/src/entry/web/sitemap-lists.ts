import { sql } from 'kysely';

import type { Queries } from '../../foundation/db/database.ts';
import type { Place } from '../../foundation/db/keyset.ts';

/** An entry of the sitemap. */
export interface SitemapEntry {
  /** Its place in its list. */
  place: Place;
  /** Without the server's own address. */
  path: string;
  /** When the shown content changed; null where the page shows nothing and is left out. */
  changedAt: number | null;
}

/** A list of the sitemap, sorted from old to new, so that new entries only make the last part longer. */
export interface SitemapList {
  name: string;
  /** The place of the last of `count` entries after a place; undefined where there are fewer. */
  skip(after: Place | undefined, count: number): Promise<Place | undefined>;
  /** Up to `limit` entries after a place, none beyond the end. */
  read(after: Place | undefined, end: Place | undefined, limit: number): Promise<SitemapEntry[]>;
}

/** Not a parameter: SQLite uses a partial index only for conditions with constants. */
const isNoAdvert = sql<boolean>`posts.is_advert = 0`;
const isVendor = sql<boolean>`users.is_verified_vendor = 1`;

/** When a vendor's newest visible post was created; null for a vendor without visible posts. */
const newestShown = (now: number) => sql<number | null>`(select posts.created_at from posts
  where posts.user_id = users.id and posts.shown_until > ${now} order by posts.created_at desc limit 1)`;

/** Shown posts that are not adverts: adverts are gone within days. Read from the feed's index alone. */
export function postList(queries: Queries, now: () => number): SitemapList {
  const places = (after: Place | undefined, end: Place | undefined) => {
    let query = queries
      .selectFrom('posts')
      .select(['posts.id', 'posts.created_at'])
      .where(isNoAdvert)
      .where('posts.shown_until', '>', now())
      .orderBy('posts.created_at')
      .orderBy('posts.id');
    if (after) query = query.where(sql<boolean>`(posts.created_at, posts.id) > (${after.created_at}, ${after.id})`);
    if (end) query = query.where(sql<boolean>`(posts.created_at, posts.id) <= (${end.created_at}, ${end.id})`);
    return query;
  };
  return {
    name: 'posts',
    skip: (after, count) =>
      places(after, undefined)
        .offset(count - 1)
        .limit(1)
        .executeTakeFirst(),
    async read(after, end, limit) {
      const rows = await places(after, end).limit(limit).execute();
      return rows.map((place) => ({ place, path: `/dashboard/post/details/${place.id}`, changedAt: place.created_at }));
    },
  };
}

/**
 * Verified vendors, by the age of their account. Vendors without visible posts keep their place, and are left out of
 * the written part.
 */
export function vendorList(queries: Queries, now: () => number): SitemapList {
  const ids = (after: Place | undefined, end: Place | undefined) => {
    let query = queries
      .selectFrom('users')
      .select('users.id')
      .where(isVendor)
      .where('users.activated_at', 'is not', null)
      .where('users.deleted_at', 'is', null)
      .orderBy('users.id');
    if (after) query = query.where('users.id', '>', after.id);
    if (end) query = query.where('users.id', '<=', end.id);
    return query;
  };
  return {
    name: 'vendors',
    async skip(after, count) {
      const row = await ids(after, undefined)
        .offset(count - 1)
        .limit(1)
        .executeTakeFirst();
      return row && { created_at: 0, id: row.id };
    },
    async read(after, end, limit) {
      const rows = await ids(after, end).select(newestShown(now()).as('newest')).limit(limit).execute();
      return rows.map(({ id, newest }) => ({
        place: { created_at: 0, id },
        path: `/dashboard/profile/${id}`,
        changedAt: newest,
      }));
    },
  };
}
