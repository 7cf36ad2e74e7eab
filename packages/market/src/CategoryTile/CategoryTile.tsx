import type { ReactElement, ReactNode } from 'react';

import { LinkSlot, type LinkSlotProps } from '@oja/ui/LinkSlot';
import { cx } from '@oja/ui/cx';
import styles from './CategoryTile.module.css';

export interface CategoryTileProps extends Omit<LinkSlotProps, 'children' | 'link'> {
  /** The category's name, in its exact spelling (product §9). */
  name: string;
  /** Its icon, usually a CategoryIcon; decorative. */
  icon?: ReactNode;
  /** The application's link to the category's posts, without content. Without a link the tile is plain text. */
  link?: ReactElement | undefined;
}

/** One category: the whole tile is the link (product §2 "Search"). */
export function CategoryTile({ name, icon, link, className, ...rest }: CategoryTileProps) {
  return (
    <LinkSlot {...rest} link={link} className={cx(styles.tile, className)}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.name}>{name}</span>
    </LinkSlot>
  );
}
