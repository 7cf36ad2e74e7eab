import { useId, type ReactElement } from 'react';

import { Card } from '../Card/Card.tsx';
import { NotificationRow } from '../NotificationRow/NotificationRow.tsx';
import type { ListedNotification } from './NotificationList.tsx';
import styles from './NotificationList.module.css';

interface NotificationGroupProps<N extends ListedNotification> {
  /** The day; none where all are of the same. */
  heading: string | undefined;
  /** The notifications. */
  notifications: readonly N[];
  /** The present, in milliseconds. */
  now: number;
  /** Link of a notification, without content. */
  renderLink: ((notification: N) => ReactElement) | undefined;
  /** Deletes one. */
  onDelete: ((notification: N) => void) | undefined;
}

/** Notifications of one day, or all of them. */
export function NotificationGroup<N extends ListedNotification>({ heading, notifications, now, renderLink, onDelete }: NotificationGroupProps<N>) {
  const id = useId();
  return (
    <section aria-labelledby={heading && id}>
      {heading && (
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
      )}
      <Card asChild padding="none">
        <ul>
          {notifications.map((notification) => (
            <li key={notification.id} className={styles.item} data-id={notification.id}>
              <NotificationRow
                {...notification}
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
