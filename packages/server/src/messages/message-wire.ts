import type { Message } from '@oja/contract/messages';
import type { Selectable } from 'kysely';

import type { MessagesTable } from '../db/tables/message-tables.ts';
import type { ImageAddresses } from '../uploads/image-addresses.ts';
import { toTimestamp } from '../users/user-wire.ts';

export type MessageRow = Selectable<MessagesTable>;

/** A message as the contract has it. */
export function toMessage(row: MessageRow, images: ImageAddresses): Message {
  return {
    _id: row.id,
    clientId: row.client_id,
    conversationId: row.conversation_id,
    text: row.text,
    img: row.img === null ? null : images.full(row.img),
    createdAt: toTimestamp(row.created_at),
    editedAt: row.edited_at === null ? null : toTimestamp(row.edited_at),
    deletedAt: row.deleted_at === null ? null : toTimestamp(row.deleted_at),
    seen: row.seen_at !== null,
    sender: { _id: row.sender_id },
    recipientId: row.recipient_id,
  };
}
