import { sql } from 'kysely';

import type { DatabaseKind, Queries } from '../../foundation/db/database.ts';
import { newId } from '../../foundation/db/new-id.ts';

/** Two people, in either order. */
export type Pair = readonly [string, string];

/** The key of a pair, the same in both orders. */
export function pairKey([one, other]: Pair): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

/** Creates the conversations of the pairs. */
export async function openConversations(transaction: Queries, pairs: readonly Pair[], now: number): Promise<void> {
  const missing = [...new Map(pairs.map((pair) => [pairKey(pair), pair]))].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  await transaction
    .insertInto('conversations')
    .values(missing.map(([, pair]) => ({ id: newId(), ...lowHigh(pair), created_at: now })))
    // Another transaction may have created one in the meantime.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function findConversations(queries: Queries, pairs: readonly Pair[]): Promise<Map<string, string>> {
  const rows = await queries
    .selectFrom('conversations')
    .select(['id', 'low_id', 'high_id'])
    .where((where) => where.or(pairs.map((pair) => where.and(lowHigh(pair)))))
    .execute();
  return new Map(rows.map((row) => [pairKey([row.low_id, row.high_id]), row.id]));
}

/** The two people as a conversation's row has them. */
export function lowHigh([one, other]: Pair) {
  return one < other ? { low_id: one, high_id: other } : { low_id: other, high_id: one };
}

/** The conversation of two people; undefined when neither has written yet. */
export async function findConversation(queries: Queries, pair: Pair): Promise<string | undefined> {
  return (await findConversations(queries, [pair])).get(pairKey(pair));
}

/** Locks the conversation of two people, if they have one, as sending a message does. */
export async function lockConversation(transaction: Queries, pair: Pair): Promise<void> {
  await transaction
    .updateTable('conversations')
    .set((set) => ({ created_at: set.ref('created_at') }))
    .where((where) => where.and(lowHigh(pair)))
    .execute();
}

/**
 * Locks both members of a conversation for this transaction. SQLite needs no lock, because it has one writer at a
 * time.
 */
export async function lockMembers(transaction: Queries, kind: DatabaseKind, conversationId: string): Promise<void> {
  if (kind === 'postgres') {
    await sql`select 1 from conversation_members where conversation_id = ${conversationId} order by user_id for update`.execute(
      transaction,
    );
  }
}
