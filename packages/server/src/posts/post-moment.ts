import type { DatabaseKind, Queries } from '../db/database.ts';
import { takeLock } from '../db/take-lock.ts';

/**
 * The `created_at` of a post that others see from this transaction on, which has to be a short one: until it ends nobody
 * else can post.
 *
 * That is what makes a list pinned to a moment stand still. Posts get their moments one after the other, each later than
 * all before it, in the order in which they are committed: whatever is committed after a list was read is newer than
 * everything in it, on every server and within the same millisecond.
 */
export async function nextPostMoment(transaction: Queries, kind: DatabaseKind, now: number): Promise<number> {
  await takeLock(transaction, kind, 'post');
  const newest = await transaction.selectFrom('posts').select('created_at').orderBy('created_at', 'desc').limit(1).executeTakeFirst();
  return Math.max(now, (newest?.created_at ?? 0) + 1);
}
