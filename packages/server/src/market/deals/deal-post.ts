import { sql } from 'kysely';

import type { Queries } from '../../foundation/db/database.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import type { LockedPost } from '../posts/lock-post.ts';
import { addressUntil } from '../posts/lists/post-visibility.ts';
import { moveToStatus } from '../posts/set-status.ts';
import { type DealRow, isOpen } from './deal-store.ts';

/** What a step of a deal does to its post, by the table of the lifecycle. */
export type PostEffect = 'reserves' | 'sells' | 'releases';

/** Whether a post is for sale: neither hidden nor expired, and neither sold nor paused. */
export const isForSale = (post: LockedPost, now: number): boolean =>
  addressUntil(post) > now && post.unlisted_until === null;

/**
 * Checks that a deal about so many units of a locked post can begin or be agreed.
 * @throws ApiError `post_not_found`, `deal_post_unavailable`, `deal_units_gone`
 */
export async function requireUnits(
  transaction: Queries,
  post: LockedPost | undefined,
  units: number,
  now: number,
): Promise<void> {
  if (!post || addressUntil(post) <= now) throw new ApiError('post_not_found');
  if (!isForSale(post, now)) throw new ApiError('deal_post_unavailable');
  if ((await countFree(transaction, post)) < units) throw new ApiError('deal_units_gone');
}

/** The units of a locked post that no agreed deal has reserved. */
async function countFree(transaction: Queries, post: Pick<LockedPost, 'id' | 'units'>): Promise<number> {
  const { reserved } = await transaction
    .selectFrom('deals')
    .select(sql<number | string | null>`sum(units)`.as('reserved'))
    .where('post_id', '=', post.id)
    .where(isOpen)
    .where('state', '=', 'agreed')
    .executeTakeFirstOrThrow();
  return post.units - Number(reserved ?? 0);
}

/**
 * Changes units and status of a locked post after a step of a deal. It is reserved while no unit is free, and sold when
 * none is left; a status that the vendor has chosen meanwhile stays.
 * @param deal as it is after the step
 * @param time.moment result of nextPostMoment, where the step sells
 */
export async function changePost(
  transaction: Queries,
  post: LockedPost,
  effect: PostEffect,
  deal: DealRow,
  time: { now: number; moment?: number },
): Promise<void> {
  if (effect === 'sells') {
    const left = post.units - deal.units;
    // A sold post has one unit, for the vendor who offers it again.
    const units = Math.max(1, left);
    if (units !== post.units) await transaction.updateTable('posts').set({ units }).where('id', '=', post.id).execute();
    if (left <= 0) return moveToStatus(transaction, post, 'sold', time);
    post.units = units;
  }
  const isFree = (await countFree(transaction, post)) > 0;
  if (post.status === 'available' && !isFree) await moveToStatus(transaction, post, 'reserved', time);
  if (post.status === 'reserved' && isFree && effect !== 'reserves')
    await moveToStatus(transaction, post, 'available', time);
}
