import { Bell } from 'lucide-react';
import { useRef, type ComponentProps, type ReactElement, type ReactNode } from 'react';

import { BADGE_MAX } from '@oja/contract/limits';
import { Badge } from '@oja/ui/Badge';
import { Card } from '@oja/ui/Card';
import { EmptyState } from '@oja/ui/EmptyState';
import { LoadingRows } from '../loading-rows/LoadingRows.tsx';
import { PageHeader } from '@oja/ui/PageHeader';
import { useComposedRef } from '@oja/ui/hooks/use-composed-ref';
import { useMinute } from '@oja/ui/hooks/use-minute';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { byDay } from './by-day.ts';
import { type ListedNotification, NotificationGroup } from './NotificationGroup.tsx';
import { cx } from '@oja/ui/cx';
import styles from './NotificationList.module.css';
import { MESSAGES } from './messages.ts';

export type { ListedNotification } from './NotificationGroup.tsx';

export interface NotificationListProps<N extends ListedNotification = ListedNotification> extends Omit<
  ComponentProps<'div'>,
  'children'
> {
  /** The notifications, newest first. */
  notifications: readonly N[];
  /** Level of the title. Default 1: it is the page's heading. 2 beside what is open in the list. */
  headingLevel?: 1 | 2 | undefined;
  /** Total number of unread ones, including those not loaded: the badge beside the title. Default 0. */
  unreadCount?: number | undefined;
  /** Returns the application's link to a notification's target, without content; a click marks it as read. */
  renderLink?: ((notification: N) => ReactElement) | undefined;
  /** Deletes a notification; without it there are no delete buttons. */
  onDelete?: ((notification: N) => void) | undefined;
  /** Shows the loading state. Default false. */
  loading?: boolean | undefined;
  /** Why the first page failed to load; shown instead of the list, also during a new attempt. */
  error?: ReactNode;
  /** Called to load it again. */
  onRetry?: (() => void) | undefined;
  /** The current time, in milliseconds, for static pages. Default: the clock, minute by minute. */
  now?: number | undefined;
  /** Content at the end of the list: a LoadMore if there are more pages. */
  footer?: ReactNode;
}

/** The controls of a row: its link or button first, its delete button last. */
const controlsOf = (row: Element | undefined) => [...(row?.querySelectorAll<HTMLElement>('a, button') ?? [])];

/**
 * The Notifications screen (product §2): title with the unread count, and the list. Headings separate today's
 * notifications from earlier ones if there are both. Its root is the list, below the title.
 */
export function NotificationList<N extends ListedNotification>({
  notifications,
  headingLevel = 1,
  unreadCount = 0,
  renderLink,
  onDelete,
  loading = false,
  error,
  onRetry,
  now,
  footer,
  className,
  ref,
  ...rest
}: NotificationListProps<N>) {
  const messages = useMessages('NotificationList', MESSAGES);
  const minute = useMinute();
  const list = useRef<HTMLDivElement>(null);
  const root = useComposedRef(list, ref);
  const remove = (notification: N) => {
    // The focused link or button is removed with its row: the focus moves to that of the next row, else of the previous
    // one, else to the list.
    const rows = [...(list.current?.querySelectorAll('li') ?? [])];
    const at = rows.findIndex((row) => row.dataset['id'] === notification.id);
    const next = rows[at + 1] ?? rows[at - 1];
    const isLink = controlsOf(rows[at])[0] === document.activeElement;
    (controlsOf(next).at(isLink ? 0 : -1) ?? list.current)?.focus();
    onDelete?.(notification);
  };
  const group = { level: headingLevel, renderLink, now: now ?? minute, onDelete: onDelete && remove };
  const isEmpty = notifications.length === 0;
  const failed = isEmpty && error != null;
  const { today, earlier } = byDay(notifications, now ?? minute);
  const title = (
    <span className={styles.title}>
      {/* One text: Firefox leaves a space of its own out of the heading's name. */}
      {`${messages.title} `}
      <Badge count={unreadCount} max={BADGE_MAX} label={messages.unread} />
    </span>
  );

  return (
    <>
      <PageHeader title={title} headingLevel={headingLevel} />
      <div {...rest} ref={root} className={cx(styles.list, className)} tabIndex={-1} data-list-keys>
        {failed && (
          <EmptyState tone="danger" title={messages.failed} text={error} onRetry={onRetry} loading={loading} />
        )}
        {isEmpty && !failed && loading && (
          <Card className={styles.waiting} padding="none">
            <LoadingRows label={messages.loading} />
          </Card>
        )}
        {isEmpty && !failed && !loading && <EmptyState title={messages.none} icon={<Bell />} motif="eleko" />}
        {today.length > 0 && (
          <NotificationGroup
            heading={earlier.length > 0 ? messages.today : undefined}
            notifications={today}
            {...group}
          />
        )}
        {earlier.length > 0 && (
          <NotificationGroup
            heading={today.length > 0 ? messages.earlier : undefined}
            notifications={earlier}
            {...group}
          />
        )}
        {footer}
      </div>
    </>
  );
}
