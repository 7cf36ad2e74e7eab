import { sql } from 'kysely';

import type { Queries } from '../../../foundation/db/database.ts';
import { prepareStatement } from '../../../foundation/db/prepared-query.ts';

interface UnlistedCounts {
  /** Adverts that are not paid for, or have expired. */
  hidden: number;
  sold: number;
  paused: number;
}

const count = prepareStatement<{ userId: string; now: number }, UnlistedCounts>(
  ({ slot }) => sql`
    select (
        select count(*) from adverts join posts on posts.id = adverts.post_id
        where adverts.user_id = ${slot('userId')} and posts.shown_until <= ${slot('now')} and posts.unlisted_until is null
      ) as hidden,
      count(case when status = 'sold' then 1 end) as sold, count(case when status = 'paused' then 1 end) as paused
    from posts where user_id = ${slot('userId')} and unlisted_until is not null`,
);

/** The numbers of a person's posts that are in no list of posts, by the reason. */
export async function countUnlisted(queries: Queries, userId: string, now: number): Promise<UnlistedCounts> {
  const [counts] = await count(queries, { userId, now });
  return counts ?? { hidden: 0, sold: 0, paused: 0 };
}
