import type { Selectable } from 'kysely';
import { z } from 'zod';

import type { Queries } from '../../../foundation/db/database.ts';
import type { SandboxChargesTable } from '../../../foundation/db/tables/money-tables.ts';

/** The last action of a visitor of the sandbox checkout. A payment cannot be undone. */
export const chargeStateSchema = z.enum(['open', 'successful', 'failed', 'cancelled']);
export type ChargeState = z.infer<typeof chargeStateSchema>;

export type ChargeRow = Selectable<SandboxChargesTable>;

/** Stores a charge of the sandbox checkout. @throws if its reference is taken */
export async function insertCharge(queries: Queries, row: ChargeRow): Promise<void> {
  await queries.insertInto('sandbox_charges').values(row).execute();
}

/** Returns a charge of the sandbox checkout by its reference, or undefined. */
export function findCharge(queries: Queries, reference: string): Promise<ChargeRow | undefined> {
  return queries.selectFrom('sandbox_charges').selectAll().where('reference', '=', reference).executeTakeFirst();
}

/** Stores the visitor's choice, unless they have paid. */
export async function moveCharge(queries: Queries, reference: string, to: Exclude<ChargeState, 'open'>): Promise<void> {
  await queries
    .updateTable('sandbox_charges')
    .set({ state: to })
    .where('reference', '=', reference)
    .where('state', '<>', 'successful')
    .execute();
}
