import type { ReactNode } from 'react';

import styles from './Divider.module.css';

export interface DividerProps {
  /** A word set into the line, such as "or" between two ways to sign in. */
  children?: ReactNode;
}

/** Parts two groups that spacing alone does not. */
export function Divider({ children }: DividerProps) {
  if (!children) return <hr className={styles.line} />;
  return <div className={styles.worded}>{children}</div>;
}
