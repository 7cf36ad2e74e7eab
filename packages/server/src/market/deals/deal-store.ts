import { DEALS_PAGE } from '@oja/contract/limits';
import type { DealsQuery } from '@oja/contract/deals';
import { type Selectable, sql } from 'kysely';

import type { Queries } from '../../foundation/db/database.ts';
import type { DealStepsTable, DealsTable } from '../../foundation/db/tables/deal-tables.ts';

export type DealRow = Selectable<DealsTable>;
export type DealStepRow = Selectable<DealStepsTable>;

/** A condition: a deal is under way. In these words, so that SQLite uses the index of such deals. */
export const isOpen = sql<boolean>`deals.state in ('offered', 'agreed')`;

/** Deals of a person by id, or all with the given ids. */
export async function findDeals(
  queries: Queries,
  ids: readonly string[],
  personId?: string,
): Promise<Map<string, DealRow>> {
  if (ids.length === 0) return new Map();
  let query = queries.selectFrom('deals').selectAll().where('id', 'in', ids);
  if (personId !== undefined)
    query = query.where((where) => where.or([where('buyer_id', '=', personId), where('vendor_id', '=', personId)]));
  return new Map((await query.execute()).map((row) => [row.id, row]));
}

/** Locks a deal until the transaction ends, and reads it as it is then. Its post is locked before. */
export function lockDeal(transaction: Queries, id: string): Promise<DealRow | undefined> {
  return transaction
    .updateTable('deals')
    .set((set) => ({ version: set.ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** The deal in which a person has taken a step with this `clientId`. */
export async function findDealOfStep(
  queries: Queries,
  personId: string,
  clientId: string,
): Promise<DealRow | undefined> {
  return queries
    .selectFrom('messages')
    .innerJoin('deal_steps', 'deal_steps.message_id', 'messages.id')
    .innerJoin('deals', 'deals.id', 'deal_steps.deal_id')
    .selectAll('deals')
    .where('messages.sender_id', '=', personId)
    .where('messages.client_id', '=', clientId)
    .executeTakeFirst();
}

/** The steps of deals, oldest first. */
export async function findSteps(queries: Queries, ids: readonly string[]): Promise<Map<string, DealStepRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('deal_steps')
    .selectAll()
    .where('deal_id', 'in', ids)
    .orderBy('deal_id')
    .orderBy('version')
    .execute();
  return Map.groupBy(rows, (row) => row.deal_id);
}

const COLUMNS = { buyer: 'buyer_id', vendor: 'vendor_id' } as const;

/** A page of a person's deals, see the contract's dealsQuerySchema. Its cursor is the `last_step` of the last one. */
export async function listDeals(
  queries: Queries,
  personId: string,
  { post, with: other, role, state, cursor }: DealsQuery,
): Promise<{ page: DealRow[]; nextCursor: string | null }> {
  // One index is read for each side.
  const sides = role === undefined ? (['buyer', 'vendor'] as const) : [role];
  const found = await Promise.all(
    sides.map((side) => {
      const [mine, theirs] = side === 'buyer' ? [COLUMNS.buyer, COLUMNS.vendor] : [COLUMNS.vendor, COLUMNS.buyer];
      let query = queries
        .selectFrom('deals')
        .selectAll()
        .where(mine, '=', personId)
        .orderBy('last_step', 'desc')
        .limit(DEALS_PAGE + 1);
      if (post !== undefined) query = query.where('post_id', '=', post);
      if (other !== undefined) query = query.where(theirs, '=', other);
      if (state === 'open') query = query.where(isOpen);
      else if (state !== undefined) query = query.where('state', '=', state);
      return cursor === undefined ? query.execute() : query.where('last_step', '<', cursor).execute();
    }),
  );
  const rows = found.flat().toSorted((one, next) => (one.last_step < next.last_step ? 1 : -1));
  const page = rows.slice(0, DEALS_PAGE);
  return { page, nextCursor: rows.length > DEALS_PAGE ? (page.at(-1)?.last_step ?? null) : null };
}
