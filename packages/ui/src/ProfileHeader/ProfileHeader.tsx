import type { ReactNode } from 'react';

import { AvatarButton } from '../AvatarButton/AvatarButton.tsx';
import { ExpandableText } from '../ExpandableText/ExpandableText.tsx';
import { VendorBadge } from '../VendorBadge/VendorBadge.tsx';
import { ProfileActions, type ProfileActionsProps } from './ProfileActions.tsx';
import { ProfileCounts, type ProfileCountsProps } from './ProfileCounts.tsx';
import styles from './ProfileHeader.module.css';

/** What a profile says about its person. */
export interface ProfilePerson {
  /** Full name. */
  name: string;
  /** User or business name: the heading of the page. */
  userName: string;
  /** Address of the picture. */
  profileImage?: string | null | undefined;
  /** Connected now. */
  isOnline?: boolean | undefined;
  /** Verified by Oja: shows the badge. */
  isVerifiedVendor?: boolean | undefined;
  /** What they wrote about themselves; 16 words of it until opened (spec §2). */
  bio?: string | undefined;
  /** How many follow them. */
  followersCount: number;
  /** How many they follow. */
  followingCount: number;
  /** When they came to Oja. Only shown where given. */
  joinedAt?: number | string | Date | undefined;
}

export interface ProfileHeaderProps extends ProfileActionsProps, Pick<ProfileCountsProps, 'onShowCustomers' | 'onShowFollowing' | 'opening'> {
  /** Whose profile it is. */
  person: ProfilePerson;
  /** What is seldom done with another person, such as blocking them: a LazyMenu, in the corner. */
  menu?: ReactNode;
}

/** The head of a profile (spec §2, Profile screen). What is not given is not shown: nothing here is dead. */
export function ProfileHeader({ person, menu, onShowCustomers, onShowFollowing, opening, ...actions }: ProfileHeaderProps) {
  const { name, userName, bio = '' } = person;
  return (
    <header className={styles.header}>
      <AvatarButton name={name} text={`@${userName}`} src={person.profileImage} size="xlarge" online={person.isOnline} />
      <div className={styles.names}>
        <h1 className={styles.userName} dir="auto">
          {userName}
        </h1>
        <p className={styles.name} dir="auto">
          {name}
        </p>
        {person.isVerifiedVendor && <VendorBadge />}
      </div>
      {menu && <div className={styles.menu}>{menu}</div>}
      <div className={styles.about}>
        <ProfileCounts {...person} {...{ onShowCustomers, onShowFollowing, opening }} />
        {bio.trim() !== '' && <ExpandableText text={bio} words={16} moreLabel="See More" lessLabel="View Less" />}
        <ProfileActions {...actions} />
      </div>
    </header>
  );
}
