import type { ServerToClientEvents } from '@oja/contract/events';

import { findBlocks } from '../blocks/find-blocks.ts';
import type { Queries } from '../db/database.ts';
import type { Push } from '../realtime/broadcaster.ts';
import { recordEvents } from '../realtime/event-log.ts';

/** What a `conversationChanged` says of one person's side, without its number. */
export type ConversationSide = Omit<Parameters<ServerToClientEvents['conversationChanged']>[0], 'seq'>;

/** What stands between a person and some partners, as it is now, by the partners' ids. */
export async function findSides(queries: Queries, userId: string, partnerIds: readonly string[]): Promise<Map<string, ConversationSide>> {
  if (partnerIds.length === 0) return new Map();
  const rows = await queries
    .selectFrom('conversation_members')
    .select(['partner_id', 'conversation_id', 'is_muted'])
    .where('user_id', '=', userId)
    .where('partner_id', 'in', partnerIds)
    .execute();
  const members = new Map(rows.map((row) => [row.partner_id, row]));
  const blocks = await findBlocks(queries, partnerIds.map((partnerId) => [userId, partnerId] as const));
  return new Map(
    partnerIds.map((partnerId, index) => {
      const member = members.get(partnerId);
      const side = { userId: partnerId, conversationId: member?.conversation_id ?? null, block: blocks[index] ?? 'none', isMuted: member?.is_muted === 1 };
      return [partnerId, side];
    }),
  );
}

/**
 * Writes down, for each side that is named, that what stands between the two has changed.
 * @param sides whose devices are told, and of which partner
 * @returns what to push after the commit
 */
export async function tellSides(transaction: Queries, sides: readonly { userId: string; partnerId: string }[], now: number): Promise<Push[]> {
  const events = sides.map(({ userId, partnerId }) => ({ userId, name: 'conversationChanged' as const, subjectId: partnerId }));
  const seqs = await recordEvents(transaction, events, now);
  const pushes: Push[] = [];
  for (const [index, { userId, partnerId }] of sides.entries()) {
    const side = (await findSides(transaction, userId, [partnerId])).get(partnerId);
    if (side) pushes.push({ userId, name: 'conversationChanged', payload: { seq: seqs[index] ?? 0, ...side } });
  }
  return pushes;
}
