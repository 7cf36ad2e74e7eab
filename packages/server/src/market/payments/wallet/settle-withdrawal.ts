import { formatNaira } from '@oja/contract/naira';

import type { Queries } from '../../../foundation/db/database.ts';
import type { EmailQueue } from '../../../foundation/email/email-queue.ts';
import { ApiError } from '../../../foundation/http/api-error.ts';
import { adminRightsUsedEmail } from '../../people/admin-rights-email.ts';
import { addresseeOf, findActive } from '../../people/user-store.ts';
import { houseAccount } from './ledger-accounts.ts';
import { book } from './ledger.ts';
import { withdrawalSettledEmail } from './wallet-emails.ts';
import { findWithdrawal, type OwnedWithdrawalRow } from './withdrawal-store.ts';
import { moveWithdrawal } from './withdrawal-states.ts';

/**
 * Records how a withdrawal ended. The money of a paid withdrawal leaves the house, and that of a failed one returns
 * to the wallet. Its owner and the admin are emailed. A repeated call with the same result changes nothing.
 * @returns the withdrawal, and the ids of the emails
 * @throws ApiError `not_found`; `withdrawal_settled` when it ended otherwise before
 */
export async function settleWithdrawal(
  { queries, emails, config }: { queries: Queries; emails: EmailQueue; config: { publicUrl: string } },
  { id, to, adminId }: { id: string; to: 'paid' | 'failed'; adminId: string },
  now: number,
): Promise<{ row: OwnedWithdrawalRow; emailIds: string[] }> {
  return queries.transaction().execute(async (transaction) => {
    const moved = await moveWithdrawal(transaction, id, to, now);
    const row = await findWithdrawal(transaction, id);
    if (!row) throw new ApiError('not_found');
    if (!moved) {
      if (row.state !== to) throw new ApiError('withdrawal_settled');
      return { row, emailIds: [] };
    }
    await bookSettlement(transaction, row, to, now);
    const { user_name: userName, email, account_number: accountNumber } = row;
    const amount = row.amount_kobo / 100;
    const emailIds: string[] = [];
    // A deleted account has no addressee.
    if (userName !== null && email !== null) {
      const settled = { amount, accountNumber, state: to };
      const message = withdrawalSettledEmail(config.publicUrl, { userName, email }, settled);
      emailIds.push(await emails.write(transaction, message));
    }
    const admin = await findActive(transaction, adminId);
    if (admin) {
      const act = `A withdrawal of ${formatNaira(amount)} was marked as ${to} with your account.`;
      emailIds.push(await emails.write(transaction, adminRightsUsedEmail(config.publicUrl, addresseeOf(admin), act)));
    }
    return { row, emailIds };
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
