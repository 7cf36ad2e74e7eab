import type { Queries } from '../../../foundation/db/database.ts';

export interface MovementRow {
  id: string;
  kind: string;
  amount_kobo: number;
  created_at: number;
}

/** A page of a wallet's movements, newest first, after the last one of the previous page. */
export function listMovements(
  queries: Queries,
  page: { accountId: string; before: string | undefined; limit: number },
): Promise<MovementRow[]> {
  let query = queries
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transfers', 'ledger_transfers.id', 'ledger_entries.transfer_id')
    .select([
      'ledger_transfers.id',
      'ledger_transfers.kind',
      'ledger_entries.amount_kobo',
      'ledger_transfers.created_at',
    ])
    .where('ledger_entries.account_id', '=', page.accountId)
    .orderBy('ledger_entries.transfer_id', 'desc')
    .limit(page.limit);
  if (page.before !== undefined) query = query.where('ledger_entries.transfer_id', '<', page.before);
  return query.execute();
}
