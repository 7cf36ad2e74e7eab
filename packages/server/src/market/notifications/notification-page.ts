import { NOTIFICATIONS_PAGE } from '@oja/contract/limits';
import type { NotificationList } from '@oja/contract/notifications';

import type { Queries } from '../../foundation/db/database.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { countUnread, listNotifications } from './notification-store.ts';
import { toNotification } from './notification-wire.ts';

/** One page of a person's notifications, with the cursor of the next one. */
export async function notificationPage(
  queries: Queries,
  userId: string,
  cursor: string | undefined,
  images: ImageAddresses,
): Promise<NotificationList & { nextCursor: string | null }> {
  const found = await listNotifications(queries, userId, { before: cursor, limit: NOTIFICATIONS_PAGE + 1 });
  const page = found.slice(0, NOTIFICATIONS_PAGE);
  return {
    notifications: page.map((each) => toNotification(each, images)),
    ...(await countUnread(queries, userId)),
    nextCursor: found.length > NOTIFICATIONS_PAGE ? (page.at(-1)?.row.id ?? null) : null,
  };
}
