import type { AdvertState } from '@oja/contract/adverts';

import type { Queries } from '../../foundation/db/database.ts';
import { type AdvertMover, statesBefore } from './advert-states.ts';

export interface AdvertMove {
  id: string;
  to: AdvertState;
  by: AdvertMover;
  /** The only state to start from, where the table allows several. */
  from?: AdvertState;
}

/**
 * Changes an advert's state, if the table of transitions allows it. It is the only place where the state changes: of
 * several concurrent changes, one wins.
 * @param transaction a transaction in which the post's row is locked, see lockPostOf
 * @param changes columns that change with the state
 * @returns false when the advert is in a state from which the table allows no such transition
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
 * Locks the row of an advert's post, where the database has row locks. Callers of moveAdvert do this first, because a
 * post's row is locked before an advert's everywhere.
 * @returns whether the post exists
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
