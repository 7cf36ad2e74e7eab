import { releasePictures } from '../../../foundation/uploads/uploads-store.ts';
import type { EraseSome } from './batch.ts';

/**
 * Deletes messages of a conversation whose other person was erased before, because nobody could read it any more, and
 * then the conversation. Conversations with people who are still there stay with them.
 */
export const eraseConversations: EraseSome = async (transaction, { userId, size, now }) => {
  const abandoned = await transaction
    .selectFrom('conversation_members as member')
    .leftJoin('users as partner', 'partner.id', 'member.partner_id')
    .select('member.conversation_id as id')
    .where('member.user_id', '=', userId)
    .where('partner.id', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!abandoned) return 0;
  const messages = await transaction
    .selectFrom('messages')
    .select(['id', 'img', 'deleted_at'])
    .where('conversation_id', '=', abandoned.id)
    .orderBy('id', 'desc')
    .limit(size)
    .execute();
  if (messages.length === 0) {
    await transaction.deleteFrom('conversations').where('id', '=', abandoned.id).execute();
    return 1;
  }
  const shown = messages.filter((message) => message.deleted_at === null);
  await releasePictures(
    transaction,
    shown.flatMap(({ img }) => img ?? []),
    now,
  );
  await transaction
    .deleteFrom('messages')
    .where(
      'id',
      'in',
      messages.map(({ id }) => id),
    )
    .execute();
  return messages.length;
};
