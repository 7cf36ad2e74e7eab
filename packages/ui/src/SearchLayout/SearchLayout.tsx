import type { ReactNode } from 'react';

import styles from './SearchLayout.module.css';

export interface SearchLayoutProps {
  /** The SearchField: as wide as the column. */
  field: ReactNode;
  /** A standalone Link below the field, to another search page. */
  link?: ReactNode;
  /** The choices, or the results. */
  children: ReactNode;
}

/** A search page: the field and the content below it (product §2, Search and Find). */
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
