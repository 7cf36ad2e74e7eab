import { t } from '@lingui/core/macro';
import { LoadMore } from '@oja/ui/LoadMore';
import { NotificationList } from '@oja/market/NotificationList';
import { NavLink } from 'react-router';

import { failureMessage } from '../../api/failure.ts';
import { useGetNotificationsInfiniteQuery } from '../../api/notifications-api.ts';
import { useStoredAnswer } from '../../api/use-stored-answer.ts';
import { useStoredNotice } from '../../api/use-stored-notice.ts';
import { useConnection } from '../../realtime/socket/use-connection.ts';
import { useUnread } from '../../realtime/alerts/unread.ts';
import type { BesideList } from '../../platform/beside-list.ts';
import { targetOf } from '../../realtime/alerts/notification-target.ts';
import { NOTIFICATIONS_STORAGE } from './notifications-storage.ts';
import { useNotificationActions } from './use-notification-actions.ts';

/**
 * /dashboard/notifications: the viewer's notifications, newest first, updated live (product §2, §4), and the last ones
 * without a connection.
 * @param headingLevel of its title. Default 1; 2 beside what is open.
 */
export default function NotificationsScreen({ headingLevel = 1 }: { headingLevel?: 1 | 2 }) {
  const isLive = useConnection() === 'live';
  const query = useGetNotificationsInfiniteQuery(undefined, { refetchOnMountOrArgChange: !isLive });
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    query;
  const isSearching = useStoredAnswer(NOTIFICATIONS_STORAGE, '', query);
  useStoredNotice('notifications', data && query.fulfilledTimeStamp, true);
  const { notifications: unreadCount } = useUnread();
  const { read, remove, isRemoved } = useNotificationActions();
  const notifications = data?.pages.flatMap((page) => page.data.notifications.filter((each) => !isRemoved(each))) ?? [];

  return (
    <NotificationList
      notifications={notifications.map((notification) => ({
        notification,
        id: notification._id,
        type: notification.kind ?? notification.type,
        message: notification.message,
        sender: notification.senderId,
        createdAt: notification.createdAt,
        isRead: notification.isRead,
      }))}
      headingLevel={headingLevel}
      unreadCount={unreadCount}
      loading={isFetching || isSearching}
      error={!data && error && !isSearching ? failureMessage(error) : undefined}
      onRetry={() => void refetch()}
      renderLink={({ notification }) => (
        <NavLink
          to={targetOf(notification)}
          // The posts of a search need the whole window.
          state={notification.search ? null : ({ beside: '/dashboard/notifications' } satisfies BesideList)}
          onClick={() => void read(notification)}
        />
      )}
      onDelete={({ notification }) => remove(notification)}
      footer={
        hasNextPage && (
          <LoadMore
            hasMore
            loading={isFetchingNextPage}
            error={isFetchNextPageError && failureMessage(error)}
            onLoadMore={() => void fetchNextPage()}
            label={t`Load older notifications`}
          />
        )
      }
    />
  );
}
