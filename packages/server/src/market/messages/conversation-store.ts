import { sql } from 'kysely';

import type { DatabaseKind, Queries } from '../../foundation/db/database.ts';
import { newId } from '../../foundation/db/new-id.ts';

/** Two people, in either order. */
export type Pair = readonly [string, string];

/** The key of a pair, the same in both orders. */
export function pairKey([one, other]: Pair): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

/**
 * Finds the conversations of the pairs, and creates those that are missing.
 * @returns their ids, by pairKey
 */
export async function openConversations(
  transaction: Queries,
  pairs: readonly Pair[],
  now: number,
): Promise<Map<string, string>> {
  const wanted = new Map(pairs.map((pair) => [pairKey(pair), pair]));
  const found = await findConversations(transaction, [...wanted.values()]);
  const missing = [...wanted].filter(([key]) => !found.has(key)).toSorted(([one], [other]) => (one < other ? -1 : 1));
  if (missing.length === 0) return found;
  await transaction
    .insertInto('conversations')
    .values(missing.map(([, pair]) => ({ id: newId(), ...lowHigh(pair), created_at: now })))
    // Another transaction may have created one in the meantime.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return new Map([
    ...found,
    ...(await findConversations(
      transaction,
      missing.map(([, pair]) => pair),
    )),
  ]);
}

async function findConversations(queries: Queries, pairs: readonly Pair[]): Promise<Map<string, string>> {
  const rows = await queries
    .selectFrom('conversations')
    .select(['id', 'low_id', 'high_id'])
    .where((where) => where.or(pairs.map((pair) => where.and(lowHigh(pair)))))
    .execute();
  return new Map(rows.map((row) => [pairKey([row.low_id, row.high_id]), row.id]));
}

function lowHigh([one, other]: Pair) {
  return one < other ? { low_id: one, high_id: other } : { low_id: other, high_id: one };
}

/** The conversation of two people; undefined when neither has written yet. */
export async function findConversation(queries: Queries, pair: Pair): Promise<string | undefined> {
  return (await findConversations(queries, [pair])).get(pairKey(pair));
}

/** The change that new messages make to one member of a conversation. */
interface MemberChange {
  userId: string;
  partnerId: string;
  conversationId: string;
  unread: number;
  lastMessageId: string;
}

/**
 * Updates both members of conversations after new messages: the last message, and the number of unread ones. Rows are
 * locked in the order of conversations and people.
 * @returns the pairs in which the recipient has muted the sender
 */
export async function countMessages(
  transaction: Queries,
  messages: readonly { id: string; conversation_id: string; sender_id: string; recipient_id: string }[],
  now: number,
): Promise<{ recipientId: string; senderId: string }[]> {
  const changes = new Map<string, MemberChange>();
  const note = (
    userId: string,
    partnerId: string,
    unread: number,
    message: { id: string; conversation_id: string },
  ) => {
    const key = `${message.conversation_id} ${userId}`;
    const before = changes.get(key)?.unread ?? 0;
    changes.set(key, {
      userId,
      partnerId,
      conversationId: message.conversation_id,
      unread: before + unread,
      lastMessageId: message.id,
    });
  };
  for (const message of messages) {
    note(message.recipient_id, message.sender_id, 1, message);
    note(message.sender_id, message.recipient_id, 0, message);
  }
  const ordered = [...changes].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, change]) => change);
  const members = await transaction
    .insertInto('conversation_members')
    .values(
      ordered.map((change) => ({
        user_id: change.userId,
        partner_id: change.partnerId,
        conversation_id: change.conversationId,
        unread_count: change.unread,
        last_message_id: change.lastMessageId,
        last_message_at: now,
        is_muted: 0,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'partner_id']).doUpdateSet((set) => ({
        unread_count: set('conversation_members.unread_count', '+', set.ref('excluded.unread_count')),
        // A guard: ids are made under the conversation's lock, so the greater id is always the newer message.
        last_message_id: sql`case when conversation_members.last_message_id > excluded.last_message_id
          then conversation_members.last_message_id else excluded.last_message_id end`,
        last_message_at: sql`case when conversation_members.last_message_id > excluded.last_message_id
          then conversation_members.last_message_at else excluded.last_message_at end`,
      })),
    )
    .returning(['user_id', 'partner_id', 'is_muted'])
    .execute();
  return members
    .filter((member) => member.is_muted === 1)
    .map((member) => ({ recipientId: member.user_id, senderId: member.partner_id }));
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
