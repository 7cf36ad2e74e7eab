import type { Queries } from '../../../foundation/db/database.ts';
import { newId } from '../../../foundation/db/new-id.ts';
import { ApiError } from '../../../foundation/http/api-error.ts';

/** The kind of a transfer; together with its reference it identifies the transfer. */
export type TransferKind =
  | 'advert_payment'
  | 'advert_overpaid'
  | 'advert_refund'
  | 'referral'
  | 'withdrawal'
  | 'withdrawal_returned'
  | 'withdrawal_paid';

/** The amount that one account receives, or pays when it is negative. */
export interface Entry {
  accountId: string;
  amountKobo: number;
}

/**
 * Books a transfer, architecture §6: entries and balances in one transaction. A transfer is never booked twice for
 * the same kind and reference, and no wallet becomes negative.
 * @param transaction which the caller rolls back when this throws
 * @returns false when it was booked before; then nothing changes
 * @throws ApiError `insufficient_balance` when a wallet has less than it should pay
 * @throws Error when the entries do not sum to zero, which is a mistake of the caller's
 */
export async function book(
  transaction: Queries,
  transfer: { kind: TransferKind; reference: string; entries: readonly Entry[] },
  now: number,
): Promise<boolean> {
  const { kind, reference } = transfer;
  if (transfer.entries.reduce((sum, entry) => sum + entry.amountKobo, 0) !== 0) {
    throw new Error(`The entries of the transfer ${kind} ${reference} do not sum to zero`);
  }
  const id = newId();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('ledger_transfers')
    .values({ id, kind, reference, created_at: now })
    .onConflict((conflict) => conflict.columns(['kind', 'reference']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  // In the order of the accounts' ids, so that two transfers do not deadlock.
  for (const { accountId, amountKobo } of transfer.entries.toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1))) {
    await transaction
      .insertInto('ledger_entries')
      .values({ transfer_id: id, account_id: accountId, amount_kobo: amountKobo })
      .execute();
    await move(transaction, accountId, amountKobo);
  }
  return true;
}

async function move(transaction: Queries, accountId: string, amountKobo: number): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('ledger_accounts')
    .set((set) => ({ balance_kobo: set('balance_kobo', '+', amountKobo) }))
    .where('id', '=', accountId)
    .where((where) => where.or([where('kind', '<>', 'wallet'), where('balance_kobo', '>=', -amountKobo)]))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new ApiError('insufficient_balance');
}
