import type { Queries } from '../../foundation/db/database.ts';
import type { UserRow } from './user-store.ts';

/**
 * Locks people's rows until the transaction ends, where the database has row locks. Rows are locked in the order of
 * their ids, as everywhere. Posts are locked before people.
 * @returns the people who exist, by id
 */
export async function lockUsers(transaction: Queries, ids: readonly string[]): Promise<Map<string, UserRow>> {
  const locked = new Map<string, UserRow>();
  for (const id of ids.toSorted()) {
    const row = await transaction
      .updateTable('users')
      .set((set) => ({ posts_count: set.ref('posts_count') }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (row) locked.set(id, row);
  }
  return locked;
}
