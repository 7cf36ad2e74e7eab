import type { Message } from '@oja/contract/messages';

import type { Queries } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Push } from '../realtime/broadcaster.ts';
import type { MessageRow } from './message-wire.ts';

/** A message after a change, or as it was where nothing changed. */
export interface MessageChange {
  message: Message;
  /** What to push once it is done. */
  pushes: Push[];
}

/**
 * Keeps a person's own message to this transaction.
 * @throws Refusal `message_not_found`, or `forbidden` for the partner, who may read it but not change it
 */
export async function lockOwnMessage(transaction: Queries, id: string, userId: string): Promise<MessageRow> {
  const row = await transaction
    .updateTable('messages')
    .set((set) => ({ text: set.ref('text') }))
    .where('id', '=', id)
    .where((where) => where.or([where('sender_id', '=', userId), where('recipient_id', '=', userId)]))
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new Refusal('message_not_found');
  if (row.sender_id !== userId) throw new Refusal('forbidden');
  return row;
}

/** Those of the two people who still have an account: whoever has left is told nothing. */
export async function peopleOf(queries: Queries, row: Pick<MessageRow, 'sender_id' | 'recipient_id'>): Promise<string[]> {
  const people = await queries.selectFrom('users').select('id').where('id', 'in', [row.sender_id, row.recipient_id]).execute();
  return people.map(({ id }) => id);
}
