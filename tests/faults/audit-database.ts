import { EVENTS_STORED_MAX } from '@oja/contract/limits';
import { sql } from 'kysely';

import type { Queries } from '../../packages/server/src/foundation/db/database.ts';
import type { Journal } from './writers.ts';

/** What each person's log holds: a job deletes the oldest events of a log longer than the contract's limit. */
const KEPT = `kept as (select user_id, min(seq) as oldest, max(seq) as newest, count(*) as events, min(created_at) as since
  from events group by user_id)`;

/** Whether the log should still hold what happened at a moment. */
const isKept = (moment: string) => `(oldest is null or oldest = 1 or ${moment} > kept.since)`;

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
  'messages without one event for each of the two': `with ${KEPT} select messages.id from messages
    join conversation_members on conversation_members.conversation_id = messages.conversation_id
    left join kept on kept.user_id = conversation_members.user_id
    left join (select subject_id, user_id, count(*) as events from events where name = 'newMessage' group by subject_id, user_id)
      as deliveries on deliveries.subject_id = messages.id and deliveries.user_id = conversation_members.user_id
    where deliveries.events > 1 or (deliveries.events is null and ${isKept('messages.created_at')})`,
  'events of messages that are not there': `select subject_id as id from events where name = 'newMessage'
    and not exists (select 1 from messages where messages.id = events.subject_id)`,
  'notifications without an event': `with ${KEPT} select notifications.id from notifications
    left join kept on kept.user_id = recipient_id
    left join (select subject_id, user_id from events where name = 'newNotification') as deliveries
      on deliveries.subject_id = notifications.id and deliveries.user_id = notifications.recipient_id
    where deliveries.subject_id is null and ${isKept('notifications.created_at')}`,
  'numbers of events': `with ${KEPT} select event_sequences.user_id as id from event_sequences
    left join kept on kept.user_id = event_sequences.user_id
    where events is null or newest <> last_seq or events <> newest - oldest + 1
      or (oldest > 1 and events < ${EVENTS_STORED_MAX})`,
  'deals without each of their steps':
    'select id from deals where version <> (select count(*) from deal_steps where deal_id = deals.id)',
  'steps of people without a message': `select deal_id as id from deal_steps where side is not null
    and not exists (select 1 from messages where messages.id = message_id)`,
  'steps without one event for each of the two': `with ${KEPT} select deals.id from deals
    join users on users.id in (buyer_id, vendor_id)
    left join kept on kept.user_id = users.id
    where version <> (select count(*) from events where name = 'dealUpdated' and subject_id = deals.id
      and events.user_id = users.id) and ${isKept('deals.created_at')}`,
  'posts with more units agreed than they have': `select posts.id from posts where units < (
    select coalesce(sum(deals.units), 0) from deals where post_id = posts.id and state = 'agreed')`,
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
  const deals = new Map(
    (await queries.selectFrom('deals').select(['id', 'version']).execute()).map(({ id, version }) => [id, version]),
  );
  return [
    ...[...journal.deals]
      .filter(([id, { version }]) => (deals.get(id) ?? 0) < version)
      .map(([id, { version }]) => `step ${version} of deal ${id}`),
    ...journal.postIds.filter((id) => !posts.has(id)).map((id) => `post ${id}`),
    ...[...journal.likes]
      .filter(([key, isLiked]) => isLiked !== null && isLiked !== likes.has(key))
      .map(([key]) => `like ${key}`),
    ...journal.messages
      .filter(({ sender, clientId }) => !messages.has(`${sender.id} ${clientId}`))
      .map(({ clientId }) => `message ${clientId}`),
  ];
}
