import { sql } from 'kysely';

import type { Queries } from '../src/foundation/db/database.ts';

/** Returns the counters that do not match their rows, by name and id. */
export async function wrongCounters(queries: Queries): Promise<{ counter: string; id: string }[]> {
  const { rows } = await sql<{ counter: string; id: string }>`
    select 'likes' as counter, id from posts where likes_count <> (select count(*) from likes where post_id = posts.id)
    union all select 'replies', id from posts where replies_count <> (select count(*) from comments where post_id = posts.id)
    union all select 'posts', id from users where posts_count <> (select count(*) from posts where user_id = users.id)
    union all select 'followers', id from users where followers_count <> (select count(*) from follows where followed_id = users.id)
    union all select 'following', id from users where following_count <> (select count(*) from follows where follower_id = users.id)
  `.execute(queries);
  return rows;
}

/** Counts the rows about an account that its erasure removes, with the account's own. */
export async function rowsAbout(queries: Queries, id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select
    (select count(*) from users where id = ${id}) + (select count(*) from likes where user_id = ${id})
    + (select count(*) from comments where user_id = ${id}) + (select count(*) from follows where ${id} in (follower_id, followed_id))
    + (select count(*) from posts where user_id = ${id}) + (select count(*) from saves where user_id = ${id})
    + (select count(*) from saved_searches where user_id = ${id}) + (select count(*) from saved_replies where user_id = ${id})
    + (select count(*) from scheduled_messages where sender_id = ${id})
    + (select count(*) from flags where reporter_id = ${id}) + (select count(*) from review_flags where reporter_id = ${id})
    + (select count(*) from events where user_id = ${id})
    + (select count(*) from notifications where ${id} in (recipient_id, sender_id))
    + (select count(*) from conversation_members where user_id = ${id})
    + (select count(*) from blocks where ${id} in (blocker_id, blocked_id)) as count`.execute(queries);
  return rows[0]?.count ?? 0;
}
