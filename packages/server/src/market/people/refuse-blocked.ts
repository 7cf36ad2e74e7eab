import type { Block } from '@oja/contract/blocks';
import { BLOCK_ERROR_MESSAGES } from '@oja/contract/texts';

import type { Queries } from '../../foundation/db/database.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { findBlock } from './find-blocks.ts';

/** The actions that a block forbids. */
export type BlockedAct = keyof (typeof BLOCK_ERROR_MESSAGES)['mine'];

/** The error for an action across a block. It says which of the two has blocked the other. */
export function blockError(block: Exclude<Block, 'none'>, act: BlockedAct): ApiError {
  return new ApiError(block === 'mine' ? 'blocked_by_you' : 'blocked', undefined, BLOCK_ERROR_MESSAGES[block][act]);
}

/**
 * Refuses an action between two people while either has blocked the other.
 * @throws ApiError `blocked_by_you`, `blocked`
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
