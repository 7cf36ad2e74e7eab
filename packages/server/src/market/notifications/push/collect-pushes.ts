import { type StoredKind, isShownOn } from '@oja/contract/notification-kinds';
import { HOUR } from '@oja/contract/limits';
import { sql } from 'kysely';

import type { Queries } from '../../../foundation/db/database.ts';
import { readNotificationSettings } from '../../people/notification-settings.ts';
import { kindOfStored } from '../notification-wire.ts';

/** How long news are worth a push, in milliseconds: through the night, if they came in quiet hours. */
const NEWS_MS = 12 * HOUR;
/** How long a push is tried while its push service is away, in milliseconds. */
export const RETRY_MS = HOUR;
/** The most subscriptions in one turn. */
const TOGETHER_MAX = 100;

interface Behind {
  session_hash: string;
  user_id: string;
  seen_seq: number;
  last_seq: number;
  notification_settings: string | null;
}

/**
 * Finds the news of people with a push subscription in the log of events, and stores a push for each. The log is the
 * queue, so that storing a message does nothing for pushes, and a killed server loses none. The place in the log
 * moves in the transaction that stores the pushes, and only from where it was: two servers cannot store one twice.
 * @returns whether there may be more
 */
export async function collectPushes(queries: Queries, now: number): Promise<boolean> {
  const behind = await queries
    .selectFrom('push_subscriptions')
    .innerJoin('event_sequences', 'event_sequences.user_id', 'push_subscriptions.user_id')
    .innerJoin('users', 'users.id', 'push_subscriptions.user_id')
    .select(['session_hash', 'push_subscriptions.user_id', 'seen_seq', 'last_seq', 'notification_settings'])
    .whereRef('event_sequences.last_seq', '>', 'push_subscriptions.seen_seq')
    .limit(TOGETHER_MAX)
    .execute();
  for (const each of behind) await queries.transaction().execute((transaction) => collect(transaction, each, now));
  return behind.length === TOGETHER_MAX;
}

async function collect(transaction: Queries, subscription: Behind, now: number): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('push_subscriptions')
    .set({ seen_seq: subscription.last_seq })
    .where('session_hash', '=', subscription.session_hash)
    .where('seen_seq', '=', subscription.seen_seq)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  const { kinds } = readNotificationSettings(subscription.notification_settings);
  const news = [
    ...(isShownOn('push', 'message', kinds) ? await sendersOf(transaction, subscription) : []),
    ...(await notificationsOf(transaction, subscription)).filter(({ kind }) => isShownOn('push', kind, kinds)),
  ];
  for (const { subject, kind } of news)
    await transaction
      .insertInto('waiting_pushes')
      .values({
        session_hash: subscription.session_hash,
        subject,
        kind,
        due_at: now,
        attempts: 0,
        expires_at: now + NEWS_MS,
      })
      .onConflict((conflict) =>
        conflict.columns(['session_hash', 'subject']).doUpdateSet({
          // A push service that is away is not asked more often because of further news.
          due_at: sql`case when waiting_pushes.attempts = 0 then ${sql.lit(now)} else waiting_pushes.due_at end`,
          expires_at: sql`${sql.lit(now)} +
            case when waiting_pushes.attempts = 0 then ${sql.lit(NEWS_MS)} else ${sql.lit(RETRY_MS)} end`,
        }),
      )
      .execute();
}

const eventsOf = (transaction: Queries, { user_id: userId, seen_seq: after, last_seq: upTo }: Behind, name: string) =>
  transaction
    .selectFrom('events')
    .where('events.user_id', '=', userId)
    .where('events.seq', '>', after)
    .where('events.seq', '<=', upTo)
    .where('events.name', '=', name);

/** The people who have written since the last look. */
async function sendersOf(transaction: Queries, subscription: Behind) {
  const rows = await eventsOf(transaction, subscription, 'newMessage')
    .innerJoin('messages', 'messages.id', 'events.subject_id')
    .where('messages.recipient_id', '=', subscription.user_id)
    .select('messages.sender_id')
    .distinct()
    .execute();
  return rows.map(({ sender_id: subject }) => ({ subject, kind: 'message' as const }));
}

/** The new notifications since the last look, but of messages. */
async function notificationsOf(transaction: Queries, subscription: Behind) {
  const rows = await eventsOf(transaction, subscription, 'newNotification')
    .innerJoin('notifications', 'notifications.id', 'events.subject_id')
    .where('notifications.type', '<>', 'message' satisfies StoredKind)
    .select(['notifications.id', 'notifications.type'])
    .execute();
  return rows.flatMap(({ id: subject, type }) => {
    const kind = kindOfStored(type);
    return kind ? [{ subject, kind }] : [];
  });
}
