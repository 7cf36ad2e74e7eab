import { Heart, MessageCircle, MessageSquareText, UserRoundPlus } from 'lucide-react';

import styles from './NotificationRow.module.css';

/** What a notification is about (spec §3), and likes, which the server tells as well. */
export type NotificationType = 'message' | 'comment' | 'follow' | 'like';

const ICONS = { message: MessageCircle, comment: MessageSquareText, follow: UserRoundPlus, like: Heart };

interface NotificationIconProps {
  /** What the notification is about. */
  type: NotificationType;
}

/** The kind of a notification, on its picture. Decorative: the sentence says the same. */
export function NotificationIcon({ type }: NotificationIconProps) {
  const Icon = ICONS[type];
  return (
    <span className={styles.type} data-type={type} aria-hidden="true">
      <Icon />
    </span>
  );
}
