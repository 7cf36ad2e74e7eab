import { setImmediate as nextTurn } from 'node:timers/promises';

import { dayInLagos, startInLagos } from '@oja/contract/lagos-day';
import { MINUTE, UNREAD_MAILS_A_DAY } from '@oja/contract/limits';
import type { Selectable } from 'kysely';

import type { Queries } from '../../../foundation/db/database.ts';
import { retryConflicts } from '../../../foundation/db/retry-conflicts.ts';
import type { WaitingMessageMailsTable } from '../../../foundation/db/tables/message-tables.ts';
import type { EmailQueue } from '../../../foundation/email/email-queue.ts';
import { endTokenOf } from '../../../foundation/email/end-token.ts';
import type { Job } from '../../../foundation/jobs/job-runner.ts';
import { mergeNotificationSettings } from '../../people/notification-settings.ts';
import { markReached } from '../mark-reached.ts';
import { findWaitingMails } from './find-waiting-mails.ts';
import { messageEmail } from './message-email.ts';
import { readDigest } from './read-digest.ts';

/** How long an email is held back in quiet hours, and while a push is on its way, until it is looked at again. */
const LATER_MS = 5 * MINUTE;
const TOGETHER_MAX = 100;

interface Deps {
  config: { publicUrl: string };
  queries: Queries;
  emails: EmailQueue;
  /** Whether a device of a person is connected, at any node. */
  isConnected: (userId: string) => Promise<boolean>;
}

type Row = Selectable<WaitingMessageMailsTable>;

/**
 * The job that emails people about messages that are unread for half an hour and reached no device, product §4
 * (decision 067): one email for a conversation, at most three a day for a person. The email is stored in the
 * transaction that ends its waiting, so that nothing is sent twice or lost.
 */
export function mailMessagesJob(deps: Deps): Job {
  return {
    name: 'mail-messages',
    everyMs: MINUTE,
    async run(now, isStopping = () => false) {
      await findWaitingMails(deps.queries, now);
      const heldBack = new Set<string>();
      for (let due: Row[] | undefined; due === undefined || due.length === TOGETHER_MAX;) {
        due = await deps.queries
          .selectFrom('waiting_message_mails')
          .selectAll()
          .where('due_at', '<=', now)
          .orderBy('due_at')
          .limit(TOGETHER_MAX)
          .execute();
        for (const row of due) {
          if (isStopping()) return;
          if (heldBack.has(row.user_id)) continue;
          const dueAt = await mailConversation(deps, row, now);
          if (dueAt !== undefined) {
            heldBack.add(row.user_id);
            await holdBackAll(deps.queries, row.user_id, { dueAt, now });
          }
          await nextTurn();
        }
      }
    },
  };
}

/** @returns until when all emails of the person wait, if they do */
async function mailConversation(
  { config, queries, emails, isConnected }: Deps,
  row: Row,
  now: number,
): Promise<number | undefined> {
  const { user_id: userId, partner_id: partnerId } = row;
  const endToken = await endTokenOf(queries, 'message-emails', userId);
  const isReached = await isConnected(userId);
  const outcome = await retryConflicts(() =>
    queries.transaction().execute(async (transaction) => {
      if (!(await take(transaction, row)) || isReached) return undefined;
      const digest = await readDigest(transaction, { userId, partnerId }, now);
      if (digest === 'none') return undefined;
      if (digest === 'later' || digest === 'quiet') {
        const dueAt = await holdBack(transaction, row, now + LATER_MS);
        return digest === 'quiet' ? { dueAt } : undefined;
      }
      const day = dayInLagos(now);
      if (!(await countMail(transaction, userId, day)))
        return { dueAt: await holdBack(transaction, row, startInLagos(day + 1)) };
      await markReached(transaction, { userId, partnerId, upTo: digest.newestId });
      await endPushes(transaction, row);
      return { id: await emails.write(transaction, messageEmail(config.publicUrl, digest, endToken)) };
    }),
  );
  if (outcome?.id !== undefined) emails.send(outcome.id);
  return outcome?.dueAt;
}

/** @returns false if another server has it, or further messages have made it due again */
async function take(transaction: Queries, row: Row): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('waiting_message_mails')
    .where((where) => where.and(row))
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

async function holdBack(transaction: Queries, row: Row, dueAt: number): Promise<number> {
  await transaction
    .insertInto('waiting_message_mails')
    .values({ ...row, due_at: dueAt })
    .execute();
  return dueAt;
}

/** Holds back all due emails of a person, who may have thousands: what holds one back holds for all. */
async function holdBackAll(
  queries: Queries,
  userId: string,
  { dueAt, now }: { dueAt: number; now: number },
): Promise<void> {
  await queries
    .updateTable('waiting_message_mails')
    .set({ due_at: dueAt })
    .where('user_id', '=', userId)
    .where('due_at', '<=', now)
    .execute();
}

/** Ends the pushes of a conversation, whose push services are away: the email has informed the person. */
async function endPushes(transaction: Queries, { user_id: userId, partner_id: partnerId }: Row): Promise<void> {
  const theirs = transaction.selectFrom('push_subscriptions').select('session_hash').where('user_id', '=', userId);
  await transaction
    .deleteFrom('waiting_pushes')
    .where('subject', '=', partnerId)
    .where('session_hash', 'in', theirs)
    .execute();
}

/** @returns false if the person had all emails of this day */
async function countMail(transaction: Queries, userId: string, day: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('message_mails')
    .values({ user_id: userId, sent_day: day, sent_count: 1 })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((set) => ({
          sent_day: day,
          sent_count: set
            .case()
            .when('message_mails.sent_day', '<', day)
            .then(set.lit(1))
            .else(set('message_mails.sent_count', '+', 1))
            .end(),
        }))
        .where((where) =>
          where.or([
            where('message_mails.sent_day', '<', day),
            where('message_mails.sent_count', '<', UNREAD_MAILS_A_DAY),
          ]),
        ),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Ends a person's emails about unread messages. They can choose them again in the settings. */
export async function endMessageEmails(queries: Queries, userId: string): Promise<void> {
  await queries.transaction().execute(async (transaction) => {
    const settings = await mergeNotificationSettings(transaction, userId, { kinds: { message: { mail: false } } });
    await transaction.updateTable('users').set({ notification_settings: settings }).where('id', '=', userId).execute();
  });
}
