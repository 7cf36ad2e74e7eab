import type { ReactElement, ReactNode } from 'react';

import { smallImageSources } from '@oja/contract/image-sizes';
import { Avatar } from '@oja/ui/Avatar';
import { LinkSlot, type LinkSlotProps } from '@oja/ui/LinkSlot';
import { VendorBadge } from '../VendorBadge/VendorBadge.tsx';
import { cx } from '@oja/ui/cx';
import styles from './AuthorLine.module.css';

/** A person as shown in comments, posts and lists. */
export interface Author {
  /** Full name. */
  name: string;
  /** User or business name, shown with an @. */
  userName: string;
  /** URL of the picture. */
  profileImage?: string | null | undefined;
  /** Verified by Oja. */
  isVerifiedVendor?: boolean | undefined;
  /** The person is online. */
  isOnline?: boolean | undefined;
}

export interface AuthorLineProps extends Omit<LinkSlotProps, 'children' | 'link'> {
  /** The person. */
  author: Author;
  /** The application's link to their profile, without content: `<Link to="/dashboard/profile/1" />`. */
  link?: ReactElement | undefined;
  /** Smaller, with both names on one line where they fit. Default false: the user name is below the full name. */
  compact?: boolean | undefined;
  /** Further details after the user name. Not shown when compact. */
  detail?: ReactNode;
  /** Id of the full name's element, for `aria-labelledby`. */
  nameId?: string | undefined;
}

/** Picture and names of a person in one link, so that it is one tab stop (product §2 and §4: Find users, comments). */
export function AuthorLine({ author, link, compact = false, detail, nameId, className, ...rest }: AuthorLineProps) {
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
    <LinkSlot {...rest} link={link} className={cx(styles.author, className)} data-compact={compact || undefined}>
      <Avatar
        name={author.name}
        src={author.profileImage}
        sources={smallImageSources(author.profileImage)}
        isOnline={author.isOnline}
      />
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
