import { Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';

import { Avatar } from '../Avatar/Avatar.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LinkSlot } from '../LinkSlot/LinkSlot.tsx';
import { RelativeTime } from '../RelativeTime/RelativeTime.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { NotificationIcon, type NotificationType } from './NotificationIcon.tsx';
import styles from './NotificationRow.module.css';
import { splitSender } from './split-sender.ts';

export type { NotificationType } from './NotificationIcon.tsx';

/** Who caused a notification. */
export interface NotificationSender {
  /** Full name. */
  name: string;
  /** User or business name; in bold where the text begins with it. */
  userName: string;
  /** Address of the picture. */
  profileImage?: string | null | undefined;
}

export interface NotificationRowProps {
  /** What happened. */
  type: NotificationType;
  /** The whole sentence: "adaeze_fabrics started following you". */
  message: string;
  /** Who caused it. */
  sender: NotificationSender;
  /** When it happened. */
  createdAt: number | string | Date;
  /** The present, in milliseconds, where it must stand still. Default: the clock, minute by minute. */
  now?: number | undefined;
  /** It has been read: no mark. Default false. */
  isRead?: boolean | undefined;
  /**
   * The application's link to what it is about, or a button, without content; the whole row becomes it. A click on it
   * reads the notification (spec §4): the handler stands on this element.
   */
  link?: ReactElement | undefined;
  /** Deletes it; without it there is no such button. */
  onDelete?: (() => void) | undefined;
}

/** One notification (spec §2, Notifications). The button beside it is always there: hover is for mice alone. */
export function NotificationRow({ type, message, sender, createdAt, now, isRead = false, link, onDelete }: NotificationRowProps) {
  const [start, rest] = splitSender(message, sender.userName);
  return (
    <div className={styles.row} data-unread={!isRead || undefined}>
      <LinkSlot link={link} className={styles.main}>
        <span className={styles.picture}>
          <Avatar name={sender.name} src={sender.profileImage} />
          <NotificationIcon type={type} />
        </span>
        <span className={styles.words}>
          <span className={styles.text} dir={start ? undefined : 'auto'}>
            {!isRead && <VisuallyHidden>Unread: </VisuallyHidden>}
            {start && <bdi className={styles.sender}>{start}</bdi>}
            {start && ' '}
            <bdi>{rest}</bdi>
          </span>{' '}
          <RelativeTime value={createdAt} now={now} />
        </span>
      </LinkSlot>
      {onDelete && (
        <IconButton className={styles.delete} label={`Delete: ${message}`} title="Delete" icon={<Trash2 />} onClick={onDelete} />
      )}
    </div>
  );
}
