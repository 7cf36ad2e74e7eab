import { BellOff } from 'lucide-react';
import { cloneElement, type ReactElement } from 'react';

import { AvatarButton } from '../AvatarButton/AvatarButton.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { LinkSlot } from '../LinkSlot/LinkSlot.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './ConversationRow.module.css';
import { ConversationTime } from './ConversationTime.tsx';
import { LastMessage, type ConversationMessage } from './LastMessage.tsx';

export type { ConversationMessage } from './LastMessage.tsx';

export interface ConversationRowProps {
  /** The other person's or business's name. */
  name: string;
  /** Their user name, shown with an @ while nothing has been written. */
  userName?: string | undefined;
  /** Address of their picture. */
  profileImage?: string | null | undefined;
  /** Connected now: a dot on the picture. Default false. */
  isOnline?: boolean | undefined;
  /** The newest message; without one the row is a mock: no time, no tick, a Chat button instead (spec §4). */
  lastMessage?: ConversationMessage | null | undefined;
  /** Messages not read yet; 0 shows none, over 100 "99+". Default 0. */
  unreadCount?: number | undefined;
  /** What has been typed and not sent: shown instead of the last message. */
  draft?: string | undefined;
  /** No sounds and no notifications from it. Default false. */
  isMuted?: boolean | undefined;
  /** It is the conversation shown beside the list. Default false. */
  isSelected?: boolean | undefined;
  /** The application's link to the conversation, without content: the whole row follows it. */
  link: ReactElement;
  /** Address of the picture in full size, for the dialog that a press on it opens. Default: the same. */
  largeImage?: string | undefined;
  /** The present, in milliseconds. Default: the real one, by the minute. */
  now?: number | undefined;
  /** IANA name of the time zone. Default: the device's. */
  timeZone?: string | undefined;
}

/** One conversation in the list of /dashboard/chat (spec §2, §4): a real one, or a mock that offers to begin. */
export function ConversationRow({
  name,
  userName,
  profileImage,
  isOnline = false,
  lastMessage,
  unreadCount = 0,
  draft = '',
  isMuted = false,
  isSelected = false,
  link,
  largeImage,
  now,
  timeZone,
}: ConversationRowProps) {
  const unread = unreadCount > 0;
  return (
    <div className={styles.row} data-selected={isSelected || undefined} data-unread={unread || undefined}>
      {/* Beside the link, not in it: one interactive element never holds another. */}
      <span className={styles.picture}>
        <AvatarButton name={name} src={profileImage} online={isOnline} largeSrc={largeImage} text={userName && `@${userName}`} />
      </span>
      {lastMessage ? (
        <LinkSlot link={link} className={styles.link}>
          <span className={styles.line}>
            <bdi className={styles.name}>{name}</bdi>
            {isMuted && (
              <span className={styles.muted}>
                <BellOff aria-hidden="true" />
                <VisuallyHidden>Muted</VisuallyHidden>
              </span>
            )}
            <ConversationTime value={lastMessage.sentAt} now={now} timeZone={timeZone} />
          </span>
          <span className={styles.line}>
            <LastMessage message={lastMessage} draft={draft} />
            <span className={styles.count} data-muted={isMuted || undefined}>
              <Badge count={unreadCount} label={unreadCount === 1 ? 'unread message' : 'unread messages'} />
            </span>
          </span>
          {isSelected && <VisuallyHidden>Open now</VisuallyHidden>}
        </LinkSlot>
      ) : (
        <>
          <span className={styles.person}>
            <bdi className={styles.name}>{name}</bdi>
            {userName && <bdi className={styles.userName}>@{userName}</bdi>}
          </span>
          <Button asChild variant="secondary" size="small" className={styles.chat}>
            {cloneElement(link, {}, 'Chat', <VisuallyHidden key="with"> with {name}</VisuallyHidden>)}
          </Button>
        </>
      )}
    </div>
  );
}
