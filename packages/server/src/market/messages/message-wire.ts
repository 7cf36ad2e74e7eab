import type { Message } from '@oja/contract/messages';
import type { Selectable } from 'kysely';

import type { MessagesTable } from '../../foundation/db/tables/message-tables.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { toTimestamp } from '../../foundation/text/timestamp.ts';
import type { Quotes } from './quotes.ts';
import { type SharedPosts, sharedPostOf } from './shared-posts.ts';

export type MessageRow = Selectable<MessagesTable>;

/** Whether a message is shown to a viewer as seen. */
export function isSeenFor(row: Pick<MessageRow, 'seen_at' | 'seen_untold' | 'sender_id'>, viewerId: string): boolean {
  return row.seen_at !== null && (row.seen_untold === 0 || row.sender_id !== viewerId);
}

/** What messages refer to. */
export interface MessageReferences {
  /** Result of findSharedPosts for the messages, alone or with others. */
  posts: SharedPosts;
  /** Result of findQuotes for the messages, alone or with others. */
  quotes: Quotes;
}

/** A message as the contract describes it, for one of its two people. */
export function toMessage(
  row: MessageRow,
  { posts, quotes }: MessageReferences,
  images: ImageAddresses,
  viewerId: string,
): Message {
  const quote = row.reply_to === null ? undefined : quotes.get(row.reply_to);
  return {
    _id: row.id,
    clientId: row.client_id,
    conversationId: row.conversation_id,
    text: row.text,
    img: row.img === null ? null : images.full(row.img),
    post: sharedPostOf(posts, row.post_id),
    ...(row.automatic !== null && { automatic: true }),
    ...(row.show_now !== null && row.deleted_at === null && { showNow: row.show_now }),
    ...(quote && { quote }),
    createdAt: toTimestamp(row.created_at),
    editedAt: row.edited_at === null ? null : toTimestamp(row.edited_at),
    deletedAt: row.deleted_at === null ? null : toTimestamp(row.deleted_at),
    seen: isSeenFor(row, viewerId),
    sender: { _id: row.sender_id },
    recipientId: row.recipient_id,
  };
}
