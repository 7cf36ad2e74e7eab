import { BellOff } from 'lucide-react';
import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';

import { BADGE_MAX } from '@oja/contract/limits';
import { smallImageSources } from '@oja/contract/image-sizes';
import { shownNames } from '@oja/contract/shown-names';
import { Avatar } from '@oja/ui/Avatar';
import { Badge } from '@oja/ui/Badge';
import { Button } from '@oja/ui/Button';
import { LinkSlot } from '@oja/ui/LinkSlot';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { conversationTime, fullTime, timeOf, type Moment } from '../chat-time/chat-time.ts';
import { PostThumb } from '../PostThumb/PostThumb.tsx';
import { useNow } from '../chat-time/use-now.ts';
import { cx } from '@oja/ui/cx';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { useSavesData } from '@oja/ui/hooks/use-saves-data';
import { MESSAGES as CHAT_TIME } from '../chat-time/messages.ts';
import styles from './ConversationRow.module.css';
import { ConversationTags } from './ConversationTags.tsx';
import { LastMessage, type ConversationMessage } from './LastMessage.tsx';
import { MESSAGES } from './messages.ts';

export type { ConversationMessage } from './LastMessage.tsx';

export interface ConversationRowProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The partner's full name. */
  name: string;
  /** The partner's user or business name. A shop's name leads. The second name is shown until there is a message. */
  userName?: string | undefined;
  /** Oja verified this vendor. Default false. */
  isVerifiedVendor?: boolean | undefined;
  /** URL of the partner's picture. */
  profileImage?: string | null | undefined;
  /** The partner is online: shows a dot on the picture. Default false. */
  isOnline?: boolean | undefined;
  /** The newest message; without one the row is a suggestion: no time, no tick, and a Chat button (product §4). */
  lastMessage?: ConversationMessage | null | undefined;
  /** Unread messages; 0 shows none, over 100 "99+". Default 0. */
  unreadCount?: number | undefined;
  /** The draft: shown instead of the last message. */
  draft?: string | undefined;
  /** The conversation plays no sounds and shows no notifications. Default false. */
  isMuted?: boolean | undefined;
  /** The conversation is open beside the list. Default false. */
  isSelected?: boolean | undefined;
  /** The application's link to the conversation, without content; it covers the whole row. */
  link: ReactElement;
  /** URL of the full-size picture, for the dialog that the picture opens. Default: the same. */
  largeImage?: string | undefined;
  /**
   * URL of the first picture of the post that the conversation is about, at the end of the row. Decorative; never
   * loaded with the data saver.
   */
  postPicture?: string | null | undefined;
  /** The names of the labels of the conversation. */
  tags?: readonly string[] | undefined;
  /** Why the conversation is back in the list, or the state of a deal: "Snoozed until now", "Agreed". */
  note?: string | undefined;
  /** A Menu with its IconButton, at the end of the row: shown on hover and with the focus, where there is a mouse. */
  menu?: ReactNode;
  /** The current time, in milliseconds. Default: the clock, minute by minute. */
  now?: number | undefined;
  /** IANA name of the time zone. Default: the device's. */
  timeZone?: string | undefined;
}

/** One conversation in the list of /dashboard/chat (product §2, §4): an existing one, or a suggestion to start one. */
export function ConversationRow({
  name: fullName,
  userName = '',
  isVerifiedVendor = false,
  profileImage,
  isOnline = false,
  lastMessage,
  unreadCount = 0,
  draft = '',
  isMuted = false,
  isSelected = false,
  link,
  largeImage,
  postPicture,
  tags = [],
  note,
  menu,
  now,
  timeZone,
  className,
  ...rest
}: ConversationRowProps) {
  const messages = useMessages('ConversationRow', MESSAGES);
  const { format } = useLocale();
  const savesData = useSavesData();
  const unread = unreadCount > 0;
  const [name, second] = shownNames({ name: fullName, userName, isVerifiedVendor });
  return (
    <div
      {...rest}
      className={cx(styles.row, className)}
      data-selected={isSelected || undefined}
      data-unread={unread || undefined}
    >
      {/* Beside the link, not in it: interactive elements must not be nested. */}
      <span className={styles.picture}>
        <Avatar
          enlargeable
          name={name}
          src={profileImage}
          sources={smallImageSources(profileImage)}
          isOnline={isOnline}
          largeSrc={largeImage}
          text={userName && second}
        />
      </span>
      {lastMessage ? (
        <LinkSlot link={link} className={styles.link}>
          <span className={styles.line}>
            <bdi className={styles.name}>{name}</bdi>
            {isMuted && (
              <span className={styles.muted}>
                <BellOff aria-hidden="true" />
                <VisuallyHidden>{messages.muted}</VisuallyHidden>
              </span>
            )}
            <ConversationTime value={lastMessage.sentAt} now={now} timeZone={timeZone} />
          </span>
          <span className={styles.line}>
            <LastMessage message={lastMessage} draft={draft} />
            <span className={styles.count} data-muted={isMuted || undefined}>
              <Badge count={unreadCount} max={BADGE_MAX} label={format(messages.unread, { count: unreadCount })} />
            </span>
          </span>
          {(tags.length > 0 || note) && <ConversationTags tags={tags} note={note} />}
          {isSelected && <VisuallyHidden>{messages.selected}</VisuallyHidden>}
        </LinkSlot>
      ) : (
        <>
          <span className={styles.person}>
            <bdi className={styles.name}>{name}</bdi>
            {userName && <bdi className={styles.userName}>{second}</bdi>}
          </span>
          <Button asChild variant="secondary" size="small" className={styles.chat}>
            {cloneElement(
              link,
              {},
              messages.chat,
              <VisuallyHidden key="with"> {format(messages.chatWith, { name })}</VisuallyHidden>,
            )}
          </Button>
        </>
      )}
      {lastMessage && postPicture && !savesData && <PostThumb className={styles.post} pictureUrl={postPicture} />}
      {menu && <span className={styles.menu}>{menu}</span>}
    </div>
  );
}

interface ConversationTimeProps {
  /** When the last message was sent. */
  value: Moment;
  /** The current time. */
  now: number | undefined;
  /** The time zone. */
  timeZone: string | undefined;
}

/** Shows "9:05 AM", "Yesterday" or 20/11/2026; nothing for an invalid date. */
function ConversationTime({ value, now: given, timeZone }: ConversationTimeProps) {
  const days = useMessages('ChatTime', CHAT_TIME);
  const { locale } = useLocale();
  const now = useNow(given);
  const time = timeOf(value);
  if (Number.isNaN(time)) return null;
  return (
    <time className={styles.time} dateTime={new Date(time).toISOString()} title={fullTime(time, timeZone, locale)}>
      {conversationTime(time, now, timeZone, locale, days)}
    </time>
  );
}
