import type { Block } from '@oja/contract/blocks';
import type { ErrorCode } from '@oja/contract/errors';

import type { Queries } from '../../foundation/db/database.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { findBlock } from './find-blocks.ts';

/**
 * The errors for each action that a block forbids, for the person who blocked (`mine`) and the blocked one (`theirs`).
 * Only a conversation tells the blocked person: the rest is hidden, as if it did not exist.
 */
const ERRORS = {
  message: { mine: 'blocked_by_you', theirs: 'blocked' },
  follow: { mine: 'blocked_by_you_follow', theirs: 'user_not_found' },
  comment: { mine: 'blocked_by_you_comment', theirs: 'post_not_found' },
  like: { mine: 'blocked_by_you_like', theirs: 'post_not_found' },
  save: { mine: 'blocked_by_you_save', theirs: 'post_not_found' },
} as const satisfies Record<string, Record<Exclude<Block, 'none'>, ErrorCode>>;

/** The actions that a block forbids. */
export type BlockedAct = keyof typeof ERRORS;

/** The error for an action across a block. */
export function blockError(block: Exclude<Block, 'none'>, act: BlockedAct): ApiError {
  return new ApiError(ERRORS[act][block]);
}

/**
 * Refuses an action between two people while either has blocked the other.
 * @throws ApiError the action's error for the side of the block that the viewer is on
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
