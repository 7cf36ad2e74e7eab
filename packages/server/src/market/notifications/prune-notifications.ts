import { NOTIFICATIONS_STORED_MAX, HOUR } from '@oja/contract/limits';

import type { Queries } from '../../foundation/db/database.ts';
import type { Job } from '../../foundation/jobs/job-runner.ts';

/** The job that limits lists of notifications to the length in the contract. */
export function pruneNotificationsJob(queries: Queries): Job {
  return { name: 'prune-notifications', everyMs: HOUR, run: () => pruneNotifications(queries) };
}

/** Deletes the oldest notifications of people who have more than the limit. */
export async function pruneNotifications(queries: Queries): Promise<void> {
  const people = await queries
    .selectFrom('notifications')
    .select('recipient_id')
    .groupBy('recipient_id')
    .having((having) => having.fn.countAll(), '>', NOTIFICATIONS_STORED_MAX)
    .execute();
  for (const { recipient_id: userId } of people) {
    const oldestToStay = await queries
      .selectFrom('notifications')
      .select('id')
      .where('recipient_id', '=', userId)
      .orderBy('id', 'desc')
      .limit(1)
      .offset(NOTIFICATIONS_STORED_MAX - 1)
      .executeTakeFirstOrThrow();
    await queries
      .deleteFrom('notifications')
      .where('recipient_id', '=', userId)
      .where('id', '<', oldestToStay.id)
      .execute();
  }
}
