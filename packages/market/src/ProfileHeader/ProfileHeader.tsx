import type { ComponentProps, ReactElement, ReactNode } from 'react';

import { smallImageSources } from '@oja/contract/image-sizes';
import { shownNames } from '@oja/contract/shown-names';
import { Avatar } from '@oja/ui/Avatar';
import { BIO_PREVIEW_WORDS } from '@oja/contract/limits';
import { ExpandableText } from '@oja/ui/ExpandableText';
import { PhoneBadge } from '../PhoneBadge/PhoneBadge.tsx';
import { VendorBadge } from '../VendorBadge/VendorBadge.tsx';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { LoadingProfileHeader, type LoadingProfileHeaderProps } from './LoadingProfileHeader.tsx';
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
  /** They have confirmed a phone number by SMS: shows the mark. */
  phoneConfirmed?: boolean | undefined;
  /** How long they usually take to answer, as a sentence. */
  answerTime?: string | undefined;
  /** The mean of the reviews about them and how many they are. Missing where there are too few. */
  rating?: ProfileCountsProps['rating'];
  /** How many deals they completed as the vendor. */
  dealsSold?: number | undefined;
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
    Pick<ProfileCountsProps, 'onShowCustomers' | 'onShowFollowing' | 'onShowReviews'>,
    Omit<ComponentProps<'header'>, 'children'> {
  /**
   * `true` shows its placeholder, for which no other props are needed. `customers`, `following` and `reviews` show that
   * this list is being loaded after a press. Default false.
   */
  loading?: boolean | 'customers' | 'following' | 'reviews' | undefined;
  /** The person. */
  person: ProfilePerson;
  /** Rare actions on another user, such as blocking: a Menu, in the corner. */
  menu?: ReactNode;
}

/**
 * The header of a profile (product §2, Profile screen). Parts without their props are not shown. With `loading` alone
 * it is a placeholder of the same size.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- two signatures: overloads would have no table of props
export const ProfileHeader = (({
  loading,
  ...props
}: Omit<LoadingProfileHeaderProps, 'loading'> & ProfileHeaderProps) =>
  loading === true ? (
    <LoadingProfileHeader {...props} />
  ) : (
    <LoadedProfileHeader {...props} loading={loading || undefined} />
  )) as {
  (props: LoadingProfileHeaderProps): ReactElement;
  (props: ProfileHeaderProps): ReactElement;
};

function LoadedProfileHeader({
  person,
  menu,
  onShowCustomers,
  onShowFollowing,
  onShowReviews,
  loading,
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
}: Omit<ProfileHeaderProps, 'loading'> & Pick<ProfileCountsProps, 'loading'>) {
  const messages = useMessages('ProfileHeader', MESSAGES);
  const { name, userName, bio = '' } = person;
  const [first, second] = shownNames(person);
  return (
    <header {...rest} className={cx(styles.header, className)}>
      <Avatar
        enlargeable
        name={first}
        text={second}
        src={person.profileImage}
        sources={smallImageSources(person.profileImage)}
        size="xlarge"
        isOnline={person.isOnline}
      />
      <div className={styles.names}>
        <h1 className={styles.userName} dir="auto">
          {userName}
        </h1>
        <p className={styles.name} dir="auto">
          {name}
        </p>
        {(person.isVerifiedVendor || person.phoneConfirmed) && (
          <div className={styles.badges}>
            {person.isVerifiedVendor && <VendorBadge />}
            {person.phoneConfirmed && <PhoneBadge />}
          </div>
        )}
      </div>
      {menu && <div className={styles.menu}>{menu}</div>}
      <div className={styles.about}>
        <ProfileCounts {...person} {...{ onShowCustomers, onShowFollowing, onShowReviews, loading }} />
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
