import { t } from '@lingui/core/macro';
import { LoadMore } from '@oja/ui/LoadMore';
import { NotificationList } from '@oja/market/NotificationList';
import { Link } from 'react-router';

import { failureMessage } from '../../api/failure.ts';
import { useGetNotificationsInfiniteQuery } from '../../api/notifications-api.ts';
import { useConnection } from '../../realtime/socket/use-connection.ts';
import { useUnread } from '../../realtime/alerts/unread.ts';
import { targetOf } from '../../realtime/alerts/notification-target.ts';
import { useNotificationActions } from './use-notification-actions.ts';

/** /dashboard/notifications: the viewer's notifications, newest first, updated live (product §2, §4). */
export default function NotificationsScreen() {
  const isLive = useConnection() === 'live';
  const query = useGetNotificationsInfiniteQuery(undefined, { refetchOnMountOrArgChange: !isLive });
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    query;
  const { notifications: unreadCount } = useUnread();
  const { read, remove } = useNotificationActions();
  const notifications = data?.pages.flatMap((page) => page.data.notifications) ?? [];

  return (
    <NotificationList
      notifications={notifications.map((told) => ({ ...told, id: told._id, sender: told.senderId }))}
      unreadCount={unreadCount}
      loading={isFetching}
      error={!data && error ? failureMessage(error) : undefined}
      onRetry={() => void refetch()}
      renderLink={(told) => <Link to={targetOf(told)} onClick={() => void read(told)} />}
      onDelete={({ _id }) => void remove(_id)}
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
