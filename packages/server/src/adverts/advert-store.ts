import type { Selectable } from 'kysely';

import type { Queries } from '../db/database.ts';
import type { AdvertsTable } from '../db/tables/money-tables.ts';

export type AdvertRow = Selectable<AdvertsTable>;

export function findAdvert(queries: Queries, id: string): Promise<AdvertRow | undefined> {
  return queries.selectFrom('adverts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** An advert with what its post looks like; without, once the post is gone. */
export interface OwnAdvertRow extends AdvertRow {
  post_title: string | null;
  post_images: string | null;
}

/** Somebody's adverts, newest first, from before the one that the page before ended with. */
export function listAdvertsOf(queries: Queries, page: { userId: string; before: string | undefined; limit: number }): Promise<OwnAdvertRow[]> {
  let query = queries
    .selectFrom('adverts')
    .leftJoin('posts', 'posts.id', 'adverts.post_id')
    .selectAll('adverts')
    .select(['posts.title as post_title', 'posts.images as post_images'])
    .where('adverts.user_id', '=', page.userId)
    .orderBy('adverts.id', 'desc')
    .limit(page.limit);
  if (page.before !== undefined) query = query.where('adverts.id', '<', page.before);
  return query.execute();
}

/** Adverts in a state whose time is over, the first to end first. */
export function listLapsed(queries: Queries, state: 'active' | 'awaiting_payment', now: number, limit: number): Promise<AdvertRow[]> {
  return queries
    .selectFrom('adverts')
    .selectAll()
    .where('state', '=', state)
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
}
