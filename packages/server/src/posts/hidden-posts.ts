import type { Queries } from '../db/database.ts';

/** How many of a person's posts nobody is shown: adverts that are not paid for, or whose time is over. */
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
