import { ONLINE_MAX } from '@oja/contract/limits';

import type { Queries } from '../../foundation/db/database.ts';

/**
 * The circle of a person: the people they exchange messages with, follow, or are followed by, the newest first. It
 * holds as many people as one person's presence list can show. Blocked people are not in it.
 */
export async function findCircle(queries: Queries, userId: string): Promise<Set<string>> {
  const partners = await queries
    .selectFrom('conversation_members')
    .select('partner_id as id')
    .where('user_id', '=', userId)
    // A block ends follows, but conversations stay, so blocks are checked here.
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('blocks')
            .select('blocker_id')
            .where((either) =>
              either.or([
                either.and([either('blocker_id', '=', userId), either('blocked_id', '=', either.ref('partner_id'))]),
                either.and([either('blocker_id', '=', either.ref('partner_id')), either('blocked_id', '=', userId)]),
              ]),
            ),
        ),
      ),
    )
    .orderBy('last_message_at', 'desc')
    .orderBy('conversation_id', 'asc')
    .limit(ONLINE_MAX)
    .execute();
  const followed = await queries
    .selectFrom('follows')
    .select('followed_id as id')
    .where('follower_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(ONLINE_MAX)
    .execute();
  const followers = await queries
    .selectFrom('follows')
    .select('follower_id as id')
    .where('followed_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(ONLINE_MAX)
    .execute();
  const ids = new Set([...partners, ...followed, ...followers].map(({ id }) => id));
  return new Set([...ids].slice(0, ONLINE_MAX));
}
