import { REPLIES_MAX, REPLY_USES_MAX } from '@oja/contract/limits';
import type { SavedReply, SavedReplyEdit } from '@oja/contract/saved-replies';
import { type Selectable, sql } from 'kysely';

import type { Queries } from '../../foundation/db/database.ts';
import { newId } from '../../foundation/db/new-id.ts';
import type { SavedRepliesTable } from '../../foundation/db/tables/message-tables.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { lockUsers } from '../people/lock-users.ts';

const toSavedReply = ({ id, name, text, uses }: Selectable<SavedRepliesTable>): SavedReply => ({
  _id: id,
  name,
  text,
  uses,
});

/** A person's saved replies, the most used first, and of equally used ones the oldest. */
export async function listSavedReplies(queries: Queries, userId: string): Promise<SavedReply[]> {
  const rows = await queries
    .selectFrom('saved_replies')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('uses', 'desc')
    .orderBy('id')
    .limit(REPLIES_MAX)
    .execute();
  return rows.map(toSavedReply);
}

/**
 * Saves a reply, in a transaction. One with the same name and text stays as it is.
 * @throws ApiError `replies_full`; `unauthenticated` for a deleted account
 */
export async function saveReply(
  transaction: Queries,
  reply: { userId: string; name: string; text: string; uses: number },
  now: number,
): Promise<SavedReply> {
  // Calls of one person run one after the other, so that their number is right.
  const owner = (await lockUsers(transaction, [reply.userId])).get(reply.userId);
  if (!owner || owner.deleted_at !== null) throw new ApiError('unauthenticated');
  const saved = await listSavedReplies(transaction, reply.userId);
  const same = saved.find(({ name, text }) => name === reply.name && text === reply.text);
  if (same) return same;
  if (saved.length >= REPLIES_MAX) throw new ApiError('replies_full');
  const row = {
    id: newId(),
    user_id: reply.userId,
    name: reply.name,
    text: reply.text,
    uses: reply.uses,
    created_at: now,
  };
  await transaction.insertInto('saved_replies').values(row).execute();
  return toSavedReply(row);
}

/**
 * Changes the name or the text of a person's saved reply.
 * @throws ApiError `reply_not_found`, also for somebody else's
 */
export async function changeSavedReply(
  queries: Queries,
  userId: string,
  id: string,
  { name, text }: SavedReplyEdit,
): Promise<SavedReply> {
  const row = await queries
    .updateTable('saved_replies')
    .set((set) => ({ name: name ?? set.ref('name'), text: text ?? set.ref('text') }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new ApiError('reply_not_found');
  return toSavedReply(row);
}

/**
 * Counts a use of a person's saved reply.
 * @throws ApiError `reply_not_found`, also for somebody else's
 */
export async function countReplyUse(queries: Queries, userId: string, id: string): Promise<void> {
  const row = await queries
    .updateTable('saved_replies')
    .set({ uses: sql`case when uses < ${REPLY_USES_MAX} then uses + 1 else uses end` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new ApiError('reply_not_found');
}

/**
 * Deletes a person's saved reply.
 * @throws ApiError `reply_not_found`, also for somebody else's
 */
export async function deleteSavedReply(queries: Queries, userId: string, id: string): Promise<void> {
  const { numDeletedRows } = await queries
    .deleteFrom('saved_replies')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new ApiError('reply_not_found');
}

/** Whether a person has saved replies: the composer then shows a button for them. */
export async function hasSavedReplies(queries: Queries, userId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('saved_replies')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
