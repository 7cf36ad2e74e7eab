import type { Queries } from '../../foundation/db/database.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import type { MessageRow } from './message-wire.ts';

/**
 * Locks a person's own message for this transaction.
 * @throws ApiError `message_not_found`, or `forbidden` for the partner, who may read it but not change it
 */
export async function lockOwnMessage(transaction: Queries, id: string, userId: string): Promise<MessageRow> {
  const row = await transaction
    .updateTable('messages')
    .set((set) => ({ text: set.ref('text') }))
    .where('id', '=', id)
    .where((where) => where.or([where('sender_id', '=', userId), where('recipient_id', '=', userId)]))
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new ApiError('message_not_found');
  if (row.sender_id !== userId) throw new ApiError('forbidden');
  return row;
}

/** The people of a message who still have an account. Deleted accounts receive no events. */
export async function peopleOf(
  queries: Queries,
  row: Pick<MessageRow, 'sender_id' | 'recipient_id'>,
): Promise<string[]> {
  const people = await queries
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [row.sender_id, row.recipient_id])
    .execute();
  return people.map(({ id }) => id);
}
