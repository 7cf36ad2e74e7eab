import { type RawBuilder, sql } from 'kysely';

import type { DatabaseKind, Queries } from '../../foundation/db/database.ts';
import { prepareStatement } from '../../foundation/db/prepared-query.ts';
import type { NotificationsTable } from '../../foundation/db/tables/message-tables.ts';
import { type LoggedEvent, recordEvents } from '../../foundation/events/event-log.ts';
import type { MessageRow } from './message-wire.ts';

/** What is stored together. */
export interface NewRows {
  messages: readonly MessageRow[];
  /** A notification for each sender and recipient. */
  notifications: readonly NotificationsTable[];
  now: number;
}

/** An event of a stored message or notification, with its number in the person's log. */
export type NumberedEvent = LoggedEvent & { seq: number };

/**
 * Stores messages; updates the last message and the unread count of both members of their conversations; stores the
 * notifications, unless the recipient has muted the sender or has an unread one from them; and records the events of
 * both people, of messages first. A message that is stored already, by sender and `clientId`, is left out with all that
 * belongs to it. Rows are locked in the order of conversations and people, then of the recipients, then of the people.
 * @returns the recorded events: a message or notification without one was not stored
 */
export const storeMessages: Record<DatabaseKind, (transaction: Queries, given: NewRows) => Promise<NumberedEvent[]>> = {
  sqlite: storeOnSqlite,
  postgres: async (transaction, given) =>
    (await storeOnPostgres(transaction, given)).map(({ user_id: userId, name, subject_id: subjectId, seq }) => ({
      userId,
      name,
      subjectId,
      seq,
    })),
};

/** PostgreSQL is asked over a connection, so all of it is one statement. */
const storeOnPostgres = prepareStatement<
  NewRows,
  { user_id: string; name: 'newMessage' | 'newNotification'; subject_id: string; seq: number }
>(
  ({ rows, slot }) => sql`
    with fresh as (
      ${insertMessages(rows('messages', MESSAGE_COLUMNS))}
      returning id, conversation_id, sender_id, recipient_id
    ), sides as (
      select conversation_id, recipient_id as user_id, sender_id as partner_id, 1 as unread, id from fresh
      union all
      select conversation_id, sender_id, recipient_id, 0, id from fresh
    ), members as (
      ${upsertMembers(sql`
        select user_id, partner_id, conversation_id, sum(unread), (array_agg(id order by id desc))[1], ${slot('now')}::bigint, 0
        from sides group by conversation_id, user_id, partner_id order by conversation_id, user_id`)}
    ), noted as (
      ${insertNotifications(sql`
        ${rows('notifications', NOTIFICATION_COLUMNS)}
        join members on members.user_id = recipient_id and members.partner_id = sender_id and is_muted = 0
        where (recipient_id, sender_id) in (select recipient_id, sender_id from fresh)
        order by recipient_id, sender_id`)}
    ), happened as (
      select user_id, 0 as rank, 'newMessage' as name, id as subject_id from sides
      union all
      select recipient_id, 1, 'newNotification', id from noted
    ), numbers as (
      insert into event_sequences (user_id, last_seq)
      select user_id, count(*) from happened group by user_id order by user_id
      on conflict (user_id) do update set last_seq = event_sequences.last_seq + excluded.last_seq
      returning user_id, last_seq
    ), numbered as (
      select user_id, name, subject_id, last_seq - count(*) over (partition by user_id)
        + row_number() over (partition by user_id order by rank, subject_id) as seq
      from happened join numbers using (user_id)
    ), logged as (
      insert into events (user_id, seq, name, subject_id, created_at)
      select user_id, seq, name, subject_id, ${slot('now')}::bigint from numbered
    )
    select user_id, name, subject_id, seq from numbered`,
);

/** The same, step by step: SQLite has no statement that writes and passes on what it wrote. */
async function storeOnSqlite(
  transaction: Queries,
  { messages, notifications, now }: NewRows,
): Promise<NumberedEvent[]> {
  const stored = new Set((await addMessages(transaction, { messages })).map(({ id }) => id));
  const fresh = messages.filter(({ id }) => stored.has(id));
  if (fresh.length === 0) return [];
  const members = await countMessages(transaction, { changes: changesOf(fresh), now });
  const muted = new Set(
    members.filter(({ is_muted: isMuted }) => isMuted === 1).map((row) => `${row.user_id} ${row.partner_id}`),
  );
  const written = new Set(fresh.map((row) => `${row.recipient_id} ${row.sender_id}`));
  const noted = await addNotifications(transaction, {
    notifications: notifications.filter(({ recipient_id: recipientId, sender_id: senderId }) => {
      const pair = `${recipientId} ${senderId}`;
      return written.has(pair) && !muted.has(pair);
    }),
  });
  const ids = new Set(noted.map(({ id }) => id));
  const events = [
    ...fresh.flatMap((row): LoggedEvent[] =>
      [row.recipient_id, row.sender_id].map((userId) => ({ userId, name: 'newMessage', subjectId: row.id })),
    ),
    ...notifications.flatMap((row): LoggedEvent[] =>
      ids.has(row.id) ? [{ userId: row.recipient_id, name: 'newNotification', subjectId: row.id }] : [],
    ),
  ];
  const seqs = await recordEvents(transaction, events, now);
  return events.map((event, index) => ({ ...event, seq: seqs[index] ?? 0 }));
}

/** The change that new messages make to one member of a conversation. */
interface MemberChange {
  user_id: string;
  partner_id: string;
  conversation_id: string;
  unread: number;
  last_message_id: string;
}

function changesOf(messages: readonly MessageRow[]): MemberChange[] {
  const changes = new Map<string, MemberChange>();
  for (const { id, conversation_id, sender_id, recipient_id } of messages) {
    for (const [user_id, partner_id, unread] of [
      [recipient_id, sender_id, 1],
      [sender_id, recipient_id, 0],
    ] as const) {
      const key = `${conversation_id} ${user_id}`;
      const before = changes.get(key)?.unread ?? 0;
      changes.set(key, { user_id, partner_id, conversation_id, unread: before + unread, last_message_id: id });
    }
  }
  return [...changes.values()];
}

const MESSAGE_COLUMNS = {
  id: 'id',
  conversation_id: 'id',
  sender_id: 'id',
  recipient_id: 'id',
  client_id: 'id',
  text: 'text',
  search_text: 'text',
  img: 'text',
  post_id: 'id',
  reply_to: 'id',
  automatic: 'text',
  show_now: 'text',
  created_at: 'number',
} as const;

/** In the order of senders, in which the rows are locked; of a repeated message, the first one counts. */
const insertMessages = (messages: RawBuilder<unknown>) => sql<{ id: string }>`
  insert into messages
    (id, conversation_id, sender_id, recipient_id, client_id, text, search_text, img, post_id, reply_to, automatic,
      show_now, created_at)
  select id, conversation_id, sender_id, recipient_id, client_id, text, search_text, img, post_id, reply_to, automatic,
    show_now, created_at
  from ${messages}
  where true order by sender_id, client_id, id
  on conflict (sender_id, client_id) do nothing`;

/** A guard: ids are made under the conversation's lock, so the greater id is always the newer message. */
const upsertMembers = (changes: RawBuilder<unknown>) => sql<{
  user_id: string;
  partner_id: string;
  is_muted: number;
}>`
  insert into conversation_members
    (user_id, partner_id, conversation_id, unread_count, last_message_id, last_message_at, is_muted)
  ${changes}
  on conflict (user_id, partner_id) do update set
    unread_count = conversation_members.unread_count + excluded.unread_count,
    last_message_id = case when conversation_members.last_message_id > excluded.last_message_id
      then conversation_members.last_message_id else excluded.last_message_id end,
    last_message_at = case when conversation_members.last_message_id > excluded.last_message_id
      then conversation_members.last_message_at else excluded.last_message_at end
  returning user_id, partner_id, is_muted`;

const NOTIFICATION_COLUMNS = {
  id: 'id',
  recipient_id: 'id',
  sender_id: 'id',
  type: 'text',
  message: 'text',
  is_read: 'number',
  created_at: 'number',
} as const;

const insertNotifications = (notifications: RawBuilder<unknown>) => sql<{ id: string; recipient_id: string }>`
  insert into notifications (id, recipient_id, sender_id, type, message, is_read, created_at)
  select id, recipient_id, sender_id, type, message, is_read, created_at from ${notifications}
  on conflict do nothing returning id, recipient_id`;

const addMessages = prepareStatement<{ messages: readonly MessageRow[] }, { id: string }>(
  ({ rows }) => sql`${insertMessages(rows('messages', MESSAGE_COLUMNS))} returning id`,
);

const countMessages = prepareStatement<
  { changes: readonly MemberChange[]; now: number },
  { user_id: string; partner_id: string; is_muted: number }
>(({ rows, slot }) =>
  upsertMembers(sql`
    select user_id, partner_id, conversation_id, unread, last_message_id, ${slot('now')}, 0 from ${rows('changes', {
      user_id: 'id',
      partner_id: 'id',
      conversation_id: 'id',
      unread: 'number',
      last_message_id: 'id',
    })} where true`),
);

const addNotifications = prepareStatement<
  { notifications: readonly NotificationsTable[] },
  { id: string; recipient_id: string }
>(({ rows }) => insertNotifications(sql`${rows('notifications', NOTIFICATION_COLUMNS)} where true`));
