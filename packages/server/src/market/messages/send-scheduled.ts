import type { ErrorCode } from '@oja/contract/errors';
import { SECOND } from '@oja/contract/limits';
import type { FastifyBaseLogger } from 'fastify';
import type { ExpressionBuilder } from 'kysely';

import type { Database, Queries } from '../../foundation/db/database.ts';
import { retryConflicts } from '../../foundation/db/retry-conflicts.ts';
import type { Tables } from '../../foundation/db/schema.ts';
import type { EventPublisher, WithPushes } from '../../foundation/events/event-publisher.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import type { Job } from '../../foundation/jobs/job-runner.ts';
import { errorText } from '../../foundation/startup/startup-fault.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { type ScheduledRow, recordScheduledChanges } from './scheduled-messages.ts';
import { sendMessages } from './send-messages.ts';

/** How often the times are looked at, in milliseconds. */
const EVERY_MS = 5 * SECOND;

/** The most messages in one transaction. */
const BATCH = 50;

interface Deps {
  database: Pick<Database, 'kind' | 'queries' | 'transact'>;
  images: ImageAddresses;
  events: EventPublisher;
  log: FastifyBaseLogger;
}

type Due = Pick<ScheduledRow, 'sender_id' | 'id'>;

/**
 * The job that sends messages at their time (decision 076). A message is stored in the transaction that removes its
 * waiting text, so it is sent once by any number of servers, and after a crash. What is refused stays, with the reason.
 */
export function sendScheduledJob(deps: Deps): Job {
  return {
    name: 'send-scheduled-messages',
    everyMs: EVERY_MS,
    async run(now, isStopping = () => false) {
      for (let last: ScheduledRow | undefined; !isStopping();) {
        const due = await listDue(deps.database.queries, now, last);
        last = due.at(-1);
        if (!last) return;
        await sendTogether(due, deps, now);
      }
    },
  };
}

/** Some of the messages whose time has come, the first ones first. */
function listDue(queries: Queries, now: number, last: ScheduledRow | undefined): Promise<ScheduledRow[]> {
  let query = queries
    .selectFrom('scheduled_messages')
    .selectAll()
    .where('failure', 'is', null)
    .where('send_at', '<=', now)
    .orderBy('send_at')
    .orderBy('sender_id')
    .orderBy('id')
    .limit(BATCH);
  if (last) {
    const { send_at: sendAt, sender_id: senderId, id } = last;
    query = query.where((where) =>
      where(where.refTuple('send_at', 'sender_id', 'id'), '>', where.tuple(sendAt, senderId, id)),
    );
  }
  return query.execute();
}

/** Sends messages in one transaction, or each in its own if that fails: one of them may be the reason. */
async function sendTogether(due: readonly Due[], deps: Deps, now: number): Promise<void> {
  const send = (some: readonly Due[], errorCode?: ErrorCode) =>
    retryConflicts(() =>
      deps.events.commitAndPush(
        (transaction) => sendDue(transaction, some, deps, { now, errorCode }),
        (work) => deps.database.transact(work),
      ),
    );
  try {
    await send(due);
  } catch (error) {
    if (due.length > 1) for (const one of due) await sendTogether([one], deps, now);
    // A block that was made meanwhile, which ends the transaction that would have sent it.
    else if (error instanceof ApiError) await send(due, error.code);
    else
      deps.log.error({ reason: errorText(error) }, 'a message could not be sent at its time and will be tried again');
  }
}

/**
 * Sends those of some messages that still wait. They are locked first: one that was taken back or sent meanwhile is
 * gone, and taking it back waits.
 * @param outcome.errorCode given if sending them has failed: it is only stored
 */
async function sendDue(
  transaction: Queries,
  due: readonly Due[],
  { database: { kind }, images }: Deps,
  { now, errorCode }: { now: number; errorCode: ErrorCode | undefined },
): Promise<WithPushes<undefined>> {
  const locked = await transaction
    .updateTable('scheduled_messages')
    .set({ failure: null })
    .where(isOneOf(due))
    .where('failure', 'is', null)
    .where('send_at', '<=', now)
    .returningAll()
    .execute();
  const rows = locked.toSorted((one, other) => one.send_at - other.send_at || (one.id < other.id ? -1 : 1));
  if (rows.length === 0) return { result: undefined, pushes: [] };
  const away = await findAway(transaction, rows);
  const sendable = errorCode === undefined ? rows.filter((row) => !away.has(row.sender_id)) : [];
  const { result: outcomes, pushes } = await sendMessages(
    transaction,
    sendable.map((row) => ({
      senderId: row.sender_id,
      recipientId: row.recipient_id,
      clientId: row.id,
      text: row.text,
      img: null,
      postId: row.post_id,
      replyTo: row.reply_to,
    })),
    { kind, images },
    now,
  );
  const refused = new Map(
    sendable.flatMap((row, index) => {
      const outcome = outcomes[index];
      return outcome instanceof ApiError ? [[row, outcome.code] as const] : [];
    }),
  );
  const sent = sendable.filter((row) => !refused.has(row));
  if (sent.length > 0) await transaction.deleteFrom('scheduled_messages').where(isOneOf(sent)).execute();
  for (const row of rows) {
    if (sent.includes(row)) continue;
    const failure = errorCode ?? refused.get(row) ?? 'scheduled_sender_away';
    await transaction
      .updateTable('scheduled_messages')
      .set({ failure })
      .where(isOneOf([row]))
      .execute();
  }
  const changed = await recordScheduledChanges(
    transaction,
    rows.map((row) => row.sender_id),
    now,
  );
  return { result: undefined, pushes: [...pushes, ...changed] };
}

const isOneOf = (due: readonly Due[]) => (where: ExpressionBuilder<Tables, 'scheduled_messages'>) =>
  where.or(due.map(({ sender_id, id }) => where.and({ sender_id, id })));

/** The senders whose accounts are deleted, but can still be restored. */
async function findAway(queries: Queries, rows: readonly ScheduledRow[]): Promise<ReadonlySet<string>> {
  const away = await queries
    .selectFrom('users')
    .select('id')
    .where(
      'id',
      'in',
      rows.map((row) => row.sender_id),
    )
    .where('deleted_at', 'is not', null)
    .execute();
  return new Set(away.map(({ id }) => id));
}
