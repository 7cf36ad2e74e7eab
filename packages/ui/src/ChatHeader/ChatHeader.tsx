import { ArrowLeft, BellOff } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

import { Avatar } from '../Avatar/Avatar.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LinkSlot } from '../LinkSlot/LinkSlot.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './ChatHeader.module.css';

export interface ChatHeaderProps {
  /** The other person's or business's name: the page's heading. */
  name: string;
  /** Address of their picture. */
  profileImage?: string | null | undefined;
  /** Whether they are connected: "Online" or "Offline" (spec §2). null while that is not known, or none of the viewer's business. */
  isOnline: boolean | null;
  /** Stands instead of Online and Offline: "Connecting…", "Account deleted". */
  note?: string | undefined;
  /** No sounds and no notifications from this conversation. Default false. */
  isMuted?: boolean | undefined;
  /** The application's link to their profile, without content; a press on picture or name follows it. */
  profileLink?: ReactElement | undefined;
  /** The application's link back to the list, without content; becomes the arrow. */
  back?: ReactElement | undefined;
  /** A Menu: view profile, mute, block. */
  menu?: ReactNode;
}

/** The head of a conversation: who it is with, and whether they are there now (spec §2, Chat thread). */
export function ChatHeader({ name, profileImage, isOnline, note, isMuted = false, profileLink, back, menu }: ChatHeaderProps) {
  const presence = note ?? (isOnline === null ? '' : isOnline ? 'Online' : 'Offline');
  return (
    <header className={styles.header}>
      {back && (
        <IconButton asChild className={styles.back} label="Back to conversations" icon={<ArrowLeft />}>
          {back}
        </IconButton>
      )}
      <div className={styles.person}>
        <Avatar name={name} src={profileImage} />
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
                <VisuallyHidden>Muted</VisuallyHidden>
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
