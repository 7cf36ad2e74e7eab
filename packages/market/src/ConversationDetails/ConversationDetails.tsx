import { cloneElement, useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';

import { smallImageSources } from '@oja/contract/image-sizes';
import { shownNames } from '@oja/contract/shown-names';
import { Avatar } from '@oja/ui/Avatar';
import { Button } from '@oja/ui/Button';
import { cx } from '@oja/ui/cx';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { ConversationTags } from '../ConversationRow/ConversationTags.tsx';
import { PictureGrid } from '../PictureGrid/PictureGrid.tsx';
import { VendorBadge } from '../VendorBadge/VendorBadge.tsx';
import styles from './ConversationDetails.module.css';
import { MESSAGES } from './messages.ts';

export interface ConversationDetailsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The partner's full name. */
  name: string;
  /** The partner's user or business name. A shop's name leads. */
  userName?: string | undefined;
  /** URL of the partner's picture. */
  profileImage?: string | null | undefined;
  /** Oja verified this vendor. Default false. */
  isVerifiedVendor?: boolean | undefined;
  /** When the account was created, ISO 8601. */
  joinedAt?: string | null | undefined;
  /** The names of the conversation's labels. */
  tags?: readonly string[] | undefined;
  /** How long they usually take to answer, as a sentence. */
  answerTime?: string | undefined;
  /** The application's link to the profile, without content. */
  profileLink?: ReactElement | undefined;
  /** The post that the conversation is about: a PostLine. */
  post?: ReactNode;
  /** The deals under way between the two, each a DealCard with a key. */
  deals?: readonly ReactElement[] | undefined;
  /** Other posts between the two, each a PostLine with a key. */
  earlierPosts?: readonly ReactElement[] | undefined;
  /** URLs of the pictures that were shared, the newest first. */
  pictures?: readonly string[] | undefined;
  /** Called with the index of a pressed picture. */
  onOpenPicture?: ((index: number) => void) | undefined;
  /** Buttons at the end: mute, block. */
  actions?: ReactNode;
}

/**
 * What belongs to a conversation, beside it in wide windows: the person, the posts between the two, and the pictures.
 */
export function ConversationDetails({
  name: fullName,
  userName = '',
  profileImage,
  isVerifiedVendor = false,
  joinedAt,
  tags = [],
  answerTime,
  profileLink,
  post,
  deals = [],
  earlierPosts = [],
  pictures = [],
  onOpenPicture,
  actions,
  className,
  ...rest
}: ConversationDetailsProps) {
  const messages = useMessages('ConversationDetails', MESSAGES);
  const { format, locale } = useLocale();
  const [name, second] = shownNames({ name: fullName, userName, isVerifiedVendor });
  const joined = joinedAt && new Date(joinedAt).toLocaleDateString(locale, { month: 'long', year: 'numeric' });
  return (
    <div {...rest} className={cx(styles.details, className)}>
      <div className={styles.person}>
        <Avatar name={name} src={profileImage} sources={smallImageSources(profileImage)} size="xlarge" />
        <h2 className={styles.name}>
          <bdi>{name}</bdi>
        </h2>
        {userName && <p className={styles.fact}>{second}</p>}
        {isVerifiedVendor && <VendorBadge />}
        {joined && <p className={styles.fact}>{format(messages.joined, { date: joined })}</p>}
        {tags.length > 0 && <ConversationTags tags={tags} />}
        {answerTime && <p className={styles.fact}>{answerTime}</p>}
        {profileLink && (
          <Button asChild className={styles.profile} size="small" variant="secondary">
            {cloneElement(profileLink, {}, messages.profile)}
          </Button>
        )}
      </div>
      {post && <Part title={messages.about}>{post}</Part>}
      {deals.length > 0 && (
        <Part title={messages.deals}>
          <div className={styles.deals}>{deals}</div>
        </Part>
      )}
      {earlierPosts.length > 0 && (
        <Part title={messages.earlier}>
          <div className={styles.posts}>{earlierPosts}</div>
        </Part>
      )}
      {pictures.length > 0 && (
        <Part title={messages.pictures}>
          <PictureGrid
            size="small"
            pictures={pictures.map((url) => ({ url, sources: smallImageSources(url) }))}
            onOpen={(index) => onOpenPicture?.(index)}
          />
        </Part>
      )}
      {actions}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      {children}
    </section>
  );
}
