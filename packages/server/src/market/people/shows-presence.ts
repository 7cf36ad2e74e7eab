import type { Queries } from '../../foundation/db/database.ts';

/** Whether a person shows their presence to others, and sees that of others. */
export async function showsPresence(queries: Queries, userId: string): Promise<boolean> {
  const row = await queries.selectFrom('users').select('shows_presence').where('id', '=', userId).executeTakeFirst();
  return row?.shows_presence === 1;
}
