import type { Queries } from '../../foundation/db/database.ts';

/** Ends the follows of two people in both directions. The caller has locked both people, see lock-users.ts. */
export async function endFollows(transaction: Queries, one: string, other: string): Promise<void> {
  for (const [follower, followed] of [
    [one, other],
    [other, one],
  ] as const) {
    const { numDeletedRows } = await transaction
      .deleteFrom('follows')
      .where('follower_id', '=', follower)
      .where('followed_id', '=', followed)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) continue;
    await transaction
      .updateTable('users')
      .set((set) => ({ following_count: set('following_count', '-', 1) }))
      .where('id', '=', follower)
      .execute();
    await transaction
      .updateTable('users')
      .set((set) => ({ followers_count: set('followers_count', '-', 1) }))
      .where('id', '=', followed)
      .execute();
  }
}
