import { ONLINE_MAX } from '@oja/contract/limits';

import type { Queries } from '../db/database.ts';

/**
 * The people who matter to a person: whom they write with, whom they follow and who follows them, the newest first, as
 * many as one is told of when they are online. Nobody matters across a block.
 */
export async function findCircle(queries: Queries, userId: string): Promise<Set<string>> {
  const partners = await queries
    .selectFrom('conversation_members')
    .select('partner_id as id')
    .where('user_id', '=', userId)
    // Follows end with a block; what was written stays.
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
