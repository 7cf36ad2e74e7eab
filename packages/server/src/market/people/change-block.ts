import type { Block } from '@oja/contract/blocks';

import type { Queries } from '../../foundation/db/database.ts';
import { endFollows } from './end-follows.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { lockUsers } from './lock-users.ts';
import { isActive } from './user-store.ts';
import { findBlock } from './find-blocks.ts';

export interface BlockChange {
  userName: string;
  /** The block between the two people after the call, as the blocker sees it. */
  block: Block;
  /** Whether the call changed anything: a repeated call does not. */
  hasChanged: boolean;
}

/**
 * Blocks a person, which ends follows in both directions, or undoes the block. It is called by blockPerson, which
 * also records the change of their conversation.
 * @throws ApiError `cannot_block_self`, `user_not_found`
 */
export async function changeBlock(
  transaction: Queries,
  { blockerId, blockedId, isBlocked }: { blockerId: string; blockedId: string; isBlocked: boolean },
  now: number,
): Promise<BlockChange> {
  if (blockerId === blockedId) throw new ApiError('cannot_block_self');
  const locked = await lockUsers(transaction, [blockerId, blockedId]);
  const blocked = locked.get(blockedId);
  if (!locked.has(blockerId)) throw new ApiError('unauthenticated');
  if (!blocked || !isActive(blocked)) throw new ApiError('user_not_found');

  const pair = { blocker_id: blockerId, blocked_id: blockedId };
  const hasChanged = isBlocked ? await add(transaction, pair, now) : await remove(transaction, pair);
  if (hasChanged && isBlocked) await endFollows(transaction, blockerId, blockedId);
  return { userName: blocked.user_name, block: await findBlock(transaction, blockerId, blockedId), hasChanged };
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
  const { numDeletedRows } = await transaction
    .deleteFrom('blocks')
    .where((where) => where.and({ ...pair }))
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
