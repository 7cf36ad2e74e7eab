import { type Kysely, sql } from 'kysely';

import type { Tables } from '../src/foundation/db/schema.ts';
import { houseAccount, openWallet } from '../src/market/payments/wallet/ledger-accounts.ts';
import { book } from '../src/market/payments/wallet/ledger.ts';

/** Puts money on a wallet, as a referral does. */
export async function fillWallet(
  queries: Kysely<Tables>,
  userId: string,
  naira: number,
  reference: string,
): Promise<void> {
  await queries.transaction().execute(async (transaction) => {
    const entries = [
      { accountId: await houseAccount(transaction, 'referrals'), amountKobo: -naira * 100 },
      { accountId: await openWallet(transaction, userId), amountKobo: naira * 100 },
    ];
    await book(transaction, { kind: 'referral', reference, entries }, 1);
  });
}

/**
 * Returns errors in the books: transfers that do not sum to zero, and balances that differ from the sum of their
 * entries.
 */
export async function bookkeepingFaults(queries: Kysely<Tables>): Promise<unknown[]> {
  const { rows } = await sql`
    select 'transfer' as what, t.kind as name from ledger_transfers t
      where coalesce((select sum(amount_kobo) from ledger_entries where transfer_id = t.id), 1) <> 0
    union all
    select 'account', a.kind from ledger_accounts a
      where a.balance_kobo <> coalesce((select sum(amount_kobo) from ledger_entries where account_id = a.id), 0)
    union all
    select 'wallet below zero', a.kind from ledger_accounts a where a.kind = 'wallet' and a.balance_kobo < 0
  `.execute(queries);
  return rows;
}

/** Returns the balance of a house account or of a user's wallet, in naira. */
export async function balanceOf(queries: Kysely<Tables>, of: { house: string } | { owner: string }): Promise<number> {
  const query = queries.selectFrom('ledger_accounts').select('balance_kobo');
  const row = await (
    'house' in of ? query.where('kind', '=', of.house) : query.where('owner_id', '=', of.owner)
  ).executeTakeFirst();
  return (row?.balance_kobo ?? 0) / 100;
}
