import { useId, type ReactElement } from 'react';

import { Card } from '@oja/ui/Card';
import { NotificationRow, type NotificationRowProps } from '../NotificationRow/NotificationRow.tsx';
import styles from './NotificationList.module.css';

/** A row of the list: a notification, or several that belong together. */
export interface ListedNotification extends Pick<
  NotificationRowProps,
  'type' | 'message' | 'sender' | 'postPicture' | 'createdAt' | 'isRead'
> {
  /** Unique in the list. */
  id: string;
}

interface NotificationGroupProps<N extends ListedNotification> {
  /** The heading; none if all notifications are of the same group. */
  heading: string | undefined;
  /** Level of the list's title. */
  level: 1 | 2;
  /** The notifications. */
  notifications: readonly N[];
  /** The current time, in milliseconds. */
  now: number;
  /** Returns the link of a notification, without content. */
  renderLink: ((notification: N) => ReactElement) | undefined;
  /** Deletes a notification. */
  onDelete: ((notification: N) => void) | undefined;
}

/** The notifications of one day, or all of them. */
export function NotificationGroup<N extends ListedNotification>({
  heading,
  level,
  notifications,
  now,
  renderLink,
  onDelete,
}: NotificationGroupProps<N>) {
  const id = useId();
  const Heading = level === 1 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={heading && id}>
      {heading && (
        <Heading id={id} className={styles.heading}>
          {heading}
        </Heading>
      )}
      <Card asChild padding="none">
        <ul>
          {notifications.map((notification) => (
            <li key={notification.id} className={styles.item} data-id={notification.id}>
              <NotificationRow
                type={notification.type}
                message={notification.message}
                sender={notification.sender}
                postPicture={notification.postPicture}
                createdAt={notification.createdAt}
                isRead={notification.isRead}
                now={now}
                link={renderLink?.(notification)}
                onDelete={onDelete && (() => onDelete(notification))}
              />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
