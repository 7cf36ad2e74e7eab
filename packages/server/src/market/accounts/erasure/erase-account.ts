import { sql } from 'kysely';

import type { Queries } from '../../../foundation/db/database.ts';
import { releasePictures } from '../../../foundation/uploads/uploads-store.ts';
import { restName } from '../resting-names.ts';
import { type Batch, type EraseSome, ownerOf, rowsOf } from './batch.ts';
import { eraseConversations } from './erase-conversations.ts';
import { eraseComments, eraseFollows, eraseLikes } from './erase-counted.ts';
import { erasePosts } from './erase-posts.ts';

/** What is erased of an account, in this order. Tables with few rows for a person go with the account's own row. */
const STEPS: readonly EraseSome[] = [
  eraseLikes,
  eraseComments,
  eraseFollows('following'),
  eraseFollows('followers'),
  erasePosts,
  rowsOf('saves', 'user_id'),
  rowsOf('saved_searches', 'user_id'),
  rowsOf('saved_replies', 'user_id'),
  rowsOf('scheduled_messages', 'sender_id'),
  rowsOf('flags', 'reporter_id'),
  rowsOf('review_flags', 'reporter_id'),
  rowsOf('deals', 'buyer_id'),
  rowsOf('deals', 'vendor_id'),
  rowsOf('notifications', 'recipient_id'),
  rowsOf('notifications', 'sender_id'),
  rowsOf('events', 'user_id'),
  rowsOf('blocks', 'blocker_id'),
  rowsOf('blocks', 'blocked_id'),
  eraseConversations,
  rowsOf('conversation_members', 'user_id'),
  ownerOf('adverts', 'user_id'),
  ownerOf('adverts', 'referrer_id'),
  ownerOf('uploads', 'user_id'),
];

/**
 * Erases a part of a deleted account, in the caller's transaction. Each call looks for what is left, so the erasure
 * goes on after a crash without a record of its progress.
 * @param step where to begin: the value of the call before, 0 at first
 * @returns where to go on; undefined once the account is erased
 */
export async function eraseNext(transaction: Queries, batch: Batch, step: number): Promise<number | undefined> {
  const erase = STEPS[step];
  // A request that was running at the deletion may have written a row since: then everything is gone through again.
  if (!erase) return (await eraseOwnRow(transaction, batch)) ? undefined : 0;
  return (await erase(transaction, batch)) === 0 ? step + 1 : step;
}

/** Rows that count elsewhere, which must not go with the account's row. */
const COUNTED = [
  ['likes', 'user_id'],
  ['comments', 'user_id'],
  ['follows', 'follower_id'],
  ['follows', 'followed_id'],
  ['posts', 'user_id'],
] as const;

/**
 * Deletes the account's row. Its user name rests, counted from the deletion.
 * @returns false while there are rows that count elsewhere
 */
async function eraseOwnRow(transaction: Queries, { kind, userId }: Batch): Promise<boolean> {
  const row = await transaction.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  if (!row || row.deleted_at === null) return true;
  // This lock waits for transactions that have just written a row that refers to the account.
  if (kind === 'postgres') await sql`select id from users where id = ${userId} for update`.execute(transaction);
  for (const [table, column] of COUNTED) {
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${userId} limit 1`.execute(
      transaction,
    );
    if (rows.length > 0) return false;
  }
  if (row.profile_image !== null) await releasePictures(transaction, [row.profile_image], row.deleted_at);
  await restName(transaction, row, row.deleted_at);
  await transaction.deleteFrom('users').where('id', '=', userId).execute();
  return true;
}
