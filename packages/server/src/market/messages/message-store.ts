import type { Queries } from '../../foundation/db/database.ts';
import type { MessageRow } from './message-wire.ts';

/**
 * Messages of a conversation, newest first.
 * @param page.before the id of the oldest message that the client has
 */
export function listMessages(
  queries: Queries,
  conversationId: string,
  page: { before: string | undefined; limit: number },
): Promise<MessageRow[]> {
  let query = queries
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .orderBy('id', 'desc')
    .limit(page.limit);
  if (page.before !== undefined) query = query.where('id', '<', page.before);
  return query.execute();
}

/**
 * Messages of a conversation that are newer than a given one, oldest first.
 * @param page.after the id of the newest message that the client has
 */
export function listNewerMessages(
  queries: Queries,
  conversationId: string,
  page: { after: string; limit: number },
): Promise<MessageRow[]> {
  return queries
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('id', '>', page.after)
    .orderBy('id', 'asc')
    .limit(page.limit)
    .execute();
}

/** The id of the post that the newest message with a post is about; null where no message has one. */
export async function findNewestPost(queries: Queries, conversationId: string): Promise<string | null> {
  const row = await queries
    .selectFrom('messages')
    .select('post_id')
    .where('conversation_id', '=', conversationId)
    .where('post_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.post_id ?? null;
}

/** Messages that a person sent or received, by id. */
export async function findMessages(
  queries: Queries,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, MessageRow>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('messages')
    .selectAll()
    .where('id', 'in', ids)
    .where((where) => where.or([where('sender_id', '=', userId), where('recipient_id', '=', userId)]))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
