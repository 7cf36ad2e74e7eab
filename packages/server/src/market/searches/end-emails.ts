import type { Queries } from '../../foundation/db/database.ts';

/** Ends a person's emails about saved searches: each with a daily email has no alert any more. */
export async function endSearchEmails(queries: Queries, userId: string): Promise<void> {
  await queries
    .updateTable('saved_searches')
    .set({ alert: 'off' })
    .where('user_id', '=', userId)
    .where('alert', '=', 'daily')
    .execute();
}
