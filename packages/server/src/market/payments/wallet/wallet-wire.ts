import { movementKindSchema, type Withdrawal, withdrawalStateSchema } from '@oja/contract/wallet';

import { toTimestamp } from '../../../foundation/text/timestamp.ts';
import type { MovementRow } from './wallet-store.ts';
import type { OwnedWithdrawalRow, WithdrawalRow } from './withdrawal-store.ts';

/** A withdrawal as its owner sees it. It leaves the account number out, so that a bystander cannot read it. */
export function toWithdrawal(row: WithdrawalRow): Withdrawal {
  return {
    _id: row.id,
    amount: row.amount_kobo / 100,
    bankCode: row.bank_code,
    accountNumber: `******${row.account_number.slice(-4)}`,
    state: withdrawalStateSchema.parse(row.state),
    createdAt: toTimestamp(row.created_at),
    settledAt: row.settled_at === null ? null : toTimestamp(row.settled_at),
  };
}

/** A withdrawal as an admin sees it, who has to pay it out. */
export function toAdminWithdrawal(row: OwnedWithdrawalRow) {
  return { ...toWithdrawal(row), accountNumber: row.account_number, userName: row.user_name };
}

/** A movement of a wallet as the contract describes it: its amount is in naira, the row has kobo. */
export function toMovement(row: MovementRow) {
  return {
    _id: row.id,
    kind: movementKindSchema.parse(row.kind),
    amount: row.amount_kobo / 100,
    createdAt: toTimestamp(row.created_at),
  };
}
