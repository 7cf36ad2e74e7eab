import type { Message } from '@oja/contract/messages';

import { refuseBlocked } from '../people/refuse-blocked.ts';
import type { Queries } from '../../foundation/db/database.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import type { Push, WithPushes } from '../../foundation/events/event-publisher.ts';
import { recordEvents } from '../../foundation/events/event-log.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { foldForSearch } from '../../foundation/text/search-text.ts';
import { claimPictures, releasePictures } from '../../foundation/uploads/uploads-store.ts';
import { type MessageRow, toMessage } from './message-wire.ts';
import { lockOwnMessage, peopleOf } from './own-message.ts';
import { findQuotes } from './quotes.ts';
import { findSharedPostsOf } from './shared-posts.ts';

/**
 * Changes the text or picture of the sender's own message, in a transaction, product §4. The same content again changes
 * nothing.
 * @param edit.img key of the new picture, null for none; undefined for an address that is not ours
 * @throws ApiError `message_not_found`, `forbidden` for the partner, `validation_failed` for a picture that cannot be
 *   claimed, `blocked`, `blocked_by_you`
 */
export async function editMessage(
  transaction: Queries,
  edit: { id: string; userId: string; text: string; img: string | null | undefined },
  images: ImageAddresses,
  now: number,
): Promise<WithPushes<Message>> {
  const before = await lockOwnMessage(transaction, edit.id, edit.userId);
  if (before.deleted_at !== null) throw new ApiError('message_not_found');
  const readers = [before.sender_id, before.recipient_id];
  const postsOf = await findSharedPostsOf(transaction, [before], readers, images, now);
  const quotes = await findQuotes(transaction, [before], images);
  const messageFor = (row: MessageRow, readerId: string) =>
    toMessage(row, { posts: postsOf(readerId), quotes }, images, readerId);
  if (before.text === edit.text && before.img === edit.img)
    return { result: messageFor(before, before.sender_id), pushes: [] };
  const row = await transaction
    .updateTable('messages')
    .set({
      text: edit.text,
      search_text: foldForSearch(edit.text),
      img: await changePicture(transaction, before.img, edit, now),
      edited_at: now,
      // Another picture is not the one that was asked for.
      ...(before.show_now === 'picture' && before.img !== edit.img && { show_now: null }),
    })
    .where('id', '=', edit.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const people = await peopleOf(transaction, row);
  const seqs = await recordEvents(
    transaction,
    people.map((userId) => ({ userId, name: 'messageUpdated', subjectId: row.id })),
    now,
  );
  // Checked after the events are recorded, which locks the counters: a concurrent block is committed already, or
  // waits for this transaction.
  await refuseBlocked(transaction, row.sender_id, row.recipient_id, 'message');
  const pushes = people.map((userId, index): Push => ({
    userId,
    name: 'messageUpdated',
    payload: { seq: seqs[index] ?? 0, message: messageFor(row, userId) },
  }));
  return { result: messageFor(row, row.sender_id), pushes };
}

async function changePicture(
  transaction: Queries,
  before: string | null,
  { userId, img }: { userId: string; img: string | null | undefined },
  now: number,
): Promise<string | null> {
  if (img === before) return before;
  const claimed =
    img === null ? [] : await claimPictures(transaction, { keys: [img], userId, preset: 'chat', field: 'img' }, now);
  if (before !== null) await releasePictures(transaction, [before], now);
  return claimed[0]?.key ?? null;
}
