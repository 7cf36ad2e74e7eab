import type { ReactElement, ReactNode } from 'react';

import { Avatar } from '../Avatar/Avatar.tsx';
import { LinkSlot } from '../LinkSlot/LinkSlot.tsx';
import { VendorBadge } from '../VendorBadge/VendorBadge.tsx';
import styles from './PersonRow.module.css';
import { customersWord, formatCount } from './customers.ts';

/** A person as others meet them in lists. */
export interface RowPerson {
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
  /** How many follow them. Leave out where it is not known. */
  followersCount?: number | undefined;
}

export interface PersonRowProps {
  /** Who it is. */
  person: RowPerson;
  /** The application's link to their profile, without content: `<Link to="/dashboard/profile/1" />`. */
  link?: ReactElement | undefined;
  /** What can be done here: a FollowButton. */
  action?: ReactNode;
}

/** One person in a list (spec §2, Find users). Picture and names are one link, so that Tab stops once before the action. */
export function PersonRow({ person, link, action }: PersonRowProps) {
  const { name, userName, followersCount } = person;
  return (
    <div className={styles.row}>
      <LinkSlot link={link} className={styles.person}>
        <Avatar name={name} src={person.profileImage} online={person.isOnline} />
        <span className={styles.words}>
          <span className={styles.first}>
            <bdi className={styles.name}>{name}</bdi>
            {person.isVerifiedVendor && <VendorBadge compact />}
          </span>{' '}
          <span className={styles.second}>
            <bdi className={styles.userName}>@{userName}</bdi>{' '}
            {followersCount !== undefined && (
              <bdi className={styles.followers}>
                <b>{formatCount(followersCount)}</b> {customersWord(followersCount)}
              </bdi>
            )}
          </span>
        </span>
      </LinkSlot>
      {action}
    </div>
  );
}
