import { sql } from 'kysely';

import type { DatabaseKind, Queries } from '../db/database.ts';
import { newId } from '../db/new-id.ts';

/** Ids begin with the moment of their making: this many digits, in hexadecimal and with one hyphen. */
const MOMENT_DIGITS = 13;

const momentOf = (id: string) => Number.parseInt(id.slice(0, MOMENT_DIGITS).replace('-', ''), 16);

/** An id that sorts after another, even where the clock that made the other is ahead of ours. */
function idAfter(other: string): string {
  const id = newId();
  return id > other ? id : newId(momentOf(other) + 1);
}

/**
 * Makes an id for each new message, later than all in its conversation. A thread is ordered by them, and what is unread is
 * counted by them, so neither a node whose clock is behind nor one that commits later may put a message among those that
 * were read. Keeps the conversations to this transaction; SQLite has one writer at a time anyhow.
 * @param conversationIds of the messages, in the order in which they were sent
 */
export async function nextIds(transaction: Queries, kind: DatabaseKind, conversationIds: readonly string[]): Promise<string[]> {
  const ids = [...new Set(conversationIds)];
  if (kind === 'postgres') {
    // Weaker than an update's lock: rows that refer to a conversation may be written meanwhile.
    await sql`select 1 from conversations where id in (${sql.join(ids)}) order by id for no key update`.execute(transaction);
  }
  const rows = await transaction
    .selectFrom('conversations')
    .select((select) => [
      'id' as const,
      select.selectFrom('messages').select('messages.id').whereRef('conversation_id', '=', 'conversations.id').orderBy('messages.id', 'desc').limit(1).as('newest'),
    ])
    .where('id', 'in', ids)
    .execute();
  const newest = new Map(rows.map((row) => [row.id, row.newest ?? '']));
  return conversationIds.map((conversationId) => {
    const id = idAfter(newest.get(conversationId) ?? '');
    newest.set(conversationId, id);
    return id;
  });
}
