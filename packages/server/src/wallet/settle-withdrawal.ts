import type { Queries } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { houseAccount } from './accounts.ts';
import { book } from './ledger.ts';
import { findWithdrawal, type OwnedWithdrawalRow } from './withdrawal-store.ts';
import { moveWithdrawal } from './withdrawal-states.ts';

/**
 * Notes how a withdrawal ended: what is paid has left the house, what failed is back on the wallet. The same word again
 * changes nothing.
 * @throws Refusal `not_found`; `withdrawal_settled` when it ended otherwise before
 */
export async function settleWithdrawal(queries: Queries, id: string, to: 'paid' | 'failed', now: number): Promise<OwnedWithdrawalRow> {
  return queries.transaction().execute(async (transaction) => {
    const moved = await moveWithdrawal(transaction, id, to, now);
    const row = await findWithdrawal(transaction, id);
    if (!row) throw new Refusal('not_found');
    if (moved) await bookSettlement(transaction, row, to, now);
    else if (row.state !== to) throw new Refusal('withdrawal_settled');
    return row;
  });
}

async function bookSettlement(transaction: Queries, row: OwnedWithdrawalRow, to: 'paid' | 'failed', now: number): Promise<void> {
  const entries = [
    { accountId: await houseAccount(transaction, 'payouts'), amountKobo: -row.amount_kobo },
    { accountId: to === 'paid' ? await houseAccount(transaction, 'clearing') : row.account_id, amountKobo: row.amount_kobo },
  ];
  await book(transaction, { kind: to === 'paid' ? 'withdrawal_paid' : 'withdrawal_returned', reference: row.id, entries }, now);
}
