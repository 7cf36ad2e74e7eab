import type { Queries } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Push } from '../realtime/broadcaster.ts';
import { tellSides } from './conversation-changes.ts';

/**
 * Mutes one of a person's conversations, or takes it back: what is written there counts as unread as ever, but they are
 * not notified of it. The partner is told nothing. Doing it again changes nothing.
 * @returns what to push to the person's devices once it is done
 * @throws Refusal `not_found` when it is no conversation of theirs
 */
export function muteConversation(
  queries: Queries,
  { conversationId, userId, isMuted }: { conversationId: string; userId: string; isMuted: boolean },
  now: number,
): Promise<Push[]> {
  return queries.transaction().execute(async (transaction) => {
    const flag = isMuted ? 1 : 0;
    const mine = { conversation_id: conversationId, user_id: userId };
    const changed = await transaction
      .updateTable('conversation_members')
      .set({ is_muted: flag })
      .where((where) => where.and(mine))
      .where('is_muted', '<>', flag)
      .returning('partner_id')
      .executeTakeFirst();
    if (changed) return tellSides(transaction, [{ userId, partnerId: changed.partner_id }], now);
    const member = await transaction.selectFrom('conversation_members').select('user_id').where((where) => where.and(mine)).executeTakeFirst();
    if (!member) throw new Refusal('not_found');
    return [];
  });
}
