import type { Block } from '@oja/contract/blocks';

import type { Queries } from '../db/database.ts';
import { endFollows } from '../follows/end-follows.ts';
import { Refusal } from '../http/refusal.ts';
import { tellSides } from '../messages/conversation-changes.ts';
import type { Push } from '../realtime/broadcaster.ts';
import { lockUsers } from '../users/lock-users.ts';
import { findBlock } from './find-blocks.ts';

export interface BlockChange {
  userName: string;
  /** What stands between the two now, as the blocker sees it. */
  block: Block;
  /** Whether that is news: doing it again changes nothing. */
  changed: boolean;
  /** What to push to both once it is done. */
  pushes: Push[];
}

/**
 * Blocks a person, which ends follows in both directions, or takes it back. From the moment it is committed nothing that
 * the refusals of refuse-blocked.ts forbid is stored: whoever sends at the same time is looked at again, see send-messages.ts.
 * @throws Refusal `cannot_block_self`, `user_not_found`
 */
export async function changeBlock(
  transaction: Queries,
  { blockerId, blockedId, isBlocked }: { blockerId: string; blockedId: string; isBlocked: boolean },
  now: number,
): Promise<BlockChange> {
  if (blockerId === blockedId) throw new Refusal('cannot_block_self');
  const locked = await lockUsers(transaction, [blockerId, blockedId]);
  const blocked = locked.get(blockedId);
  if (!locked.has(blockerId)) throw new Refusal('unauthenticated');
  if (!blocked || blocked.activated_at === null) throw new Refusal('user_not_found');

  const pair = { blocker_id: blockerId, blocked_id: blockedId };
  const changed = isBlocked ? await add(transaction, pair, now) : await remove(transaction, pair);
  if (changed && isBlocked) await endFollows(transaction, blockerId, blockedId);
  const block = await findBlock(transaction, blockerId, blockedId);
  const sides = [{ userId: blockerId, partnerId: blockedId }, { userId: blockedId, partnerId: blockerId }];
  return { userName: blocked.user_name, block, changed, pushes: changed ? await tellSides(transaction, sides, now) : [] };
}

interface Pair {
  blocker_id: string;
  blocked_id: string;
}

async function add(transaction: Queries, pair: Pair, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('blocks')
    .values({ ...pair, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

async function remove(transaction: Queries, pair: Pair): Promise<boolean> {
  const { numDeletedRows } = await transaction.deleteFrom('blocks').where((where) => where.and({ ...pair })).executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
