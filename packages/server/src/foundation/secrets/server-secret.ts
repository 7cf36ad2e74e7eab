import type { Queries } from '../db/database.ts';
import { newToken } from './secret-token.ts';

/**
 * A secret that all servers on this database share. The first server that needs it creates it.
 * @param make creates it; by default a random token
 */
export async function serverSecret(queries: Queries, name: string, make = newToken): Promise<string> {
  await queries
    .insertInto('secrets')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await queries
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
