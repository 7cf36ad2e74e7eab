import type { ComponentProps, ReactNode } from 'react';

import { cx } from '../cx/cx.ts';
import styles from './Divider.module.css';

export interface DividerProps extends ComponentProps<'hr'> {
  /** A word in the middle of the line, such as "or" between two ways to sign in. */
  children?: ReactNode;
}

/** Separates two groups where spacing alone is not enough. */
export function Divider({ children, className, ...rest }: DividerProps) {
  if (!children) return <hr {...rest} className={cx(styles.line, className)} />;
  return (
    <div {...rest} className={cx(styles.worded, className)}>
      {children}
    </div>
  );
}
