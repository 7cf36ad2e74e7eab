import type { Queries } from '../../../foundation/db/database.ts';

/** The number of a person's hidden posts: adverts that are not paid for, or have expired. */
export async function countHidden(queries: Queries, userId: string, now: number): Promise<number> {
  const { count } = await queries
    .selectFrom('adverts')
    .innerJoin('posts', 'posts.id', 'adverts.post_id')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('adverts.user_id', '=', userId)
    .where('posts.shown_until', '<=', now)
    .executeTakeFirstOrThrow();
  return count;
}
