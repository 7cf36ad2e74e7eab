import type { Block } from '@oja/contract/blocks';
import { sql } from 'kysely';

import type { DatabaseKind, Queries } from '../../foundation/db/database.ts';
import { prepareStatement } from '../../foundation/db/prepared-query.ts';
import { SENT_WITH_NEXT } from '../../foundation/db/statement-marks.ts';
import type { SenderRow } from '../notifications/notification-wire.ts';
import { type Pair, lowHigh, openConversations } from './conversation-store.ts';

/** Who sends to whom. */
export interface Direction {
  senderId: string;
  recipientId: string;
}

/** What sending from one person to another needs to know. */
export interface SendingPair {
  sender: SenderRow;
  /** The block between the two, as the sender sees it. */
  block: Block;
  /** '' if there is none. */
  conversationId: string;
  /** The greatest id of a message in the conversation; '' if there is none. */
  newestId: string;
  /** The recipient's settings of automatic messages, of a verified vendor; null without any. */
  automaticReplies: string | null;
  /** This transaction has created the conversation. */
  isNew: boolean;
}

/** The key of a pair in the result of openSendingPairs. */
export const directionKey = ({ senderId, recipientId }: Direction): string => `${senderId} ${recipientId}`;

/**
 * Looks up the pairs of some messages and locks their conversations for this transaction; SQLite has one writer at a
 * time.
 * @param storable the messages whose conversations are created if they are missing
 * @returns by directionKey; pairs with a person who is not there, not activated or deleted are missing
 */
export async function openSendingPairs(
  transaction: Queries,
  kind: DatabaseKind,
  messages: readonly Direction[],
  storable: readonly Direction[],
  now: number,
): Promise<Map<string, SendingPair>> {
  const directions = new Map(messages.map((message) => [directionKey(message), message]));
  const pairs = [...directions.values()].map(({ senderId, recipientId }) => ({
    sender_id: senderId,
    recipient_id: recipientId,
    ...lowHigh([senderId, recipientId]),
  }));
  const find = async () => {
    // Locked first: after waiting for the lock, the query must see the messages that were stored meanwhile.
    if (kind === 'postgres') await lockConversations(transaction, { pairs });
    return findPairs(transaction, { pairs });
  };
  let rows = await find();
  const opening = new Set(storable.map(directionKey));
  const unopened = rows.filter(
    (row) =>
      row.conversation_id === null &&
      blockOf(row) === 'none' &&
      opening.has(directionKey({ senderId: row.id, recipientId: row.recipient_id })),
  );
  const opened = new Set(unopened.map((row) => directionKey({ senderId: row.id, recipientId: row.recipient_id })));
  if (unopened.length > 0) {
    await openConversations(
      transaction,
      unopened.map((row): Pair => [row.id, row.recipient_id]),
      now,
    );
    rows = await find();
  }
  return new Map(
    rows.map((row) => {
      const {
        recipient_id: recipientId,
        conversation_id: conversationId,
        newest_id: newestId,
        automatic_replies,
        ...sender
      } = row;
      return [
        directionKey({ senderId: sender.id, recipientId }),
        {
          sender,
          block: blockOf(row),
          conversationId: conversationId ?? '',
          newestId: newestId ?? '',
          automaticReplies: automatic_replies,
          isNew: opened.has(directionKey({ senderId: sender.id, recipientId })),
        },
      ];
    }),
  );
}

interface PairRow extends SenderRow {
  recipient_id: string;
  conversation_id: string | null;
  newest_id: string | null;
  automatic_replies: string | null;
  is_mine: number;
  is_theirs: number;
}

function blockOf({ is_mine: isMine, is_theirs: isTheirs }: PairRow): Block {
  if (isMine === 1) return 'mine';
  return isTheirs === 1 ? 'theirs' : 'none';
}

interface Pairs {
  pairs: readonly { sender_id: string; recipient_id: string; low_id: string; high_id: string }[];
}

/** A weaker lock than that of a deletion: other transactions may still write rows that refer to a conversation. */
const lockConversations = prepareStatement<Pairs, never>(
  ({ rows }) => sql`
    select 1 from ${rows('pairs', { low_id: 'id', high_id: 'id' })}
    join conversations on conversations.low_id = pairs.low_id and conversations.high_id = pairs.high_id
    order by conversations.id for no key update of conversations ${sql.raw(SENT_WITH_NEXT)}
  `,
);

const findPairs = prepareStatement<Pairs, PairRow>(
  ({ rows }) => sql`
    select sender.id, sender.name, sender.user_name, sender.profile_image, sender.is_verified_vendor,
      recipient.id as recipient_id, conversations.id as conversation_id,
      (select messages.id from messages where conversation_id = conversations.id order by messages.id desc limit 1)
        as newest_id,
      case when recipient.is_verified_vendor = 1 then recipient.automatic_replies end as automatic_replies,
      case when mine.blocker_id is null then 0 else 1 end as is_mine,
      case when theirs.blocker_id is null then 0 else 1 end as is_theirs
    from ${rows('pairs', { sender_id: 'id', recipient_id: 'id', low_id: 'id', high_id: 'id' })}
    join users as sender on sender.id = pairs.sender_id and sender.activated_at is not null
      and sender.deleted_at is null
    join users as recipient on recipient.id = pairs.recipient_id and recipient.activated_at is not null
      and recipient.deleted_at is null
    left join conversations on conversations.low_id = pairs.low_id and conversations.high_id = pairs.high_id
    left join blocks as mine on mine.blocker_id = pairs.sender_id and mine.blocked_id = pairs.recipient_id
    left join blocks as theirs on theirs.blocker_id = pairs.recipient_id and theirs.blocked_id = pairs.sender_id`,
);
