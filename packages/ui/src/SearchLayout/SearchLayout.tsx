import type { ReactNode } from 'react';

import styles from './SearchLayout.module.css';

export interface SearchLayoutProps {
  /** The SearchField: as wide as the column. */
  field: ReactNode;
  /** A standalone Link under the field, to another way of searching. */
  link?: ReactNode;
  /** What there is to choose from, or what was found. */
  children: ReactNode;
}

/** A page to search on: the field, and under it what it searches (spec §2, Search and Find). */
export function SearchLayout({ field, link, children }: SearchLayoutProps) {
  return (
    <div className={styles.search}>
      <div className={styles.box}>
        {field}
        {link}
      </div>
      {children}
    </div>
  );
}
