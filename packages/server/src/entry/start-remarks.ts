import { sql } from 'kysely';

import type { Config } from '../foundation/startup/config.ts';
import type { Database } from '../foundation/db/database.ts';
import { APPLICATION_NAME, APPLICATION_PREFIX } from '../foundation/db/connection/postgres-dialect.ts';

/**
 * Remarks for the operator about other servers on the database. Nothing prevents a second one on the same PostgreSQL,
 * such as during an update, but two permanent ones need Redis between them.
 * @returns one line for each remark
 */
export async function startRemarks(
  { redisUrl }: Pick<Config, 'redisUrl'>,
  { kind, queries }: Database,
): Promise<string[]> {
  if (kind === 'sqlite') {
    return redisUrl === undefined
      ? []
      : ['REDIS_URL is of no use yet: a SQLite file belongs to one server. Several servers need DATABASE_URL as well.'];
  }
  if (redisUrl !== undefined) return [];
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name like ${`${APPLICATION_PREFIX}%`} and application_name <> ${APPLICATION_NAME}
    limit 1`.execute(queries);
  if (rows.length === 0) return [];
  return [
    'Another Oja server uses this database. Unless one of them is about to stop, give both REDIS_URL: without it, messages reach only people on the same server.',
  ];
}
