import { koboOf } from '@oja/contract/naira-amount';
import type { WithdrawInput } from '@oja/contract/wallet';

import type { Queries } from '../../../foundation/db/database.ts';
import { newId } from '../../../foundation/db/new-id.ts';
import type { EmailQueue } from '../../../foundation/email/email-queue.ts';
import { ApiError } from '../../../foundation/http/api-error.ts';
import { findWallet, houseAccount } from './ledger-accounts.ts';
import { book } from './ledger.ts';
import { withdrawalRequestedEmail } from './wallet-emails.ts';
import type { WithdrawalRow } from './withdrawal-store.ts';

interface WithdrawDeps {
  queries: Queries;
  emails: EmailQueue;
  config: { publicUrl: string };
}

/**
 * Takes money from a person's wallet and stores the withdrawal, both or neither. Repeated requests make one
 * withdrawal, even when they arrive at the same time. An email informs the owner of the wallet.
 * @returns the withdrawal, and the id of the email unless the withdrawal was made before
 * @throws ApiError `insufficient_balance`; `request_key_used` when the key came before with other content
 */
export async function withdraw(
  { queries, emails, config }: WithdrawDeps,
  userId: string,
  input: WithdrawInput,
  now: number,
): Promise<{ row: WithdrawalRow; emailId?: string }> {
  return queries.transaction().execute(async (transaction) => {
    const wallet = await findWallet(transaction, userId);
    if (!wallet) throw new ApiError('insufficient_balance');
    const row: WithdrawalRow = {
      id: newId(),
      account_id: wallet.id,
      request_key: input.requestKey,
      amount_kobo: koboOf(input.amount),
      bank_code: input.bankCode,
      account_number: input.accountNumber,
      state: 'requested',
      created_at: now,
      settled_at: null,
    };
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('withdrawals')
      .values(row)
      .onConflict((conflict) => conflict.columns(['account_id', 'request_key']).doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) return { row: await madeBefore(transaction, row) };
    const entries = [
      { accountId: wallet.id, amountKobo: -row.amount_kobo },
      { accountId: await houseAccount(transaction, 'payouts'), amountKobo: row.amount_kobo },
    ];
    await book(transaction, { kind: 'withdrawal', reference: row.id, entries }, now);
    const owner = await transaction
      .selectFrom('users')
      .select(['user_name as userName', 'email'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    return { row, emailId: await emails.write(transaction, withdrawalRequestedEmail(config.publicUrl, owner, input)) };
  });
}

async function madeBefore(transaction: Queries, wanted: WithdrawalRow): Promise<WithdrawalRow> {
  const known = await transaction
    .selectFrom('withdrawals')
    .selectAll()
    .where('account_id', '=', wanted.account_id)
    .where('request_key', '=', wanted.request_key)
    .executeTakeFirstOrThrow();
  const same =
    known.amount_kobo === wanted.amount_kobo &&
    known.bank_code === wanted.bank_code &&
    known.account_number === wanted.account_number;
  if (!same) throw new ApiError('request_key_used');
  return known;
}
