import { t } from '@lingui/core/macro';
import type { Conversation } from '@oja/contract/messages';
import type { Notification } from '@oja/contract/notifications';
import { LoadMore } from '@oja/ui/LoadMore';
import { NotificationList } from '@oja/market/NotificationList';
import { useState } from 'react';
import { NavLink } from 'react-router';

import { failureMessage } from '../../api/failure.ts';
import { messagesApi } from '../../api/messages-api.ts';
import { useGetNotificationsInfiniteQuery } from '../../api/notifications-api.ts';
import { useStoredAnswer } from '../../api/use-stored-answer.ts';
import { useStoredNotice } from '../../api/use-stored-notice.ts';
import { useConnection } from '../../realtime/socket/use-connection.ts';
import { useUnread } from '../../realtime/alerts/unread.ts';
import type { BesideList } from '../../platform/beside-list.ts';
import { type PageKey, usePageKeys } from '../../platform/page-keys.ts';
import { targetOf } from '../../realtime/alerts/notification-target.ts';
import type { WantedComment } from '../posts/comments/wanted-comment.ts';
import { groupNotifications } from './group-notifications.ts';
import { groupText } from './group-text.ts';
import { NOTIFICATIONS_STORAGE } from './notifications-storage.ts';
import { useNotificationActions } from './use-notification-actions.ts';

const listKeys = (): readonly PageKey<'delete'>[] => [
  { act: 'delete', on: ['Delete', 'Backspace'], keys: ['Delete'], does: t`delete the notification` },
];

/** Deletes the row that has the focus, as its button does. */
function deleteFocused(): boolean {
  const row = document.activeElement?.closest('[data-list-keys] li');
  const button = row?.querySelector<HTMLElement>('[data-action="delete"]');
  button?.click();
  return button != null;
}

/** Where a notification is opened: beside the list in wide windows, a post at the comment. */
function placeOf({ commentId, search }: Notification): (BesideList & WantedComment) | null {
  // The posts of a search need the whole window.
  return search ? null : { beside: '/dashboard/notifications', ...(commentId !== undefined && { comment: commentId }) };
}

/**
 * /dashboard/notifications: the viewer's notifications, newest first, updated live (product §2, §4), and the last ones
 * without a connection. Those that belong together are one row, which is read and deleted as one.
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
  const unreadMessagesOf = useUnreadMessages();
  const [keys] = useState(listKeys);
  usePageKeys(keys, deleteFocused);

  return (
    <NotificationList
      notifications={groupNotifications(notifications).map((group) => ({
        group,
        id: group.id,
        type: group.newest.kind ?? group.newest.type,
        message: groupText(group, unreadMessagesOf(group.newest.senderId._id)),
        sender: group.newest.senderId,
        postPicture: group.newest.postPicture,
        createdAt: group.newest.createdAt,
        isRead: group.newest.isRead,
      }))}
      headingLevel={headingLevel}
      unreadCount={unreadCount}
      loading={isFetching || isSearching}
      error={!data && error && !isSearching ? failureMessage(error) : undefined}
      onRetry={() => void refetch()}
      renderLink={({ group: { newest, notifications: together } }) => (
        <NavLink to={targetOf(newest)} state={placeOf(newest)} onClick={() => void read(together)} />
      )}
      onDelete={({ group }) => remove(group.notifications)}
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

/** How many messages of a person are unread, from the list of conversations; 0 while that is not loaded. */
function useUnreadMessages(): (partnerId: string) => number {
  const { data } = messagesApi.endpoints.getConversations.useInfiniteQueryState();
  return (partnerId) =>
    data?.pages.flatMap((page): Conversation[] => page.data.conversations).find(({ userId }) => userId === partnerId)
      ?.unreadCount ?? 0;
}
