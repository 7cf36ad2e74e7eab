import { X } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';

import { formatNaira } from '@oja/contract/naira';
import { IconButton } from '@oja/ui/IconButton';
import { LinkSlot } from '@oja/ui/LinkSlot';
import { PostThumb } from '../PostThumb/PostThumb.tsx';
import { cx } from '@oja/ui/cx';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './SharedPost.module.css';
import { MESSAGES } from './messages.ts';

export interface SharedPostProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** The post's title; null while or if it is unknown. */
  title: string | null;
  /** The application's link to the post, without content. None if the post is gone, or in the composer. */
  link?: ReactElement | undefined;
  /** URL of its first picture. */
  pictureUrl?: string | null | undefined;
  /** Its price in naira; null if the vendor gave none. */
  price?: number | null | undefined;
  /** It is still available: not deleted, not expired. Default true. */
  isAvailable?: boolean | undefined;
  /** Removes it from the draft. */
  onRemove?: (() => void) | undefined;
}

/** The post that a message is about, in small: in its bubble, and above the composer. */
export function SharedPost({
  title,
  link,
  pictureUrl,
  price,
  isAvailable = true,
  onRemove,
  className,
  ...rest
}: SharedPostProps) {
  const messages = useMessages('SharedPost', MESSAGES);
  const { locale } = useLocale();
  return (
    <div {...rest} className={cx(styles.post, className)} role="group" aria-label={messages.label}>
      <PostThumb pictureUrl={pictureUrl} isGone={!isAvailable} />
      <LinkSlot link={link} className={styles.link}>
        <span className={styles.title} dir="auto">
          {title ?? messages.untitled}
        </span>
        {isAvailable && price != null && <span className={styles.price}>{formatNaira(price, locale)}</span>}
        {!isAvailable && <span className={styles.status}>{messages.gone}</span>}
      </LinkSlot>
      {onRemove && <IconButton className={styles.remove} label={messages.remove} icon={<X />} onClick={onRemove} />}
    </div>
  );
}
