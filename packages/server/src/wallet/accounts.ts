import type { Queries } from '../db/database.ts';
import { newId } from '../db/new-id.ts';

/**
 * The accounts of the house, opened by migration 0003:
 * - `clearing` the world outside; below zero by what came in and has not gone out again
 * - `revenue` what adverts earned
 * - `referrals` below zero by what was given to those who brought vendors
 * - `payouts` withdrawals that are asked for and not yet paid
 * - `unclaimed` money of people whose account is deleted
 */
export type HouseAccount = 'clearing' | 'revenue' | 'referrals' | 'payouts' | 'unclaimed';

/** The id of an account of the house. */
export async function houseAccount(queries: Queries, kind: HouseAccount): Promise<string> {
  return (await queries.selectFrom('ledger_accounts').select('id').where('kind', '=', kind).executeTakeFirstOrThrow()).id;
}

/** A person's wallet, or undefined before anything was put on it. */
export function findWallet(queries: Queries, userId: string): Promise<{ id: string; balance_kobo: number } | undefined> {
  return queries.selectFrom('ledger_accounts').select(['id', 'balance_kobo']).where('owner_id', '=', userId).executeTakeFirst();
}

/** The id of a person's wallet, which is opened when they have none yet. */
export async function openWallet(transaction: Queries, userId: string): Promise<string> {
  await transaction
    .insertInto('ledger_accounts')
    .values({ id: newId(), owner_id: userId, kind: 'wallet', balance_kobo: 0 })
    .onConflict((conflict) => conflict.column('owner_id').doNothing())
    .execute();
  return (await transaction.selectFrom('ledger_accounts').select('id').where('owner_id', '=', userId).executeTakeFirstOrThrow()).id;
}
