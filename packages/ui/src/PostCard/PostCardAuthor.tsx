import type { ReactElement, ReactNode } from 'react';

import { Avatar } from '../Avatar/Avatar.tsx';
import { LinkSlot } from '../LinkSlot/LinkSlot.tsx';
import { RelativeTime } from '../RelativeTime/RelativeTime.tsx';
import { VendorBadge } from '../VendorBadge/VendorBadge.tsx';
import styles from './PostCardAuthor.module.css';

/** Who posted something. */
export interface PostAuthor {
  /** Full name. */
  name: string;
  /** User or business name, shown with an @. */
  userName: string;
  /** Address of the picture. */
  profileImage?: string | null | undefined;
  /** Verified by Oja. */
  isVerifiedVendor?: boolean | undefined;
  /** Connected now. */
  isOnline?: boolean | undefined;
}

interface PostCardAuthorProps {
  /** The author. */
  author: PostAuthor;
  /** Link to the author, without content. */
  link: ReactElement | undefined;
  /** When it was posted. */
  createdAt: number | string | Date;
  /** Paid for. */
  promoted: boolean;
  /** The post's menu. */
  menu: ReactNode;
}

/** The first row of a post: who and when. Picture and names are one link, so that Tab stops once. */
export function PostCardAuthor({ author, link, createdAt, promoted, menu }: PostCardAuthorProps) {
  return (
    <header className={styles.row}>
      <LinkSlot link={link} className={styles.author}>
        <Avatar name={author.name} src={author.profileImage} online={author.isOnline} />
        <span className={styles.names}>
          <span className={styles.line}>
            <bdi className={styles.name}>{author.name}</bdi>
            {author.isVerifiedVendor && <VendorBadge compact />}
          </span>
          <bdi className={styles.userName}>@{author.userName}</bdi>
        </span>
      </LinkSlot>
      <span className={styles.when}>
        <RelativeTime value={createdAt} />
        {promoted && <span className={styles.promoted}>Promoted</span>}
      </span>
      {menu}
    </header>
  );
}
