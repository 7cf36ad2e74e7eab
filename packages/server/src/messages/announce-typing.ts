import { refuseBlocked } from '../blocks/refuse-blocked.ts';
import type { Queries } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Push } from '../realtime/broadcaster.ts';

/**
 * One person is writing to another. It is told to whoever is there and kept nowhere; who has not exchanged a message with
 * them yet is told nothing, so that no stranger appears on their screen.
 * @returns what to push
 * @throws Refusal `cannot_message_self`, `not_found` without a conversation of the two, `blocked`, `blocked_by_you`
 */
export async function announceTyping(queries: Queries, userId: string, recipientId: string): Promise<Push> {
  if (userId === recipientId) throw new Refusal('cannot_message_self');
  // The recipient's side: it is gone with their account.
  const member = await queries
    .selectFrom('conversation_members')
    .select('user_id')
    .where('user_id', '=', recipientId)
    .where('partner_id', '=', userId)
    .executeTakeFirst();
  if (!member) throw new Refusal('not_found');
  await refuseBlocked(queries, userId, recipientId, 'message');
  return { userId: recipientId, name: 'typing', payload: { userId } };
}
