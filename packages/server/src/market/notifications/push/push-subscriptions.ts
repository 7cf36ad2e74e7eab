import { PUSH_SUBSCRIPTIONS_MAX } from '@oja/contract/limits';
import type { PushSubscriptionInput } from '@oja/contract/push-subscriptions';

import type { Queries } from '../../../foundation/db/database.ts';
import { lastSeq } from '../../../foundation/events/event-log.ts';
import { lockUsers } from '../../people/lock-users.ts';

/**
 * Stores the push subscription of a session, in a transaction. A browser has one, of the person who signed in last. A
 * person with too many loses the oldest.
 */
export async function subscribeToPushes(
  transaction: Queries,
  { userId, sessionHash, endpoint, keys, timeZone }: PushSubscriptionInput & { userId: string; sessionHash: string },
  now: number,
): Promise<void> {
  // Calls of one person run one after the other, so that their number is right.
  await lockUsers(transaction, [userId]);
  const before = await transaction
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'seen_seq'])
    .where('session_hash', '=', sessionHash)
    .executeTakeFirst();
  const values = { p256dh: keys.p256dh, auth: keys.auth, time_zone: timeZone };
  if (before?.endpoint === endpoint) {
    await transaction.updateTable('push_subscriptions').set(values).where('session_hash', '=', sessionHash).execute();
    return;
  }
  await transaction
    .deleteFrom('push_subscriptions')
    .where((where) => where.or([where('endpoint', '=', endpoint), where('session_hash', '=', sessionHash)]))
    .execute();
  const others = await transaction
    .selectFrom('push_subscriptions')
    .select('session_hash')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .offset(PUSH_SUBSCRIPTIONS_MAX - 1)
    .limit(PUSH_SUBSCRIPTIONS_MAX)
    .execute();
  for (const { session_hash: oldest } of others) await unsubscribe(transaction, oldest);
  const seq = before?.seen_seq ?? (await lastSeq(transaction, userId));
  await transaction
    .insertInto('push_subscriptions')
    .values({ session_hash: sessionHash, user_id: userId, endpoint, ...values, seen_seq: seq, created_at: now })
    .execute();
}

/** Ends the push subscription of a session. Without one, nothing changes. */
export async function unsubscribe(queries: Queries, sessionHash: string): Promise<void> {
  await queries.deleteFrom('push_subscriptions').where('session_hash', '=', sessionHash).execute();
}
