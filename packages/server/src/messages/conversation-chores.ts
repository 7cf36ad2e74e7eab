import type { Queries } from '../db/database.ts';
import type { Services } from '../services.ts';
import type { Chore } from '../sweeper/sweeper.ts';
import { releasePictures } from '../uploads/uploads-store.ts';

const HOUR = 60 * 60 * 1000;

/** Conversations removed in one transaction; the next follows at once while there are more. */
const BATCH = 50;

/** What two people wrote goes when both have deleted their accounts. */
export function conversationChores({ database }: Services): Chore[] {
  return [{ name: 'prune-conversations', everyMs: HOUR, run: (now) => pruneConversations(database.queries, now) }];
}

export async function pruneConversations(queries: Queries, now: number): Promise<void> {
  for (let removed = BATCH; removed === BATCH; ) removed = await queries.transaction().execute((transaction) => removeSome(transaction, now));
}

/** @returns how many went */
async function removeSome(transaction: Queries, now: number): Promise<number> {
  const left = await transaction
    .selectFrom('conversations')
    .select('id')
    .where((where) =>
      where.not(where.exists(where.selectFrom('conversation_members').select('user_id').whereRef('conversation_members.conversation_id', '=', 'conversations.id'))),
    )
    .limit(BATCH)
    .execute();
  const ids = left.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const shown = await transaction.selectFrom('messages').select('img').where('conversation_id', 'in', ids).where('img', 'is not', null).execute();
  await releasePictures(transaction, shown.flatMap(({ img }) => img ?? []), now);
  await transaction.deleteFrom('conversations').where('id', 'in', ids).execute();
  return ids.length;
}
