import { DAY, UNREAD_UNTIL_MAIL_MS } from '@oja/contract/limits';
import { sql } from 'kysely';

import type { Queries } from '../../../foundation/db/database.ts';
import { prepareStatement } from '../../../foundation/db/prepared-query.ts';
import { retryConflicts } from '../../../foundation/db/retry-conflicts.ts';

/**
 * Finds messages that are unread half an hour after they were sent, in the log of events, and notes their
 * conversations. The place in the log moves in the same transaction and only from where it was: two servers look at no
 * message twice, and a killed one skips none. After an outage of more than a day, older messages make no email. If the
 * clock was put back, the place goes back with it, so that no message of the repeated time is skipped: `reached_up_to`
 * prevents a second email.
 */
export async function findWaitingMails(queries: Queries, now: number): Promise<void> {
  const upTo = now - UNREAD_UNTIL_MAIL_MS;
  await retryConflicts(() =>
    queries.transaction().execute(async (transaction) => {
      const { moment } = await transaction
        .selectFrom('message_mail_progress')
        .select('moment')
        .executeTakeFirstOrThrow();
      if (moment === upTo) return;
      const { numUpdatedRows } = await transaction
        .updateTable('message_mail_progress')
        .set({ moment: upTo })
        .where('moment', '=', moment)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 1n && moment < upTo)
        await noteUnread(transaction, { after: Math.max(moment, upTo - DAY), upTo, now });
    }),
  );
}

/** A conversation that waits already is looked at again, because its turn may be running now. */
const noteUnread = prepareStatement<{ after: number; upTo: number; now: number }, never>(
  ({ slot }) => sql`
    insert into waiting_message_mails (user_id, partner_id, due_at)
    select distinct events.user_id, messages.sender_id, cast(${slot('now')} as bigint)
    from events join messages on messages.id = events.subject_id and messages.recipient_id = events.user_id
    where events.created_at > ${slot('after')} and events.created_at <= ${slot('upTo')}
      and events.name = 'newMessage' and messages.seen_at is null and messages.deleted_at is null
    on conflict (user_id, partner_id) do update set due_at = excluded.due_at`,
);
