import { sql } from 'kysely';

import type { DatabaseKind, Queries } from '../db/database.ts';

/**
 * Locks whatever the deletion of an account touches, in the order of all locks: posts, then people, each by id. From
 * then on nothing new can refer to the account. SQLite has one writer at a time, and needs none of this.
 */
export async function lockSurroundings(transaction: Queries, kind: DatabaseKind, userId: string): Promise<void> {
  if (kind !== 'postgres') return;
  await sql`select id from posts where user_id = ${userId}
    or id in (select post_id from likes where user_id = ${userId} union all select post_id from comments where user_id = ${userId})
    order by id for no key update`.execute(transaction);
  await sql`select id from users where id = ${userId}
    or id in (select followed_id from follows where follower_id = ${userId} union all select follower_id from follows where followed_id = ${userId})
    order by id for no key update`.execute(transaction);
  // The stronger lock waits for transactions that have just written something that refers to the account.
  await sql`select id from users where id = ${userId} for update`.execute(transaction);
}

/** Takes what a person did out of the counters of others: likes and comments under their posts, follows both ways. */
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
