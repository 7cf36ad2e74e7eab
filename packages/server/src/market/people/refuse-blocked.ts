import type { Block } from '@oja/contract/blocks';
import type { ErrorCode } from '@oja/contract/errors';
import { BLOCK_ERROR_MESSAGES } from '@oja/contract/texts';

import type { Queries } from '../../foundation/db/database.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { findBlock } from './find-blocks.ts';

/** The actions that a block forbids. */
export type BlockedAct = keyof typeof BLOCK_ERROR_MESSAGES;

/** What a blocked person is answered. Only a conversation says so: the rest is hidden, as if it did not exist. */
const ANSWERS_TO_BLOCKED = {
  message: 'blocked',
  follow: 'user_not_found',
  comment: 'post_not_found',
  like: 'post_not_found',
  save: 'post_not_found',
} as const satisfies Record<BlockedAct, ErrorCode>;

/** The error for an action across a block. */
export function blockError(block: Exclude<Block, 'none'>, act: BlockedAct): ApiError {
  return block === 'mine'
    ? new ApiError('blocked_by_you', undefined, BLOCK_ERROR_MESSAGES[act])
    : new ApiError(ANSWERS_TO_BLOCKED[act]);
}

/**
 * Refuses an action between two people while either has blocked the other.
 * @throws ApiError `blocked_by_you`; for who is blocked `blocked`, `user_not_found` or `post_not_found`, by the action
 */
export async function refuseBlocked(
  queries: Queries,
  viewerId: string,
  otherId: string,
  act: BlockedAct,
): Promise<void> {
  if (viewerId === otherId) return;
  const block = await findBlock(queries, viewerId, otherId);
  if (block !== 'none') throw blockError(block, act);
}
