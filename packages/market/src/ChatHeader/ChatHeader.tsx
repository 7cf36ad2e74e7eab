import { ArrowLeft, BellOff } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

import { smallImageSources } from '@oja/contract/image-sizes';
import { Avatar } from '@oja/ui/Avatar';
import { IconButton } from '@oja/ui/IconButton';
import { LinkSlot } from '@oja/ui/LinkSlot';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { cx } from '@oja/ui/cx';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './ChatHeader.module.css';
import { MESSAGES } from './messages.ts';

export interface ChatHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The partner's or business's name: the page's heading. */
  name: string;
  /** URL of the partner's picture. */
  profileImage?: string | null | undefined;
  /** Presence: "Online" or "Offline" (product §2). null while it is unknown or hidden from the viewer. */
  isOnline: boolean | null;
  /** Replaces Online and Offline: "Connecting…", "Account deleted". */
  note?: string | undefined;
  /** The conversation plays no sounds and shows no notifications. Default false. */
  isMuted?: boolean | undefined;
  /** The application's link to the partner's profile, without content; it covers picture and name. */
  profileLink?: ReactElement | undefined;
  /** The application's link to the conversation list, without content; shown as an arrow. */
  back?: ReactElement | undefined;
  /** A Menu: view profile, mute, block. */
  menu?: ReactNode;
}

/** The header of a conversation: the partner and their presence (product §2, Chat thread). */
export function ChatHeader({
  name,
  profileImage,
  isOnline,
  note,
  isMuted = false,
  profileLink,
  back,
  menu,
  className,
  ...rest
}: ChatHeaderProps) {
  const messages = useMessages('ChatHeader', MESSAGES);
  const presence = note ?? (isOnline === null ? '' : isOnline ? messages.online : messages.offline);
  return (
    <header {...rest} className={cx(styles.header, className)}>
      {back && (
        <IconButton asChild className={styles.back} label={messages.back} icon={<ArrowLeft />}>
          {back}
        </IconButton>
      )}
      <div className={styles.person}>
        <Avatar name={name} src={profileImage} sources={smallImageSources(profileImage)} />
        <div className={styles.words}>
          <div className={styles.line}>
            <h1 className={styles.name}>
              <LinkSlot link={profileLink} className={styles.link}>
                <bdi>{name}</bdi>
              </LinkSlot>
            </h1>
            {isMuted && (
              <span className={styles.muted}>
                <BellOff aria-hidden="true" />
                <VisuallyHidden>{messages.muted}</VisuallyHidden>
              </span>
            )}
          </div>
          <p className={styles.presence} data-online={(isOnline === true && note === undefined) || undefined}>
            {presence}
          </p>
        </div>
      </div>
      {menu && <div className={styles.menu}>{menu}</div>}
    </header>
  );
}
