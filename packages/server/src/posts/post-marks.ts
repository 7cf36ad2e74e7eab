import { sql } from 'kysely';

import type { Queries } from '../db/database.ts';
import { prepareQuery } from '../db/prepared-query.ts';

/** Of SQLite: each half finds its rows in an index, one step for each post. */
const findMarks = prepareQuery<{ viewerId: string; wanted: string }, { post_id: string; is_like: number }>((queries, slot) => ({
  compile: () =>
    sql<{ post_id: string; is_like: number }>`
      select post_id, 1 as is_like from likes where user_id = ${slot('viewerId')} and post_id in (select value from json_each(${slot('wanted')}))
      union all
      select post_id, 0 from saves where user_id = ${slot('viewerId')} and post_id in (select value from json_each(${slot('wanted')}))
    `.compile(queries),
}));

/** Which of these posts somebody likes, and which they saved. */
export async function readMarks(queries: Queries, viewerId: string, postIds: readonly string[]): Promise<{ liked: Set<string>; saved: Set<string> }> {
  const rows = await findMarks(queries, { viewerId, wanted: JSON.stringify(postIds) });
  const idsWhere = (isLike: number) => new Set(rows.filter((row) => row.is_like === isLike).map((row) => row.post_id));
  return { liked: idsWhere(1), saved: idsWhere(0) };
}
