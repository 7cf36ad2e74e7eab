import { refuseBlocked } from '../people/refuse-blocked.ts';
import type { Queries } from '../../foundation/db/database.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import type { Push } from '../../foundation/events/event-publisher.ts';

/**
 * Announces that one person is writing to another. The event is pushed to connected clients and is not stored. People
 * who have not exchanged a message yet receive none, so that no stranger appears on their screen. Nor does anybody
 * while one of the two hides their presence, because who types is online. The sender's answer is the same.
 * @returns what to push, if anything
 * @throws ApiError `cannot_message_self`, `not_found` without a conversation of the two, `blocked`, `blocked_by_you`
 */
export async function announceTyping(queries: Queries, userId: string, recipientId: string): Promise<Push | undefined> {
  if (userId === recipientId) throw new ApiError('cannot_message_self');
  // The recipient's membership. It is deleted with their account.
  const member = await queries
    .selectFrom('conversation_members as member')
    .innerJoin('users as writer', 'writer.id', 'member.partner_id')
    .innerJoin('users as recipient', 'recipient.id', 'member.user_id')
    .select(['writer.shows_presence as writer_shows', 'recipient.shows_presence as recipient_shows'])
    .where('member.user_id', '=', recipientId)
    .where('member.partner_id', '=', userId)
    .executeTakeFirst();
  if (!member) throw new ApiError('not_found');
  await refuseBlocked(queries, userId, recipientId, 'message');
  if (member.writer_shows === 0 || member.recipient_shows === 0) return undefined;
  return { userId: recipientId, name: 'typing', payload: { userId } };
}
