import type { Queries } from '../../foundation/db/database.ts';

/**
 * Returns how long a verified vendor usually takes to answer, in minutes: one of the contract's ANSWER_STEPS, as
 * messages/count-answer-times.ts counted it last. Undefined where it is not known.
 */
export async function findAnswerMinutes(queries: Queries, userId: string): Promise<number | undefined> {
  const row = await queries
    .selectFrom('answer_times')
    .innerJoin('users', 'users.id', 'answer_times.user_id')
    .select('minutes')
    .where('user_id', '=', userId)
    .where('users.is_verified_vendor', '=', 1)
    .executeTakeFirst();
  return row?.minutes;
}
