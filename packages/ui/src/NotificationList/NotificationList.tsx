import { Bell } from 'lucide-react';
import { useRef, type ReactElement, type ReactNode } from 'react';

import { Badge } from '../Badge/Badge.tsx';
import { Card } from '../Card/Card.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx';
import { ListSkeleton } from '../ListSkeleton/ListSkeleton.tsx';
import type { NotificationRowProps } from '../NotificationRow/NotificationRow.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { useMinute } from '../hooks/useMinute.ts';
import { byDay } from './by-day.ts';
import { NotificationGroup } from './NotificationGroup.tsx';
import styles from './NotificationList.module.css';

/** A notification in the list. */
export interface ListedNotification extends Pick<NotificationRowProps, 'type' | 'message' | 'sender' | 'createdAt' | 'isRead'> {
  /** Stable while it is in the list. */
  id: string;
}

export interface NotificationListProps<N extends ListedNotification = ListedNotification> {
  /** The notifications, the newest first. */
  notifications: readonly N[];
  /** How many are unread in all, also on pages not loaded yet: the badge beside the title. Default 0. */
  unreadCount?: number | undefined;
  /** The application's link to what a notification is about, without content; a click on it reads it. */
  renderLink?: ((notification: N) => ReactElement) | undefined;
  /** Deletes one; without it there are no such buttons. */
  onDelete?: ((notification: N) => void) | undefined;
  /** The first page is on its way. Default false. */
  loading?: boolean | undefined;
  /** Why the first page could not be loaded; stands in the place of the list, also while it is tried again. */
  error?: ReactNode;
  /** Loads it again after that. */
  onRetry?: (() => void) | undefined;
  /** The present, in milliseconds, where it must stand still. Default: the clock, minute by minute. */
  now?: number | undefined;
  /** At the end of the list: a LoadMore where there are more pages. */
  footer?: ReactNode;
}

/**
 * All of the Notifications screen (spec §2): title with the unread count, and the list. Those of today stand apart from
 * the earlier ones where there are both; otherwise a heading would say nothing.
 */
export function NotificationList<N extends ListedNotification>({
  notifications,
  unreadCount = 0,
  renderLink,
  onDelete,
  loading = false,
  error,
  onRetry,
  now,
  footer,
}: NotificationListProps<N>) {
  const minute = useMinute();
  const list = useRef<HTMLDivElement>(null);
  const remove = (notification: N) => {
    // The focused button goes with its row: on to the one after it, at the end to the one before, at last to the list.
    const rows = [...(list.current?.querySelectorAll('li') ?? [])];
    const at = rows.findIndex((row) => row.dataset['id'] === notification.id);
    const next = rows[at + 1] ?? rows[at - 1];
    // The last button of a row: the row itself may be one, too.
    ([...(next?.querySelectorAll('button') ?? [])].at(-1) ?? list.current)?.focus();
    onDelete?.(notification);
  };
  const rest = { renderLink, now: now ?? minute, onDelete: onDelete && remove };
  const isEmpty = notifications.length === 0;
  const failed = isEmpty && error != null;
  const { today, earlier } = byDay(notifications, now ?? minute);
  const title = (
    <span className={styles.title}>
      Notifications <Badge count={unreadCount} label="unread" />
    </span>
  );

  return (
    <>
      <PageHeader title={title} />
      <div ref={list} className={styles.list} tabIndex={-1}>
        {failed && <ErrorPanel title="Your notifications could not be loaded" text={error} onRetry={onRetry} retrying={loading} />}
        {isEmpty && !failed && loading && (
          <Card className={styles.waiting} padding="none">
            <ListSkeleton label="Loading notifications" />
          </Card>
        )}
        {isEmpty && !failed && !loading && (
          <EmptyState title="You don't have any notifications at the moment." icon={<Bell />} motif="eleko" />
        )}
        {today.length > 0 && <NotificationGroup heading={earlier.length > 0 ? 'Today' : undefined} notifications={today} {...rest} />}
        {earlier.length > 0 && <NotificationGroup heading={today.length > 0 ? 'Earlier' : undefined} notifications={earlier} {...rest} />}
        {footer}
      </div>
    </>
  );
}
