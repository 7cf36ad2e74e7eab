import { refuseBlocked } from '../blocks/refuse-blocked.ts';
import type { Queries } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Push } from '../realtime/broadcaster.ts';
import { recordEvents } from '../realtime/event-log.ts';
import type { ImageAddresses } from '../uploads/image-addresses.ts';
import { claimPictures, releasePictures } from '../uploads/uploads-store.ts';
import { toMessage } from './message-wire.ts';
import { type MessageChange, lockOwnMessage, peopleOf } from './own-message.ts';
import { findSharedPosts } from './shared-posts.ts';

/**
 * Gives one's own message another text or picture, spec §4. The same content again changes nothing.
 * @param edit.img key of the picture it is to show, null for none; undefined for an address that is not ours
 * @throws Refusal `message_not_found`, `forbidden` for the partner, `validation_failed` for a picture that cannot be claimed,
 * `blocked`, `blocked_by_you`
 */
export function editMessage(
  queries: Queries,
  edit: { id: string; userId: string; text: string; img: string | null | undefined },
  images: ImageAddresses,
  now: number,
): Promise<MessageChange> {
  return queries.transaction().execute(async (transaction) => {
    const before = await lockOwnMessage(transaction, edit.id, edit.userId);
    if (before.deleted_at !== null) throw new Refusal('message_not_found');
    const posts = await findSharedPosts(transaction, [before], images, now);
    if (before.text === edit.text && before.img === edit.img) return { message: toMessage(before, posts, images, before.sender_id), pushes: [] };
    const row = await transaction
      .updateTable('messages')
      .set({ text: edit.text, img: await changePicture(transaction, before.img, edit, now), edited_at: now })
      .where('id', '=', edit.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const people = await peopleOf(transaction, row);
    const seqs = await recordEvents(transaction, people.map((userId) => ({ userId, name: 'messageUpdated', subjectId: row.id })), now);
    // After the events: a block that was made meanwhile is committed, or waits for this.
    await refuseBlocked(transaction, row.sender_id, row.recipient_id, 'message');
    const pushes = people.map((userId, index): Push => ({
      userId,
      name: 'messageUpdated',
      payload: { seq: seqs[index] ?? 0, message: toMessage(row, posts, images, userId) },
    }));
    return { message: toMessage(row, posts, images, row.sender_id), pushes };
  });
}

async function changePicture(
  transaction: Queries,
  before: string | null,
  { userId, img }: { userId: string; img: string | null | undefined },
  now: number,
): Promise<string | null> {
  if (img === before) return before;
  const claimed = img === null ? [] : await claimPictures(transaction, { keys: [img], userId, preset: 'chat', field: 'img' }, now);
  if (before !== null) await releasePictures(transaction, [before], now);
  return claimed[0]?.key ?? null;
}
