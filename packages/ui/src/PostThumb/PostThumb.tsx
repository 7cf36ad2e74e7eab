import { ImageOff } from 'lucide-react';

import { cx } from '../cx/cx.ts';
import styles from './PostThumb.module.css';

export interface PostThumbProps {
  /** Address of the post's first picture; none where it has none, or nothing is known of it. */
  pictureUrl: string | null | undefined;
  /** The post was deleted or has expired: the picture pales. Default false. */
  isGone?: boolean | undefined;
  /** The place's own style. */
  className?: string | undefined;
}

/** A post's first picture beside its title, where the post is but mentioned. It says nothing that the title does not. */
export function PostThumb({ pictureUrl, isGone = false, className }: PostThumbProps) {
  return (
    <span className={cx(styles.postThumb, className)} data-gone={isGone || undefined}>
      {pictureUrl ? <img src={pictureUrl} alt="" width="88" height="88" decoding="async" /> : <ImageOff aria-hidden="true" />}
    </span>
  );
}
