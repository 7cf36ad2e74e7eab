import { refuseBlocked } from '../people/refuse-blocked.ts';
import type { Queries } from '../../foundation/db/database.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import type { Push } from '../../foundation/events/event-publisher.ts';

/**
 * Announces that one person is writing to another. The event is pushed to connected clients and is not stored. People
 * who have not exchanged a message yet receive none, so that no stranger appears on their screen.
 * @returns what to push
 * @throws ApiError `cannot_message_self`, `not_found` without a conversation of the two, `blocked`, `blocked_by_you`
 */
export async function announceTyping(queries: Queries, userId: string, recipientId: string): Promise<Push> {
  if (userId === recipientId) throw new ApiError('cannot_message_self');
  // The recipient's membership. It is deleted with their account.
  const member = await queries
    .selectFrom('conversation_members')
    .select('user_id')
    .where('user_id', '=', recipientId)
    .where('partner_id', '=', userId)
    .executeTakeFirst();
  if (!member) throw new ApiError('not_found');
  await refuseBlocked(queries, userId, recipientId, 'message');
  return { userId: recipientId, name: 'typing', payload: { userId } };
}
