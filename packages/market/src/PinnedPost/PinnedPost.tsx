import { X } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

import { IconButton } from '@oja/ui/IconButton';
import { LinkSlot } from '@oja/ui/LinkSlot';
import { PostThumb } from '../PostThumb/PostThumb.tsx';
import { Price } from '../Price/Price.tsx';
import { cx } from '@oja/ui/cx';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './PinnedPost.module.css';
import { MESSAGES } from './messages.ts';

export interface PinnedPostProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** The post's title; null if it is unknown. */
  title: string | null;
  /** The application's link to the post, without content; it covers the whole strip. None if the post is gone. */
  link?: ReactElement | undefined;
  /** URL of its first picture. */
  pictureUrl?: string | null | undefined;
  /** Its price in naira; null if the vendor gave none. */
  price: number | null | undefined;
  /** "Negotiable Price" or "Fixed Price". */
  pricePoint?: string | null | undefined;
  /** It is still there: not deleted, not expired. Default true. */
  isAvailable?: boolean | undefined;
  /** What its vendor marked it as. Default `available`. */
  status?: 'available' | 'reserved' | 'sold' | 'paused' | undefined;
  /** Its vendor has shown it today. */
  isSeenToday?: boolean | undefined;
  /** Its vendor's menu, which changes the status, or a button for others. */
  menu?: ReactNode;
  /** Removes it from the conversation. */
  onUnpin?: (() => void) | undefined;
}

/** The post that a conversation is about, above its messages: its title, price and availability. */
export function PinnedPost({
  title,
  link,
  pictureUrl,
  price,
  pricePoint,
  isAvailable = true,
  status = 'available',
  isSeenToday,
  menu,
  onUnpin,
  className,
  ...rest
}: PinnedPostProps) {
  const messages = useMessages('PinnedPost', MESSAGES);
  return (
    <section
      {...rest}
      className={cx(styles.post, className)}
      aria-label={messages.label}
      data-gone={!isAvailable || undefined}
    >
      <PostThumb className={styles.picture} pictureUrl={pictureUrl} isGone={!isAvailable} />
      <LinkSlot link={link} className={styles.link}>
        <span className={styles.title} dir="auto">
          {title ?? messages.untitled}
        </span>
        <span className={styles.facts}>
          {(isAvailable || price != null) && <Price amount={price} pricePoint={pricePoint} />}
          <span className={styles.status} data-status={status}>
            {isAvailable ? messages[status] : messages.gone}
          </span>
          {isAvailable && isSeenToday && <span className={styles.seen}>{messages.seenToday}</span>}
        </span>
      </LinkSlot>
      {menu && <div className={styles.unpin}>{menu}</div>}
      {onUnpin && <IconButton className={styles.unpin} label={messages.unpin} icon={<X />} onClick={onUnpin} />}
    </section>
  );
}
