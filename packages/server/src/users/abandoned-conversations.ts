import { sql } from 'kysely';

import type { Queries } from '../db/database.ts';
import { releasePictures } from '../uploads/uploads-store.ts';

/**
 * Deletes the conversations of which a person who is leaving is the last: the other has left before, so that nobody
 * would ever read them again. Their pictures are given back.
 */
export async function deleteAbandonedConversations(transaction: Queries, userId: string, now: number): Promise<void> {
  const abandoned = sql`select conversation_id from conversation_members
    where user_id = ${userId} and not exists (select 1 from users where users.id = conversation_members.partner_id)`;
  const { rows } = await sql<{ img: string }>`select img from messages
    where img is not null and deleted_at is null and conversation_id in (${abandoned})`.execute(transaction);
  await releasePictures(transaction, rows.map(({ img }) => img), now);
  await sql`delete from conversations where id in (${abandoned})`.execute(transaction);
}
