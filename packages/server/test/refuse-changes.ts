import { sql } from 'kysely';

import type { Database } from '../src/foundation/db/database.ts';

/**
 * Makes the database refuse changes of some rows, as a damaged row or a broken constraint does.
 * @param rows a condition on `old`, in SQL
 * @returns a function that allows the changes again
 */
export async function refuseChanges(
  { queries, kind }: Database,
  change: 'update' | 'delete',
  table: string,
  rows: string,
): Promise<() => Promise<void>> {
  const run = (text: string) => sql.raw(text).execute(queries);
  if (kind === 'sqlite') {
    await run(
      `create trigger refusal before ${change} on ${table} when ${rows} begin select raise(abort, 'refused'); end`,
    );
    return async () => void (await run('drop trigger refusal'));
  }
  await run(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`);
  await run(
    `create trigger refusal before ${change} on ${table} for each row when (${rows}) execute function refuse()`,
  );
  return async () => void (await run(`drop function refuse cascade`));
}
