import { sql } from 'kysely';

import type { DatabaseKind, Queries } from '../db/database.ts';
import { prepareQuery } from '../db/prepared-query.ts';
import { takeLock } from '../db/take-lock.ts';

/** The newest moment at which the list of all posts changed: one came, or one went. 0 while nothing has happened. */
export async function newestPostMoment(queries: Queries): Promise<number> {
  const [row] = await findMoment(queries, {});
  return row?.moment ?? 0;
}

const findMoment = prepareQuery<object, { moment: number | null }>((queries) => ({
  compile: () =>
    sql<{ moment: number | null }>`
      select max(moment) as moment from (
        select max(created_at) as moment from posts union all select max(removed_at) from removed_posts
      ) as moments`.compile(queries),
}));

/**
 * The moment at which a post comes or goes for others, when this transaction ends; it has to be a short one, because
 * until then nobody else can post. It is the first lock that a transaction takes, before any post's.
 *
 * That is what makes a list pinned to a moment stand still. Changes get their moments one after the other, each later
 * than all before it, in the order in which they are committed: whatever is committed after a list was read is newer
 * than everything in it, on every server and within the same millisecond.
 */
export async function nextPostMoment(transaction: Queries, kind: DatabaseKind, now: number): Promise<number> {
  await takeLock(transaction, kind, 'post');
  return Math.max(now, (await newestPostMoment(transaction)) + 1);
}
