import { type RawBuilder, sql } from 'kysely';

import type { DatabaseKind, Queries } from '../../../foundation/db/database.ts';

/** The account that is erased, and how many rows one transaction removes at most. */
export interface Batch {
  kind: DatabaseKind;
  userId: string;
  size: number;
  now: number;
}

/**
 * Removes some rows of one kind, together with what they count in other rows, in the caller's transaction: nothing is
 * counted twice or left out when the server is killed between two batches.
 * @returns the number of removed rows; 0 once there are none of this kind
 */
export type EraseSome = (transaction: Queries, batch: Batch) => Promise<number>;

/** The place of a row in its table, which finds it without a key. */
const PLACE: Record<
  DatabaseKind,
  (table: string, condition: RawBuilder<unknown>, size: number) => RawBuilder<unknown>
> = {
  sqlite: (table, condition, size) =>
    sql`rowid in (select rowid from ${sql.table(table)} where ${condition} limit ${sql.lit(size)})`,
  postgres: (table, condition, size) =>
    sql`ctid = any (array(select ctid from ${sql.table(table)} where ${condition} limit ${sql.lit(size)}))`,
};

/** Deletes up to `size` rows of a table that meet a condition on an index. */
export async function deleteSome(
  transaction: Queries,
  { kind, size }: Pick<Batch, 'kind' | 'size'>,
  table: string,
  condition: RawBuilder<unknown>,
): Promise<number> {
  const { numAffectedRows = 0n } =
    await sql`delete from ${sql.table(table)} where ${PLACE[kind](table, condition, size)}`.execute(transaction);
  return Number(numAffectedRows);
}

/** Deletes up to `size` rows of the account in a table. */
export function rowsOf(table: string, column: string): EraseSome {
  return (transaction, batch) => deleteSome(transaction, batch, table, sql`${sql.ref(column)} = ${batch.userId}`);
}

/** Takes the account's name from up to `size` rows that stay. */
export function ownerOf(table: string, column: string): EraseSome {
  return async (transaction, { kind, userId, size }) => {
    const { numAffectedRows = 0n } = await sql`update ${sql.table(table)} set ${sql.ref(column)} = null
      where ${PLACE[kind](table, sql`${sql.ref(column)} = ${userId}`, size)}`.execute(transaction);
    return Number(numAffectedRows);
  };
}
