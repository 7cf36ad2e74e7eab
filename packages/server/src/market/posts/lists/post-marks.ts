import { type RawBuilder, sql } from 'kysely';

import type { Database, DatabaseKind } from '../../../foundation/db/database.ts';
import { IDS_IN } from '../../../foundation/db/ids-in.ts';
import { prepareQuery } from '../../../foundation/db/prepared-query.ts';

/** The posts that a person liked or saved, among some posts. */
export interface Marks {
  liked: ReadonlySet<string>;
  saved: ReadonlySet<string>;
}

/** Each half finds its rows in an index, with one lookup per post. */
function prepareFindMarks(idsIn: (wanted: RawBuilder<string>) => RawBuilder<string>) {
  return prepareQuery<{ viewerId: string; wanted: string }, { post_id: string; is_like: number }>((queries, slot) => ({
    compile: () =>
      sql<{ post_id: string; is_like: number }>`
        select post_id, 1 as is_like from likes where user_id = ${slot('viewerId')} and post_id in (${idsIn(slot('wanted'))})
        union all
        select post_id, 0 from saves where user_id = ${slot('viewerId')} and post_id in (${idsIn(slot('wanted'))})
      `.compile(queries),
  }));
}

const findMarks: Record<DatabaseKind, ReturnType<typeof prepareFindMarks>> = {
  sqlite: prepareFindMarks(IDS_IN.sqlite),
  postgres: prepareFindMarks(IDS_IN.postgres),
};

/** Which of these posts a person likes, and which they saved. */
export async function readMarks(
  { kind, queries }: Database,
  viewerId: string,
  postIds: readonly string[],
): Promise<Marks> {
  const rows = await findMarks[kind](queries, { viewerId, wanted: JSON.stringify(postIds) });
  const idsWhere = (isLike: number) => new Set(rows.filter((row) => row.is_like === isLike).map((row) => row.post_id));
  return { liked: idsWhere(1), saved: idsWhere(0) };
}
