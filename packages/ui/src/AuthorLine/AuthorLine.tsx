import type { ReactElement, ReactNode } from 'react';

import { Avatar } from '../Avatar/Avatar.tsx';
import { LinkSlot } from '../LinkSlot/LinkSlot.tsx';
import { VendorBadge } from '../VendorBadge/VendorBadge.tsx';
import styles from './AuthorLine.module.css';

/** Who did something: wrote a comment, posted, stands in a list. */
export interface Author {
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

export interface AuthorLineProps {
  /** Who it is. */
  author: Author;
  /** The application's link to their profile, without content: `<Link to="/dashboard/profile/1" />`. */
  link?: ReactElement | undefined;
  /** Smaller, and both names on one line where there is room for both. Default false: the account's name below the person's. */
  compact?: boolean | undefined;
  /** What else is known of them, after the account's name. Not where compact. */
  detail?: ReactNode;
  /** Id of the person's name, for a part that is labelled by it. */
  nameId?: string | undefined;
}

/** Picture and names of a person, as one link, so that Tab stops once (spec §2, Find users; §4, comments). */
export function AuthorLine({ author, link, compact = false, detail, nameId }: AuthorLineProps) {
  const name = (
    <>
      <bdi id={nameId} className={styles.name}>
        {author.name}
      </bdi>
      {author.isVerifiedVendor && <VendorBadge compact />}
    </>
  );
  const userName = <bdi className={styles.userName}>@{author.userName}</bdi>;
  return (
    <LinkSlot link={link} className={styles.author} data-compact={compact || undefined}>
      <Avatar name={author.name} src={author.profileImage} online={author.isOnline} />
      {compact ? (
        <span className={styles.both}>
          <span className={styles.first}>{name}</span> {userName}
        </span>
      ) : (
        <span className={styles.words}>
          <span className={styles.first}>{name}</span>{' '}
          <span className={styles.second}>
            {userName} {detail && <span className={styles.detail}>{detail}</span>}
          </span>
        </span>
      )}
    </LinkSlot>
  );
}
