import { sql } from 'kysely';

import type { DatabaseKind, Queries } from '../../foundation/db/database.ts';
import { prepareStatement } from '../../foundation/db/prepared-query.ts';
import { takeLock } from '../../foundation/db/take-lock.ts';

/** The latest time at which the list of all posts changed: a post was added or removed. 0 before the first change. */
export async function newestPostMoment(queries: Queries): Promise<number> {
  const [row] = await findMoment(queries, {});
  return row?.moment ?? 0;
}

const findMoment = prepareStatement<object, { moment: number | null }>(
  () => sql`
    select max(moment) as moment from (
      select max(created_at) as moment from posts union all select max(removed_at) from removed_posts
    ) as moments`,
);

/**
 * The time at which a post appears or disappears for others, when this transaction ends. The transaction has to be
 * short, because nobody else can post until it ends. This lock is the first that a transaction takes, before any
 * post's.
 *
 * It keeps a list that is pinned to a time unchanged. Each change gets a later time than all changes before it, in the
 * order in which they are committed. A change that is committed after a list was read is therefore newer than
 * everything in the list, on every server and within the same millisecond.
 */
export async function nextPostMoment(transaction: Queries, kind: DatabaseKind, now: number): Promise<number> {
  await takeLock(transaction, kind, 'post');
  return Math.max(now, (await newestPostMoment(transaction)) + 1);
}
