import { sql } from 'kysely';

import type { Queries } from '../../foundation/db/database.ts';
import { releasePictures } from '../../foundation/uploads/uploads-store.ts';

/**
 * Deletes the conversations of a leaving person whose partner has left before: nobody could read them any more. Their
 * pictures are retired.
 */
export async function deleteAbandonedConversations(transaction: Queries, userId: string, now: number): Promise<void> {
  const abandoned = sql`select conversation_id from conversation_members
    where user_id = ${userId} and not exists (select 1 from users where users.id = conversation_members.partner_id)`;
  const { rows } = await sql<{ img: string }>`select img from messages
    where img is not null and deleted_at is null and conversation_id in (${abandoned})`.execute(transaction);
  await releasePictures(
    transaction,
    rows.map(({ img }) => img),
    now,
  );
  await sql`delete from conversations where id in (${abandoned})`.execute(transaction);
}
