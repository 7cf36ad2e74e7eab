import type { ComponentProps } from 'react';

import { cx } from '@oja/ui/cx';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import type { CarouselPicture } from '@oja/ui/ImageCarousel';
import { Picture } from '@oja/ui/Picture';
import { MESSAGES } from './messages.ts';
import styles from './PictureGrid.module.css';

/** How large a picture is in each size: its shown width for the browser's choice of file, and its own in pixels. */
const SIZES = { small: ['120px', 240], medium: ['160px', 320] } as const;

export interface PictureGridProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The pictures, in order. */
  pictures: readonly Pick<CarouselPicture, 'url' | 'sources'>[];
  /** `small` beside a conversation, `medium` in a wide pane. Default `medium`. */
  size?: keyof typeof SIZES | undefined;
  /** Called with the index of a pressed picture, to show it large. */
  onOpen: (index: number) => void;
}

/** Pictures at a glance, as squares in rows, each opened by a press. */
export function PictureGrid({ pictures, size = 'medium', onOpen, className, ...rest }: PictureGridProps) {
  const messages = useMessages('PictureGrid', MESSAGES);
  const { format } = useLocale();
  const [sizes, pixels] = SIZES[size];
  return (
    <ul {...rest} className={cx(styles.grid, className)} data-size={size}>
      {pictures.map(({ url, sources }, index) => (
        <li key={url}>
          <button
            type="button"
            className={styles.picture}
            aria-label={format(messages.picture, { number: index + 1 })}
            onClick={() => onOpen(index)}
          >
            <Picture src={url} sources={sources} sizes={sizes} alt="" width={pixels} height={pixels} />
          </button>
        </li>
      ))}
    </ul>
  );
}
