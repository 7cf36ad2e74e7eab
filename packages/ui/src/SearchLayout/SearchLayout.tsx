import type { ComponentProps, ReactNode } from 'react';

import { cx } from '../cx/cx.ts';
import styles from './SearchLayout.module.css';

export interface SearchLayoutProps extends ComponentProps<'div'> {
  /** The SearchField: as wide as the column. */
  field: ReactNode;
  /** A standalone Link below the field, to another search page. */
  link?: ReactNode;
  /** The choices, or the results. */
  children: ReactNode;
}

/** A search page: the field and the content below it (product §2, Search and Find). */
export function SearchLayout({ field, link, children, className, ...rest }: SearchLayoutProps) {
  return (
    <div {...rest} className={cx(styles.search, className)}>
      <div className={styles.box}>
        {field}
        {link}
      </div>
      {children}
    </div>
  );
}
