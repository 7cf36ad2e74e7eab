import { X } from 'lucide-react';
import type { ReactElement } from 'react';

import { IconButton } from '../IconButton/IconButton.tsx';
import { LinkSlot } from '../LinkSlot/LinkSlot.tsx';
import { PostThumb } from '../PostThumb/PostThumb.tsx';
import { formatNaira } from '../Price/Price.tsx';
import styles from './SharedPost.module.css';

export interface SharedPostProps {
  /** The post's title; null where nothing is known of it, not yet or no more. */
  title: string | null;
  /** The application's link to the post, without content. None where the post is gone, or while one still writes. */
  link?: ReactElement | undefined;
  /** Address of its first picture. */
  pictureUrl?: string | null | undefined;
  /** In naira; null where the vendor gave none. */
  price?: number | null | undefined;
  /** It can still be had, or it was deleted or has expired. Default true. */
  isAvailable?: boolean | undefined;
  /** Takes it off the message that is being written. */
  onRemove?: (() => void) | undefined;
}

/** The post a message is about, in small: in its bubble, and over the field while it is being written. */
export function SharedPost({ title, link, pictureUrl, price, isAvailable = true, onRemove }: SharedPostProps) {
  return (
    <div className={styles.post} role="group" aria-label="About this post">
      <PostThumb pictureUrl={pictureUrl} isGone={!isAvailable} />
      <LinkSlot link={link} className={styles.link}>
        <span className={styles.title} dir="auto">
          {title ?? 'This post'}
        </span>
        {isAvailable && price != null && <span className={styles.price}>{formatNaira(price)}</span>}
        {!isAvailable && <span className={styles.status}>No longer available</span>}
      </LinkSlot>
      {onRemove && <IconButton className={styles.remove} label="Take this post off the message" icon={<X />} onClick={onRemove} />}
    </div>
  );
}
