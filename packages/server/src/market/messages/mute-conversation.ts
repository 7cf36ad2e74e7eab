import type { Queries } from '../../foundation/db/database.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import type { WithPushes } from '../../foundation/events/event-publisher.ts';
import { recordConversationChanges } from './conversation-changes.ts';

/**
 * Mutes one of a person's conversations, or undoes it, in a transaction. New messages there still count as unread,
 * but cause no notification. The partner is not informed. A second call changes nothing.
 * @throws ApiError `not_found` when it is not a conversation of this person
 */
export async function muteConversation(
  transaction: Queries,
  { conversationId, userId, isMuted }: { conversationId: string; userId: string; isMuted: boolean },
  now: number,
): Promise<WithPushes<undefined>> {
  const flag = isMuted ? 1 : 0;
  const mine = { conversation_id: conversationId, user_id: userId };
  const changed = await transaction
    .updateTable('conversation_members')
    .set({ is_muted: flag })
    .where((where) => where.and(mine))
    .where('is_muted', '<>', flag)
    .returning('partner_id')
    .executeTakeFirst();
  if (changed) {
    const pushes = await recordConversationChanges(transaction, [{ userId, partnerId: changed.partner_id }], now);
    return { result: undefined, pushes };
  }
  const member = await transaction
    .selectFrom('conversation_members')
    .select('user_id')
    .where((where) => where.and(mine))
    .executeTakeFirst();
  if (!member) throw new ApiError('not_found');
  return { result: undefined, pushes: [] };
}
