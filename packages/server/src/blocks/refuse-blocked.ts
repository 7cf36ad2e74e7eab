import type { Block } from '@oja/contract/blocks';
import { BLOCK_REFUSALS } from '@oja/contract/texts';

import type { Queries } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { findBlock } from './find-blocks.ts';

/** What cannot be done across a block. */
export type BlockedAct = keyof (typeof BLOCK_REFUSALS)['mine'];

/** The "no" to whoever tries something across a block: it says who has blocked whom. */
export function blockRefusal(block: Exclude<Block, 'none'>, act: BlockedAct): Refusal {
  return new Refusal(block === 'mine' ? 'blocked_by_you' : 'blocked', undefined, BLOCK_REFUSALS[block][act]);
}

/**
 * Refuses what one person does to another where either has blocked the other.
 * @throws Refusal `blocked_by_you`, `blocked`
 */
export async function refuseBlocked(queries: Queries, viewerId: string, otherId: string, act: BlockedAct): Promise<void> {
  if (viewerId === otherId) return;
  const block = await findBlock(queries, viewerId, otherId);
  if (block !== 'none') throw blockRefusal(block, act);
}
