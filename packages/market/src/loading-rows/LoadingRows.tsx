import type { ComponentProps } from 'react';

import { Skeleton } from '@oja/ui/Skeleton';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { cx } from '@oja/ui/cx';
import styles from './LoadingRows.module.css';

/** About as many as fit in the window. */
const ROWS = 6;

export interface LoadingRowsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Each row ends with a button: people to follow. Default false. */
  action?: boolean | undefined;
  /** Announced to screen readers: "Loading people". */
  label: string;
}

/** Placeholder of a list of people or notifications while it loads, each row with a round picture. */
export function LoadingRows({ action = false, label, className, ...rest }: LoadingRowsProps) {
  return (
    <div {...rest} className={cx(styles.list, className)} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="circle" width="target" />
          <span className={styles.words}>
            <Skeleton shape="text" width="third" />
            <Skeleton shape="text" width="wide" />
          </span>
          {action && <Skeleton className={styles.action} />}
        </div>
      ))}
    </div>
  );
}
