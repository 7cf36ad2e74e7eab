import type { ComponentProps, ReactNode } from 'react';

import { AvatarButton } from '@oja/ui/AvatarButton';
import { BIO_PREVIEW_WORDS } from '@oja/contract/limits';
import { ExpandableText } from '@oja/ui/ExpandableText';
import { VendorBadge } from '../VendorBadge/VendorBadge.tsx';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { ProfileActions, type ProfileActionsProps } from './ProfileActions.tsx';
import { ProfileCounts, type ProfileCountsProps } from './ProfileCounts.tsx';
import { cx } from '@oja/ui/cx';
import styles from './ProfileHeader.module.css';
import { MESSAGES } from './messages.ts';

/** A person as shown in a profile. */
export interface ProfilePerson {
  /** Full name. */
  name: string;
  /** User or business name: the heading of the page. */
  userName: string;
  /** URL of the picture. */
  profileImage?: string | null | undefined;
  /** The person is online. */
  isOnline?: boolean | undefined;
  /** Verified by Oja: shows the badge. */
  isVerifiedVendor?: boolean | undefined;
  /** The bio; collapsed to 16 words (product §2). */
  bio?: string | undefined;
  /** Number of followers. */
  followersCount: number;
  /** Number of people they follow. */
  followingCount: number;
  /** When they joined Oja. Shown only if given. */
  joinedAt?: number | string | Date | undefined;
}

export interface ProfileHeaderProps
  extends
    ProfileActionsProps,
    Pick<ProfileCountsProps, 'onShowCustomers' | 'onShowFollowing' | 'opening'>,
    Omit<ComponentProps<'header'>, 'children'> {
  /** The person. */
  person: ProfilePerson;
  /** Rare actions on another user, such as blocking: a LazyMenu, in the corner. */
  menu?: ReactNode;
}

/** The header of a profile (product §2, Profile screen). Parts without their props are not shown. */
export function ProfileHeader({
  person,
  menu,
  onShowCustomers,
  onShowFollowing,
  opening,
  isOwn,
  editLink,
  settingsLink,
  followButton,
  messageLink,
  exploreLink,
  adminAction,
  profileUrl,
  onLinkCopied,
  onLinkCopyFailed,
  className,
  ...rest
}: ProfileHeaderProps) {
  const messages = useMessages('ProfileHeader', MESSAGES);
  const { name, userName, bio = '' } = person;
  return (
    <header {...rest} className={cx(styles.header, className)}>
      <AvatarButton
        name={name}
        text={`@${userName}`}
        src={person.profileImage}
        size="xlarge"
        online={person.isOnline}
      />
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
        {bio.trim() !== '' && (
          <ExpandableText
            text={bio}
            words={BIO_PREVIEW_WORDS}
            moreLabel={messages.seeMore}
            lessLabel={messages.viewLess}
          />
        )}
        <ProfileActions
          {...{ isOwn, editLink, settingsLink, followButton, messageLink, exploreLink }}
          {...{ adminAction, profileUrl, onLinkCopied, onLinkCopyFailed }}
        />
      </div>
    </header>
  );
}
