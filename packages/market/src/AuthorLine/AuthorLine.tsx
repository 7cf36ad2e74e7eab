import type { ReactElement } from 'react';

import { smallImageSources } from '@oja/contract/image-sizes';
import { shownNames } from '@oja/contract/shown-names';
import { Avatar } from '@oja/ui/Avatar';
import { LinkSlot, type LinkSlotProps } from '@oja/ui/LinkSlot';
import { VendorBadge } from '../VendorBadge/VendorBadge.tsx';
import { cx } from '@oja/ui/cx';
import styles from './AuthorLine.module.css';

/** A person as shown in comments, posts and lists. */
export interface Author {
  /** Full name. */
  name: string;
  /** User or business name. A shop's name leads; a user name is below the full name, with an @. */
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
  /** Smaller, with both names on one line where they fit. Default false: one below the other. */
  compact?: boolean | undefined;
  /** Further details after the second name, as one element. */
  detail?: ReactElement | false | undefined;
  /** Id of the first name's element, for `aria-labelledby`. */
  nameId?: string | undefined;
}

/** Picture and names of a person in one link, so that it is one tab stop (product §2 and §4: Find users, comments). */
export function AuthorLine({ author, link, compact = false, detail, nameId, className, ...rest }: AuthorLineProps) {
  const [first, second] = shownNames(author);
  return (
    <LinkSlot {...rest} link={link} className={cx(styles.author, className)} data-compact={compact || undefined}>
      <Avatar
        name={first}
        src={author.profileImage}
        sources={smallImageSources(author.profileImage)}
        isOnline={author.isOnline}
      />
      <span className={styles.words}>
        <span className={styles.first}>
          <bdi id={nameId} className={styles.name}>
            {first}
          </bdi>
          {author.isVerifiedVendor && <VendorBadge compact />}
        </span>{' '}
        <span className={styles.second}>
          <bdi className={styles.userName}>{second}</bdi> {detail}
        </span>
      </span>
    </LinkSlot>
  );
}
