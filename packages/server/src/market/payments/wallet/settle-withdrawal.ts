import type { Queries } from '../../../foundation/db/database.ts';
import type { EmailQueue } from '../../../foundation/email/email-queue.ts';
import { ApiError } from '../../../foundation/http/api-error.ts';
import { houseAccount } from './ledger-accounts.ts';
import { book } from './ledger.ts';
import { withdrawalSettledEmail } from './wallet-emails.ts';
import { findWithdrawal, type OwnedWithdrawalRow } from './withdrawal-store.ts';
import { moveWithdrawal } from './withdrawal-states.ts';

/**
 * Records how a withdrawal ended. The money of a paid withdrawal leaves the house, and that of a failed one returns
 * to the wallet. Its owner is emailed. A repeated call with the same result changes nothing.
 * @returns the withdrawal, and the id of the email
 * @throws ApiError `not_found`; `withdrawal_settled` when it ended otherwise before
 */
export async function settleWithdrawal(
  { queries, emails, config }: { queries: Queries; emails: EmailQueue; config: { publicUrl: string } },
  id: string,
  to: 'paid' | 'failed',
  now: number,
): Promise<{ row: OwnedWithdrawalRow; emailId: string | undefined }> {
  return queries.transaction().execute(async (transaction) => {
    const moved = await moveWithdrawal(transaction, id, to, now);
    const row = await findWithdrawal(transaction, id);
    if (!row) throw new ApiError('not_found');
    if (!moved) {
      if (row.state !== to) throw new ApiError('withdrawal_settled');
      return { row, emailId: undefined };
    }
    await bookSettlement(transaction, row, to, now);
    const { user_name: userName, email } = row;
    // A deleted account has no addressee.
    if (userName === null || email === null) return { row, emailId: undefined };
    const settled = { amount: row.amount_kobo / 100, accountNumber: row.account_number, state: to };
    const message = withdrawalSettledEmail(config.publicUrl, { userName, email }, settled);
    return { row, emailId: await emails.write(transaction, message) };
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
