import type { AdvertState } from '@oja/contract/adverts';

import type { Queries } from '../db/database.ts';
import { type AdvertMover, statesBefore } from './advert-states.ts';

export interface AdvertMove {
  id: string;
  to: AdvertState;
  by: AdvertMover;
  /** Only from here, where the table has several beginnings. */
  from?: AdvertState;
}

/**
 * Moves an advert, if the table of transitions lets it. The only place where an advert's state changes: of several
 * movers at once, one wins.
 * @param transaction in which the post's row is locked, see lockPostOf
 * @param changes what changes with the state
 * @returns false when the advert does not stand where such a move begins
 */
export async function moveAdvert(
  transaction: Queries,
  { id, to, by, from }: AdvertMove,
  changes: { paid_at?: number; expires_at?: number } = {},
): Promise<boolean> {
  const before = statesBefore(to, by).filter((state) => from === undefined || state === from);
  if (before.length === 0) return false;
  const { numUpdatedRows } = await transaction
    .updateTable('adverts')
    .set({ ...changes, state: to })
    .where('id', '=', id)
    .where('state', 'in', before)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/**
 * Locks the row of an advert's post, where the database has such locks. Whoever moves an advert does this first, because
 * a post's row is locked before an advert's everywhere.
 * @returns whether the post is there
 */
export async function lockPostOf(transaction: Queries, advert: { post_id: string | null }): Promise<boolean> {
  if (advert.post_id === null) return false;
  const { numUpdatedRows } = await transaction
    .updateTable('posts')
    .set((set) => ({ is_advert: set.ref('is_advert') }))
    .where('id', '=', advert.post_id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
