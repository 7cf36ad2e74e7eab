import { SAVES_COUNTED } from '@oja/contract/limits';
import type { PostAnswer } from '@oja/contract/posts';
import { sql } from 'kysely';

import type { Queries } from '../../../foundation/db/database.ts';
import { prepareStatement } from '../../../foundation/db/prepared-query.ts';
import { toTimestamp } from '../../../foundation/text/timestamp.ts';

interface PageFactsQuery {
  postId: string;
  authorId: string;
  viewerId: string;
  /** When today began in Lagos. */
  dayStart: number;
}

/** The saves are looked up in the index of the post's saves; no more of them are read than are counted. */
const findFacts = prepareStatement<
  PageFactsQuery,
  { created_at: number; saves: number; minutes: number | null; shown_at: number | null }
>(
  ({ slot }) => sql`
    select created_at, (
      select count(*) from (
        select 1 from saves where post_id = ${slot('postId')} and user_id <> ${slot('viewerId')}
        limit ${sql.lit(SAVES_COUNTED)}
      ) as counted
    ) as saves, (
      select minutes from answer_times where user_id = users.id and users.is_verified_vendor = 1
    ) as minutes, (
      select max(created_at) from messages
      where post_id = ${slot('postId')} and show_now = 'picture' and created_at >= ${slot('dayStart')}
    ) as shown_at
    from users where id = ${slot('authorId')}`,
);

/**
 * What a post's own page shows besides the post: how many others have saved it, since when its author has been on Oja,
 * how long they usually take to answer, and when it was shown today. Not part of the lists' statement, so that a page
 * of the feed costs no more.
 */
export async function readPageFacts(
  queries: Queries,
  query: PageFactsQuery,
): Promise<Pick<PostAnswer['data'], 'savesByOthers' | 'authorSince' | 'answerMinutes' | 'seenToday'>> {
  const [facts] = await findFacts(queries, query);
  if (!facts) return {};
  return {
    savesByOthers: facts.saves,
    authorSince: toTimestamp(facts.created_at).slice(0, 7),
    ...(facts.minutes !== null && { answerMinutes: facts.minutes }),
    ...(facts.shown_at !== null && { seenToday: toTimestamp(facts.shown_at) }),
  };
}
