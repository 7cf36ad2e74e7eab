import type { WithdrawalState } from '@oja/contract/wallet';
import type { Selectable } from 'kysely';

import type { Queries } from '../../../foundation/db/database.ts';
import type { WithdrawalsTable } from '../../../foundation/db/tables/money-tables.ts';

export type WithdrawalRow = Selectable<WithdrawalsTable>;

/** A withdrawal as an admin sees it. */
export type OwnedWithdrawalRow = WithdrawalRow & { user_name: string | null; email: string | null };

/** The newest withdrawals of one wallet. */
export function listWithdrawalsOf(queries: Queries, accountId: string, limit: number): Promise<WithdrawalRow[]> {
  return queries
    .selectFrom('withdrawals')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** A page of withdrawals in a state, the oldest first, after the last one of the previous page. */
export function listWithdrawals(
  queries: Queries,
  page: { state: WithdrawalState; after: string | undefined; limit: number },
): Promise<OwnedWithdrawalRow[]> {
  let query = ownedWithdrawals(queries)
    .where('withdrawals.state', '=', page.state)
    .orderBy('withdrawals.id')
    .limit(page.limit);
  if (page.after !== undefined) query = query.where('withdrawals.id', '>', page.after);
  return query.execute();
}

/** Returns a withdrawal with the user name of its owner, or undefined if the id is unknown. */
export function findWithdrawal(queries: Queries, id: string): Promise<OwnedWithdrawalRow | undefined> {
  return ownedWithdrawals(queries).where('withdrawals.id', '=', id).executeTakeFirst();
}

function ownedWithdrawals(queries: Queries) {
  return queries
    .selectFrom('withdrawals')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'withdrawals.account_id')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'ledger_accounts.owner_id').on('users.deleted_at', 'is', null),
    )
    .selectAll('withdrawals')
    .select(['users.user_name', 'users.email']);
}
