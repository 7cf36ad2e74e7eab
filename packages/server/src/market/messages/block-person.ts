import type { Queries } from '../../foundation/db/database.ts';
import type { WithPushes } from '../../foundation/events/event-publisher.ts';
import { type BlockChange, changeBlock } from '../people/change-block.ts';
import { lockConversation } from './conversation-store.ts';
import { recordConversationChanges } from './conversation-changes.ts';

/**
 * Blocks a person or undoes the block, and records for both sides that their conversation has changed. From the commit
 * on, nothing that refuse-blocked.ts forbids is stored: messages hold the lock of their conversation while blocks are
 * looked up and they are stored. For a new conversation, recording locks both people's event counters, and
 * send-messages.ts checks for blocks once more after it has locked them.
 * @throws ApiError as changeBlock does
 */
export async function blockPerson(
  transaction: Queries,
  wanted: { blockerId: string; blockedId: string; isBlocked: boolean },
  now: number,
): Promise<WithPushes<BlockChange>> {
  const result = await changeBlock(transaction, wanted, now);
  if (!result.hasChanged) return { result, pushes: [] };
  const { blockerId, blockedId } = wanted;
  await lockConversation(transaction, [blockerId, blockedId]);
  const sides = [
    { userId: blockerId, partnerId: blockedId },
    { userId: blockedId, partnerId: blockerId },
  ];
  return { result, pushes: await recordConversationChanges(transaction, sides, now) };
}
