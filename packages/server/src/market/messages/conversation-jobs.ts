import { HOUR } from '@oja/contract/limits';
import type { FastifyBaseLogger } from 'fastify';

import type { Queries } from '../../foundation/db/database.ts';
import { errorText } from '../../foundation/startup/startup-fault.ts';
import type { Job } from '../../foundation/jobs/job-runner.ts';
import { releasePictures } from '../../foundation/uploads/uploads-store.ts';

/** Conversations that are read at a time. */
const BATCH = 50;

/** The job that deletes a conversation once both people have deleted their accounts. */
export function conversationJobs(queries: Queries, log: FastifyBaseLogger): Job[] {
  return [{ name: 'prune-conversations', everyMs: HOUR, run: (now) => pruneConversations(queries, now, log) }];
}

/** Deletes each conversation in a transaction of its own. A failure is logged and does not stop the others. */
export async function pruneConversations(queries: Queries, now: number, log: FastifyBaseLogger): Promise<void> {
  for (let last: string | undefined; ;) {
    const left = await listLeft(queries, last);
    for (const { id } of left) {
      try {
        await queries.transaction().execute((transaction) => removeConversation(transaction, id, now));
      } catch (error) {
        log.error(
          { conversation: id, reason: errorText(error) },
          'a conversation could not be removed and will be tried again',
        );
      }
      last = id;
    }
    if (left.length < BATCH) return;
  }
}

/** A batch of conversations without members, by id. */
function listLeft(queries: Queries, last: string | undefined): Promise<{ id: string }[]> {
  let query = queries
    .selectFrom('conversations')
    .select('id')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('conversation_members')
            .select('user_id')
            .whereRef('conversation_members.conversation_id', '=', 'conversations.id'),
        ),
      ),
    )
    .orderBy('id')
    .limit(BATCH);
  if (last !== undefined) query = query.where('id', '>', last);
  return query.execute();
}

async function removeConversation(transaction: Queries, id: string, now: number): Promise<void> {
  const shown = await transaction
    .selectFrom('messages')
    .select('img')
    .where('conversation_id', '=', id)
    .where('img', 'is not', null)
    .execute();
  await releasePictures(
    transaction,
    shown.flatMap(({ img }) => img ?? []),
    now,
  );
  await transaction.deleteFrom('conversations').where('id', '=', id).execute();
}
