import type { ReactElement, ReactNode } from 'react';

import { LinkSlot } from '@oja/ui/LinkSlot';
import styles from './CategoryTile.module.css';

export interface CategoryTileProps {
  /** The category's name as in product §9. */
  name: string;
  /** Its icon, usually a CategoryIcon; decorative. */
  icon?: ReactNode;
  /** The application's link to the category's posts, without content. Without a link the tile is plain text. */
  link?: ReactElement | undefined;
}

/** One category: the whole tile is the link (product §2 "Search"). */
export function CategoryTile({ name, icon, link }: CategoryTileProps) {
  return (
    <LinkSlot link={link} className={styles.tile}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.name}>{name}</span>
    </LinkSlot>
  );
}
