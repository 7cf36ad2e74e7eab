import { QUOTE_MAX } from '@oja/contract/limits';
import type { QuotedMessage } from '@oja/contract/quoted-message';
import type { Selectable } from 'kysely';

import type { Queries } from '../../foundation/db/database.ts';
import type { MessagesTable } from '../../foundation/db/tables/message-tables.ts';
import { cutGraphemes } from '../../foundation/text/cut-graphemes.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';

/** Quoted messages, by id. */
export type Quotes = ReadonlyMap<string, QuotedMessage>;

/** Used for messages that answer none. */
export const NO_QUOTES: Quotes = new Map();

type Row = Pick<Selectable<MessagesTable>, 'id' | 'sender_id' | 'text' | 'img' | 'deleted_at'>;

/**
 * Looks up the messages that some messages answer, in their current state: one query for any number of messages, and
 * none where no message answers another.
 */
export async function findQuotes(
  queries: Queries,
  answers: readonly { reply_to: string | null }[],
  images: ImageAddresses,
): Promise<Quotes> {
  const ids = idsOf(answers.map(({ reply_to: id }) => id));
  if (ids.length === 0) return NO_QUOTES;
  const rows = await queries
    .selectFrom('messages')
    .select(['id', 'sender_id', 'text', 'img', 'deleted_at'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, toQuote(row, images)]));
}

function toQuote({ id, sender_id: senderId, text, img, deleted_at: deletedAt }: Row, images: ImageAddresses) {
  const [firstLine = ''] = text.split('\n', 1);
  return {
    _id: id,
    sender: { _id: senderId },
    text: cutGraphemes(firstLine, QUOTE_MAX),
    picture: img === null ? null : images.sized(img, 128),
    isDeleted: deletedAt !== null,
  };
}

/** A message that may answer another one. */
interface Answer {
  senderId: string;
  recipientId: string;
  replyTo: string | null;
}

/**
 * Finds the messages that answer one of another conversation, or one that does not exist: both are refused alike, so
 * that ids reveal nothing. A deleted message may be answered, because the answer may have waited for a connection.
 */
export async function findForeignAnswers<Message extends Answer>(
  queries: Queries,
  messages: readonly Message[],
): Promise<ReadonlySet<Message>> {
  const ids = idsOf(messages.map(({ replyTo }) => replyTo));
  if (ids.length === 0) return new Set();
  const rows = await queries
    .selectFrom('messages')
    .select(['id', 'sender_id', 'recipient_id'])
    .where('id', 'in', ids)
    .execute();
  const quoted = new Map(rows.map((row) => [row.id, [row.sender_id, row.recipient_id]]));
  return new Set(
    messages.filter(({ senderId, recipientId, replyTo }) => {
      if (replyTo === null) return false;
      const people = quoted.get(replyTo) ?? [];
      return !people.includes(senderId) || !people.includes(recipientId);
    }),
  );
}

function idsOf(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))];
}
