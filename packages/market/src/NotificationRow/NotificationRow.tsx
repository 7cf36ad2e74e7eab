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
import { shownNames } from '@oja/contract/shown-names';
import { Avatar } from '@oja/ui/Avatar';
import { IconButton } from '@oja/ui/IconButton';
import { LinkSlot } from '@oja/ui/LinkSlot';
import { RelativeTime } from '@oja/ui/RelativeTime';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { cx } from '@oja/ui/cx';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { PostThumb } from '../PostThumb/PostThumb.tsx';
import styles from './NotificationRow.module.css';
import { splitSender } from './split-sender.ts';
import { useSwipeAway } from './use-swipe-away.ts';
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
  /** User or business name. */
  userName: string;
  /** Verified by Oja: their shop's name leads. */
  isVerifiedVendor?: boolean | undefined;
  /** URL of the picture. */
  profileImage?: string | null | undefined;
}

export interface NotificationRowProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What happened: a kind of notification. One that this release does not know has a bell. */
  type: string;
  /**
   * The whole sentence: "adaeze_fabrics started following you". For several notifications it counts them:
   * "adaeze_fabrics and 4 others liked your post".
   */
  message: string;
  /** The person who caused it. Their name is bold if the text begins with it. */
  sender: NotificationSender;
  /** URL of the first picture of the post that it is about. */
  postPicture?: string | null | undefined;
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
  /** Deletes it, by its button or by a swipe; without it there is neither. */
  onDelete?: (() => void) | undefined;
}

/**
 * One notification, or several that belong together (product §2, Notifications). The delete button is shown with a
 * pointer that hovers and with the focus; on touch screens always, because not everybody can swipe.
 */
export function NotificationRow({
  type,
  message,
  sender,
  postPicture,
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
  const [name] = shownNames(sender);
  // A stored text of an earlier release begins with the user name.
  const [start, end] = splitSender(message, [name, sender.userName]);
  const swipe = useSwipeAway(onDelete);
  return (
    <div {...swipe} {...rest} className={cx(styles.row, className)} data-unread={!isRead || undefined}>
      {onDelete && <Trash2 className={styles.swiped} aria-hidden="true" />}
      <LinkSlot link={link} className={styles.main}>
        <span className={styles.picture}>
          <Avatar name={name} src={sender.profileImage} sources={smallImageSources(sender.profileImage)} />
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
        {postPicture && <PostThumb className={styles.post} pictureUrl={postPicture} />}
      </LinkSlot>
      {onDelete && (
        <IconButton
          className={styles.delete}
          data-action="delete"
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
