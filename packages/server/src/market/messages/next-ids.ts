import { sql } from 'kysely';

import type { DatabaseKind, Queries } from '../../foundation/db/database.ts';
import { newId } from '../../foundation/db/new-id.ts';

/** Ids begin with their time of creation: this many characters, hexadecimal digits and one hyphen. */
const MOMENT_DIGITS = 13;

const momentOf = (id: string) => Number.parseInt(id.slice(0, MOMENT_DIGITS).replace('-', ''), 16);

/** An id that sorts after another id, even where the other was made by a clock that is ahead of this one. */
function idAfter(other: string): string {
  const id = newId();
  return id > other ? id : newId(momentOf(other) + 1);
}

/**
 * Makes an id for each new message that is greater than all ids in its conversation. Threads are sorted by id and
 * unread messages are counted by id, so a node with a slow clock, or one that commits later, must not insert a
 * message among those that were read. Locks the conversations for this transaction; SQLite has one writer at a time.
 * @param conversationIds the conversation of each message, in the order of sending
 */
export async function nextIds(
  transaction: Queries,
  kind: DatabaseKind,
  conversationIds: readonly string[],
): Promise<string[]> {
  const ids = [...new Set(conversationIds)];
  if (kind === 'postgres') {
    // A weaker lock than that of an update: other transactions may still write rows that refer to a conversation.
    await sql`select 1 from conversations where id in (${sql.join(ids)}) order by id for no key update`.execute(
      transaction,
    );
  }
  const rows = await transaction
    .selectFrom('conversations')
    .select((select) => [
      'id' as const,
      select
        .selectFrom('messages')
        .select('messages.id')
        .whereRef('conversation_id', '=', 'conversations.id')
        .orderBy('messages.id', 'desc')
        .limit(1)
        .as('newest'),
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
