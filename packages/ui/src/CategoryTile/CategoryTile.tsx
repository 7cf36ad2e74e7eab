import type { ReactElement, ReactNode } from 'react';

import { LinkSlot } from '../LinkSlot/LinkSlot.tsx';
import styles from './CategoryTile.module.css';

export interface CategoryTileProps {
  /** The category's name, as spec §9 writes it. */
  name: string;
  /** Its picture, usually a CategoryIcon; decorative. */
  icon?: ReactNode;
  /** The application's link to the category's posts, without content. Without one the tile only shows the category. */
  link?: ReactElement | undefined;
}

/** One category to choose: the whole tile is the link (spec §2 "Search"). */
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
