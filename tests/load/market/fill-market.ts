import { sql } from 'kysely';

import type { Database } from '../../../packages/server/src/foundation/db/database.ts';
import { insertRows } from './insert-rows.ts';
import { planRows } from './market-rows.ts';

/** Fills an empty database with the benchmark's market, and updates the database's statistics. */
export async function fillMarket(database: Database, now: number): Promise<void> {
  const rows = planRows(now);
  await database.queries.transaction().execute(async (transaction) => {
    const within = { ...database, queries: transaction };
    await insertRows(within, 'users', rows.users);
    await insertRows(within, 'posts', rows.posts);
    await insertRows(within, 'likes', rows.likes);
    await insertRows(within, 'comments', rows.comments);
    await insertRows(within, 'follows', rows.follows);
  });
  await sql.raw(database.kind === 'postgres' ? 'vacuum analyze' : 'analyze').execute(database.queries);
}
