import type { Queries } from '../../foundation/db/database.ts';

/** Notes that a push or an email informed a person of the messages of a conversation, so that no email repeats it. */
export async function markReached(
  queries: Queries,
  { userId, partnerId, upTo }: { userId: string; partnerId: string; upTo: string },
): Promise<void> {
  await queries
    .updateTable('conversation_members')
    .set({ reached_up_to: upTo })
    .where('user_id', '=', userId)
    .where('partner_id', '=', partnerId)
    .where((where) => where.or([where('reached_up_to', 'is', null), where('reached_up_to', '<', upTo)]))
    .execute();
}
