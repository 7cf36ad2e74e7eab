import { sql } from 'kysely';

import type { Queries } from '../../packages/server/src/foundation/db/database.ts';
import type { Journal } from './writers.ts';

/** Each query finds rows whose counters or related rows are inconsistent. */
const AUDITS: Record<string, string> = {
  'likes of a post': 'select id from posts where likes_count <> (select count(*) from likes where post_id = posts.id)',
  'comments of a post':
    'select id from posts where replies_count <> (select count(*) from comments where post_id = posts.id)',
  'posts of a person':
    'select id from users where posts_count <> (select count(*) from posts where user_id = users.id)',
  'unread messages of a conversation': `select conversation_id as id from conversation_members where unread_count <> (
    select count(*) from messages where messages.conversation_id = conversation_members.conversation_id
      and recipient_id = conversation_members.user_id and seen_at is null and deleted_at is null)`,
  'newest message of a conversation': `select conversation_id as id from conversation_members where last_message_id <> (
    select id from messages where messages.conversation_id = conversation_members.conversation_id and deleted_at is null
    order by id desc limit 1)`,
  'messages without a conversation of two': `select id from messages where 2 <> (
    select count(*) from conversation_members where conversation_members.conversation_id = messages.conversation_id)`,
  'messages without an event for one of the two': `select id from messages
    left join (select subject_id, count(*) as events from events where name = 'newMessage' group by subject_id) as deliveries
      on deliveries.subject_id = messages.id
    where deliveries.events is null or deliveries.events <> 2`,
  'events of messages that are not there': `select subject_id as id from events where name = 'newMessage'
    and not exists (select 1 from messages where messages.id = events.subject_id)`,
  'notifications without an event': `select id from notifications
    left join (select subject_id, user_id from events where name = 'newNotification') as deliveries
      on deliveries.subject_id = notifications.id and deliveries.user_id = notifications.recipient_id
    where deliveries.subject_id is null`,
  'numbers of events': `select user_id as id from event_sequences where
    last_seq <> (select max(seq) from events where events.user_id = event_sequences.user_id)
    or last_seq <> (select count(*) from events where events.user_id = event_sequences.user_id)`,
  'messages with the same clientId':
    'select client_id as id from messages group by sender_id, client_id having count(*) > 1',
};

/** Audits the database: the number of inconsistent rows by audit; empty if there are none. */
export async function auditDatabase(queries: Queries): Promise<Record<string, number>> {
  const faults: Record<string, number> = {};
  for (const [name, query] of Object.entries(AUDITS)) {
    const { rows } = await sql.raw(query).execute(queries);
    if (rows.length > 0) faults[name] = rows.length;
  }
  return faults;
}

/** Finds acknowledged writes that are missing from the database. */
export async function findLost(queries: Queries, journal: Journal): Promise<string[]> {
  const posts = new Set((await queries.selectFrom('posts').select('id').execute()).map(({ id }) => id));
  const likes = new Set(
    (await queries.selectFrom('likes').select(['post_id', 'user_id']).execute()).map(
      (row) => `${row.post_id} ${row.user_id}`,
    ),
  );
  const messages = new Set(
    (await queries.selectFrom('messages').select(['sender_id', 'client_id']).execute()).map(
      (row) => `${row.sender_id} ${row.client_id}`,
    ),
  );
  return [
    ...journal.postIds.filter((id) => !posts.has(id)).map((id) => `post ${id}`),
    ...[...journal.likes]
      .filter(([key, isLiked]) => isLiked !== null && isLiked !== likes.has(key))
      .map(([key]) => `like ${key}`),
    ...journal.messages
      .filter(({ sender, clientId }) => !messages.has(`${sender.id} ${clientId}`))
      .map(({ clientId }) => `message ${clientId}`),
  ];
}
