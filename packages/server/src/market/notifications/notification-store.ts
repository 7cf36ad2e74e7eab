import type { UnreadNotifications } from '@oja/contract/notifications';
import { sql } from 'kysely';

import type { Queries } from '../../foundation/db/database.ts';
import { prepareStatement } from '../../foundation/db/prepared-query.ts';
import type { NotificationsTable } from '../../foundation/db/tables/message-tables.ts';
import { isNotDeleted } from '../people/is-not-deleted.ts';
import { isNotHidden } from '../people/hidden-people.ts';
import type { NotificationParts, SenderRow } from './notification-wire.ts';

export const NOTHING_UNREAD: UnreadNotifications = { unreadCount: 0, unreadAboutMessages: 0 };

/**
 * Counts a person's unread notifications, without those from deleted accounts. Counted after an event is recorded, the
 * numbers are correct for that event's `seq`.
 */
export async function countUnread(queries: Queries, userId: string): Promise<UnreadNotifications> {
  return (await countUnreadOf(queries, [userId])).get(userId) ?? NOTHING_UNREAD;
}

/** Counts the unread notifications of several people. People without any are not in the result. */
export async function countUnreadOf(
  queries: Queries,
  userIds: readonly string[],
): Promise<Map<string, UnreadNotifications>> {
  if (userIds.length === 0) return new Map();
  const rows = await countUnreadByPerson(queries, { people: [...new Set(userIds)].map((id) => ({ id })) });
  return new Map(rows.map(({ recipient_id: userId, ...unread }) => [userId, unread]));
}

const countUnreadByPerson = prepareStatement<
  { people: readonly { id: string }[] },
  { recipient_id: string } & UnreadNotifications
>(
  ({ rows }) => sql`
    select recipient_id, count(*) as ${sql.ref('unreadCount')},
      count(*) filter (where type = 'message') as ${sql.ref('unreadAboutMessages')}
    from ${rows('people', { id: 'id' })} join notifications on recipient_id = people.id and is_read = 0
      and ${isNotDeleted('notifications.sender_id')}
    group by recipient_id`,
);

/**
 * A person's notifications, newest first.
 * @param page.before the id of the last notification that the client has
 */
export async function listNotifications(
  queries: Queries,
  userId: string,
  page: { before: string | undefined; limit: number },
): Promise<NotificationParts[]> {
  let query = withSenders(queries, userId)
    .where('notifications.recipient_id', '=', userId)
    .orderBy('notifications.id', 'desc')
    .limit(page.limit);
  if (page.before !== undefined) query = query.where('notifications.id', '<', page.before);
  return (await query.execute()).map(split);
}

/** The ones among a person's notifications that still exist, by id. */
export async function findNotifications(
  queries: Queries,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, NotificationParts>> {
  if (ids.length === 0) return new Map();
  const rows = await withSenders(queries, userId)
    .where('notifications.id', 'in', ids)
    .where('notifications.recipient_id', '=', userId)
    .execute();
  return new Map(rows.map((row) => [row.id, split(row)]));
}

/** Notifications with their senders, saved searches and posts, as one person sees them. */
function withSenders(queries: Queries, userId: string) {
  return queries
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.sender_id')
    .leftJoin('search_notifications', 'search_notifications.notification_id', 'notifications.id')
    .leftJoin('saved_searches', 'saved_searches.id', 'search_notifications.search_id')
    .leftJoin('posts', (join) =>
      join.onRef('posts.id', '=', 'notifications.post_id').on(isNotHidden(userId, 'posts.user_id')),
    )
    .where('users.deleted_at', 'is', null)
    .selectAll('notifications')
    .select(['users.name', 'users.user_name', 'users.profile_image', 'users.is_verified_vendor'])
    .select(['saved_searches.id as search_id', 'saved_searches.query', 'search_notifications.posts_count'])
    .select('posts.images');
}

type Row = NotificationsTable &
  Omit<SenderRow, 'id'> & {
    search_id: string | null;
    query: string | null;
    posts_count: number | null;
    images: string | null;
  };

function split({ search_id: id, query, posts_count: postsCount, images, ...row }: Row): NotificationParts {
  const search = id === null || query === null || postsCount === null ? undefined : { id, query, postsCount };
  return { row, sender: { ...row, id: row.sender_id }, search, postImages: images };
}
