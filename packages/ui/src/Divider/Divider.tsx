import type { ReactNode } from 'react';

import styles from './Divider.module.css';

export interface DividerProps {
  /** A word in the middle of the line, such as "or" between two ways to sign in. */
  children?: ReactNode;
}

/** Separates two groups where spacing alone is not enough. */
export function Divider({ children }: DividerProps) {
  if (!children) return <hr className={styles.line} />;
  return <div className={styles.worded}>{children}</div>;
}
