import type { Queries } from '../../../foundation/db/database.ts';
import { newId } from '../../../foundation/db/new-id.ts';

/**
 * The house accounts, which migration 0003 opens:
 * - `clearing` the outside world; negative by the amount that came in and has not gone out again
 * - `revenue` income from adverts
 * - `referrals` negative by the amount that referrers of vendors received
 * - `payouts` withdrawals that are requested and not yet paid
 * - `unclaimed` money of people whose account is deleted
 */
export type HouseAccount = 'clearing' | 'revenue' | 'referrals' | 'payouts' | 'unclaimed';

/** The id of a house account. */
export async function houseAccount(queries: Queries, kind: HouseAccount): Promise<string> {
  return (await queries.selectFrom('ledger_accounts').select('id').where('kind', '=', kind).executeTakeFirstOrThrow())
    .id;
}

/** A person's wallet, or undefined before its first transfer. */
export function findWallet(
  queries: Queries,
  userId: string,
): Promise<{ id: string; balance_kobo: number } | undefined> {
  return queries
    .selectFrom('ledger_accounts')
    .select(['id', 'balance_kobo'])
    .where('owner_id', '=', userId)
    .executeTakeFirst();
}

/** The id of a person's wallet, which is opened when they have none yet. */
export async function openWallet(transaction: Queries, userId: string): Promise<string> {
  await transaction
    .insertInto('ledger_accounts')
    .values({ id: newId(), owner_id: userId, kind: 'wallet', balance_kobo: 0 })
    .onConflict((conflict) => conflict.column('owner_id').doNothing())
    .execute();
  return (
    await transaction
      .selectFrom('ledger_accounts')
      .select('id')
      .where('owner_id', '=', userId)
      .executeTakeFirstOrThrow()
  ).id;
}
