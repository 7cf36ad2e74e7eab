import type { Selectable } from 'kysely';

import type { Queries } from '../db/database.ts';
import type { AdvertsTable } from '../db/tables/money-tables.ts';

export type AdvertRow = Selectable<AdvertsTable>;

export function findAdvert(queries: Queries, id: string): Promise<AdvertRow | undefined> {
  return queries.selectFrom('adverts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Somebody's adverts, newest first, from before the one that the page before ended with. */
export function listAdvertsOf(queries: Queries, page: { userId: string; before: string | undefined; limit: number }): Promise<AdvertRow[]> {
  let query = queries.selectFrom('adverts').selectAll().where('user_id', '=', page.userId).orderBy('id', 'desc').limit(page.limit);
  if (page.before !== undefined) query = query.where('id', '<', page.before);
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
