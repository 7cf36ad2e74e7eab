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
