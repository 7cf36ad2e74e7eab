import type { WithdrawalState } from '@oja/contract/wallet';

import type { Queries } from '../../../foundation/db/database.ts';

/**
 * All allowed transitions of a withdrawal's state. Only admins make them: they pay out, and check whether the bank
 * accepted it.
 */
export const WITHDRAWAL_TRANSITIONS: readonly { from: WithdrawalState; to: WithdrawalState }[] = [
  { from: 'requested', to: 'paid' },
  { from: 'requested', to: 'failed' },
];

/**
 * Changes a withdrawal's state, if the table allows it.
 * @returns false when no such transition starts from its state, because it changed before
 */
export async function moveWithdrawal(
  transaction: Queries,
  id: string,
  to: WithdrawalState,
  now: number,
): Promise<boolean> {
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
