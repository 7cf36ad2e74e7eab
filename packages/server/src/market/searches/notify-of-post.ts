import type { Selectable } from 'kysely';

import type { Queries } from '../../foundation/db/database.ts';
import { newId } from '../../foundation/db/new-id.ts';
import type { NotificationsTable } from '../../foundation/db/tables/message-tables.ts';
import { type LoggedEvent, recordEvents } from '../../foundation/events/event-log.ts';
import type { Push } from '../../foundation/events/event-publisher.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { NOTHING_UNREAD, countUnreadOf } from '../notifications/notification-store.ts';
import { type NotifiedSearch, type SenderRow, toNotification } from '../notifications/notification-wire.ts';
import { shownNameOf } from '../people/user-wire.ts';

/** A saved search that a new post fits, and whose owner is notified at once. */
export interface FittingSearch {
  id: string;
  user_id: string;
  name: string;
  query: string;
}

/** A new post, with its vendor. */
export interface AlertedPost {
  id: string;
  title: string;
  /** Its pictures as `posts.images` has them. */
  images: string;
  vendor: SenderRow;
}

/** A new notification, and the unread one about the same search that it replaces. */
interface Notified {
  row: Selectable<NotificationsTable>;
  search: NotifiedSearch;
  replacedId: string | undefined;
}

/**
 * Notifies the owners of saved searches of a new post, in a transaction. While the notification of a search is unread,
 * there is one: it is replaced, and the new one counts the posts.
 * @param searches at most one of each person, in the order of the people's ids
 * @returns the events to push once the transaction is committed
 */
export async function notifyOfPost(
  transaction: Queries,
  { post, searches }: { post: AlertedPost; searches: readonly FittingSearch[] },
  images: ImageAddresses,
  now: number,
): Promise<Push[]> {
  const notified: Notified[] = [];
  for (const search of searches) notified.push(await storeNotification(transaction, post, search, now));
  const events = notified.flatMap(({ row, replacedId }): LoggedEvent[] => {
    const userId = row.recipient_id;
    const added: LoggedEvent = { userId, name: 'newNotification', subjectId: row.id };
    return replacedId === undefined ? [added] : [{ userId, name: 'notificationDeleted', subjectId: replacedId }, added];
  });
  const seqs = await recordEvents(transaction, events, now);
  const unread = await countUnreadOf(
    transaction,
    notified.map(({ row }) => row.recipient_id),
  );
  const byId = new Map(notified.map((each) => [each.row.id, each]));
  return events.map(({ userId, subjectId }, index): Push => {
    const added = byId.get(subjectId);
    const common = { seq: seqs[index] ?? 0, ...(unread.get(userId) ?? NOTHING_UNREAD) };
    return added
      ? {
          userId,
          name: 'newNotification',
          payload: {
            ...common,
            notification: toNotification({ ...added, sender: post.vendor, postImages: post.images }, images),
          },
        }
      : { userId, name: 'notificationDeleted', payload: { ...common, notificationId: subjectId } };
  });
}

async function storeNotification(
  transaction: Queries,
  { id: postId, title, vendor }: AlertedPost,
  { id: searchId, user_id: recipientId, name, query }: FittingSearch,
  now: number,
): Promise<Notified> {
  const replaced = await deleteUnread(transaction, searchId);
  const postsCount = (replaced?.posts_count ?? 0) + 1;
  const row = {
    id: newId(),
    recipient_id: recipientId,
    sender_id: vendor.id,
    type: 'search',
    post_id: postId,
    comment_id: null,
    message:
      postsCount === 1
        ? `${shownNameOf(vendor)} posted “${title}”, which fits your search “${name}”`
        : `${postsCount} new posts fit your search “${name}”`,
    is_read: 0,
    created_at: now,
  };
  await transaction.insertInto('notifications').values(row).execute();
  await transaction
    .insertInto('search_notifications')
    .values({ notification_id: row.id, search_id: searchId, posts_count: postsCount })
    .execute();
  return { row, search: { id: searchId, query, postsCount }, replacedId: replaced?.id };
}

/** Deletes the unread notification about a search. */
async function deleteUnread(
  transaction: Queries,
  searchId: string,
): Promise<{ id: string; posts_count: number } | undefined> {
  const unread = await transaction
    .selectFrom('search_notifications')
    .innerJoin('notifications', 'notifications.id', 'search_notifications.notification_id')
    .select(['notifications.id', 'search_notifications.posts_count'])
    .where('search_notifications.search_id', '=', searchId)
    .where('notifications.is_read', '=', 0)
    .executeTakeFirst();
  if (!unread) return undefined;
  const { numDeletedRows } = await transaction
    .deleteFrom('notifications')
    .where('id', '=', unread.id)
    .where('is_read', '=', 0)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 0n ? undefined : unread;
}
