import { ImageOff } from 'lucide-react';
import type { ComponentProps } from 'react';

import { smallImageSources } from '@oja/contract/image-sizes';
import { Picture } from '@oja/ui/Picture';
import { cx } from '@oja/ui/cx';
import styles from './PostThumb.module.css';

export interface PostThumbProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** URL of the post's first picture; none if it has no picture or is unknown. */
  pictureUrl: string | null | undefined;
  /** The post was deleted or has expired: the picture is faded. Default false. */
  isGone?: boolean | undefined;
  /** Class for its size and position. */
  className?: string | undefined;
}

/** A post's first picture beside its title, where a post is mentioned. Decorative. */
export function PostThumb({ pictureUrl, isGone = false, className, ...rest }: PostThumbProps) {
  return (
    <span {...rest} className={cx(styles.postThumb, className)} data-gone={isGone || undefined}>
      {pictureUrl ? (
        <Picture src={pictureUrl} sources={smallImageSources(pictureUrl)} sizes="44px" alt="" width="88" height="88" />
      ) : (
        <ImageOff aria-hidden="true" />
      )}
    </span>
  );
}
