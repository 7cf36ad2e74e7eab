import {
  Bell,
  Flag,
  Handshake,
  Heart,
  type LucideIcon,
  MessageCircle,
  MessageSquareText,
  Search,
  Tag,
  Trash2,
  UserRoundPlus,
} from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';

import { smallImageSources } from '@oja/contract/image-sizes';
import { type NotificationKind, kindOf } from '@oja/contract/notification-kinds';
import { Avatar } from '@oja/ui/Avatar';
import { IconButton } from '@oja/ui/IconButton';
import { LinkSlot } from '@oja/ui/LinkSlot';
import { RelativeTime } from '@oja/ui/RelativeTime';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { cx } from '@oja/ui/cx';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './NotificationRow.module.css';
import { splitSender } from './split-sender.ts';
import { MESSAGES } from './messages.ts';

const ICONS: Record<NotificationKind, LucideIcon> = {
  message: MessageCircle,
  comment: MessageSquareText,
  follow: UserRoundPlus,
  like: Heart,
  search: Search,
  price: Tag,
  deal: Handshake,
  report: Flag,
};

/** The person who caused a notification. */
export interface NotificationSender {
  /** Full name. */
  name: string;
  /** User or business name; bold if the text begins with it. */
  userName: string;
  /** URL of the picture. */
  profileImage?: string | null | undefined;
}

export interface NotificationRowProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What happened: a kind of notification. One that this release does not know has a bell. */
  type: string;
  /** The whole sentence: "adaeze_fabrics started following you". */
  message: string;
  /** The person who caused it. */
  sender: NotificationSender;
  /** When it happened. */
  createdAt: number | string | Date;
  /** The current time, in milliseconds, for static pages. Default: the clock, minute by minute. */
  now?: number | undefined;
  /** It has been read: no marker. Default false. */
  isRead?: boolean | undefined;
  /**
   * The application's link to its target, or a button, without content; it covers the whole row. A click on it marks
   * the notification as read (product §4): put the handler on this element.
   */
  link?: ReactElement | undefined;
  /** Deletes it; without it there is no delete button. */
  onDelete?: (() => void) | undefined;
}

/** One notification (product §2, Notifications). The delete button is always visible, because touch has no hover. */
export function NotificationRow({
  type,
  message,
  sender,
  createdAt,
  now,
  isRead = false,
  link,
  onDelete,
  className,
  ...rest
}: NotificationRowProps) {
  const messages = useMessages('NotificationRow', MESSAGES);
  const { format } = useLocale();
  const [start, end] = splitSender(message, sender.userName);
  return (
    <div {...rest} className={cx(styles.row, className)} data-unread={!isRead || undefined}>
      <LinkSlot link={link} className={styles.main}>
        <span className={styles.picture}>
          <Avatar name={sender.name} src={sender.profileImage} sources={smallImageSources(sender.profileImage)} />
          <NotificationIcon type={type} />
        </span>
        <span className={styles.words}>
          <span className={styles.text} dir={start ? undefined : 'auto'}>
            {!isRead && <VisuallyHidden>{messages.unread} </VisuallyHidden>}
            {start && <bdi className={styles.sender}>{start}</bdi>}
            {start && ' '}
            <bdi>{end}</bdi>
          </span>{' '}
          <RelativeTime value={createdAt} now={now} />
        </span>
      </LinkSlot>
      {onDelete && (
        <IconButton
          className={styles.delete}
          label={format(messages.deleteThis, { message })}
          title={messages.delete}
          icon={<Trash2 />}
          onClick={onDelete}
        />
      )}
    </div>
  );
}

/** The icon of a notification's kind, on its picture. Decorative: the text says the same. */
function NotificationIcon({ type }: { type: string }) {
  const kind = kindOf({ type });
  const Icon = kind ? ICONS[kind] : Bell;
  return (
    <span className={styles.type} data-type={type} aria-hidden="true">
      <Icon />
    </span>
  );
}
