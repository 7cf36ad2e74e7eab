import type { WithdrawalState } from '@oja/contract/wallet';

import type { Queries } from '../db/database.ts';

/** Every move a withdrawal can make. Only admins make them: they pay out, and see whether the bank took it. */
export const WITHDRAWAL_TRANSITIONS: readonly { from: WithdrawalState; to: WithdrawalState }[] = [
  { from: 'requested', to: 'paid' },
  { from: 'requested', to: 'failed' },
];

/**
 * Moves a withdrawal, if the table lets it.
 * @returns false when it stands where no such move begins, because it was moved before
 */
export async function moveWithdrawal(transaction: Queries, id: string, to: WithdrawalState, now: number): Promise<boolean> {
  const from = WITHDRAWAL_TRANSITIONS.filter((move) => move.to === to).map((move) => move.from);
  if (from.length === 0) return false;
  const { numUpdatedRows } = await transaction
    .updateTable('withdrawals')
    .set({ state: to, settled_at: now })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
