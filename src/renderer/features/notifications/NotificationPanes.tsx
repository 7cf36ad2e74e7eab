import { t } from '@lingui/core/macro';
import { Bell } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

import { useGetNotificationsInfiniteQuery } from '../../api/notifications-api.ts';
import { ListPanes } from '../../platform/ListPanes.tsx';
import { useUser } from '../../session/use-session.ts';
import NotificationsScreen from './NotificationsScreen.tsx';

/** In wide windows: the notifications beside the post or profile of the selected one, which is `children`. */
export default function NotificationPanes({ children }: { children: ReactNode }) {
  const { _id } = useUser();
  const { hasAny } = useGetNotificationsInfiniteQuery(undefined, {
    selectFromResult: ({ data }) => ({ hasAny: data?.pages.some((page) => page.data.notifications.length > 0) }),
  });
  const isOpen = !/^\/dashboard\/notifications\/?$/.test(useLocation().pathname);
  return (
    <ListPanes
      name="notifications"
      userId={_id}
      label={t`Notifications`}
      list={<NotificationsScreen headingLevel={isOpen ? 2 : 1} />}
      openedLabel={t`What the notification is about`}
      opened={isOpen ? children : undefined}
      nothing={
        hasAny
          ? {
              title: t`No notification open`,
              text: t`Choose one from the list to see what it is about.`,
              icon: <Bell />,
            }
          : undefined
      }
    />
  );
}
