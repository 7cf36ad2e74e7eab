import { sql } from 'kysely';

import type { DatabaseKind, Queries } from '../../foundation/db/database.ts';

/**
 * Locks all rows that the deletion of an account touches, in the order of all locks: posts first, then people, each
 * by id. From then on, no new row can refer to the account. SQLite has one writer at a time and needs no lock.
 */
export async function lockSurroundings(transaction: Queries, kind: DatabaseKind, userId: string): Promise<void> {
  if (kind !== 'postgres') return;
  await sql`select id from posts where user_id = ${userId}
    or id in (select post_id from likes where user_id = ${userId} union all select post_id from comments where user_id = ${userId})
    order by id for no key update`.execute(transaction);
  await sql`select id from users where id = ${userId}
    or id in (select followed_id from follows where follower_id = ${userId} union all select follower_id from follows where followed_id = ${userId})
    order by id for no key update`.execute(transaction);
  // The stronger lock waits for transactions that have just written a row that refers to the account.
  await sql`select id from users where id = ${userId} for update`.execute(transaction);
}

/**
 * Subtracts a person's actions from the counters of others: likes and comments under their posts, and follows in both
 * directions.
 */
export async function uncountTraces(transaction: Queries, userId: string): Promise<void> {
  await sql`update posts set likes_count = likes_count - 1
    where user_id <> ${userId} and id in (select post_id from likes where user_id = ${userId})`.execute(transaction);
  await sql`update posts set replies_count = replies_count - own.written
    from (select post_id, count(*) as written from comments where user_id = ${userId} group by post_id) as own
    where posts.id = own.post_id and posts.user_id <> ${userId}`.execute(transaction);
  await sql`update users set followers_count = followers_count - 1
    where id in (select followed_id from follows where follower_id = ${userId})`.execute(transaction);
  await sql`update users set following_count = following_count - 1
    where id in (select follower_id from follows where followed_id = ${userId})`.execute(transaction);
}
