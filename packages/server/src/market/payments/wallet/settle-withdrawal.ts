import type { Queries } from '../../../foundation/db/database.ts';
import { ApiError } from '../../../foundation/http/api-error.ts';
import { houseAccount } from './ledger-accounts.ts';
import { book } from './ledger.ts';
import { findWithdrawal, type OwnedWithdrawalRow } from './withdrawal-store.ts';
import { moveWithdrawal } from './withdrawal-states.ts';

/**
 * Records how a withdrawal ended. The money of a paid withdrawal leaves the house, and that of a failed one returns
 * to the wallet. A repeated call with the same result changes nothing.
 * @throws ApiError `not_found`; `withdrawal_settled` when it ended otherwise before
 */
export async function settleWithdrawal(
  queries: Queries,
  id: string,
  to: 'paid' | 'failed',
  now: number,
): Promise<OwnedWithdrawalRow> {
  return queries.transaction().execute(async (transaction) => {
    const moved = await moveWithdrawal(transaction, id, to, now);
    const row = await findWithdrawal(transaction, id);
    if (!row) throw new ApiError('not_found');
    if (moved) await bookSettlement(transaction, row, to, now);
    else if (row.state !== to) throw new ApiError('withdrawal_settled');
    return row;
  });
}

async function bookSettlement(
  transaction: Queries,
  row: OwnedWithdrawalRow,
  to: 'paid' | 'failed',
  now: number,
): Promise<void> {
  const entries = [
    { accountId: await houseAccount(transaction, 'payouts'), amountKobo: -row.amount_kobo },
    {
      accountId: to === 'paid' ? await houseAccount(transaction, 'clearing') : row.account_id,
      amountKobo: row.amount_kobo,
    },
  ];
  await book(
    transaction,
    { kind: to === 'paid' ? 'withdrawal_paid' : 'withdrawal_returned', reference: row.id, entries },
    now,
  );
}
