import type { ComponentProps } from 'react';

import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '../cx/cx.ts';
import { useMessages } from '../hooks/use-messages.ts';
import styles from './ListSkeleton.module.css';
import { MESSAGES } from './messages.ts';

export interface ListSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Number of rows: about as many as fit in the window. Default 6. */
  rows?: number | undefined;
  /** Each row begins with a round picture: people, conversations, notifications. Default true. */
  avatar?: boolean | undefined;
  /** Each row ends with a button: people to follow. Default false. */
  action?: boolean | undefined;
  /** Announced to screen readers: "Loading people". Default "Loading". */
  label?: string | undefined;
}

/** Placeholder of a list of rows while it loads. */
export function ListSkeleton({
  rows = 6,
  avatar = true,
  action = false,
  label,
  className,
  ...rest
}: ListSkeletonProps) {
  const messages = useMessages('ListSkeleton', MESSAGES);
  return (
    <div {...rest} className={cx(styles.list, className)} role="status">
      <VisuallyHidden>{label ?? messages.loading}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          {avatar && <Skeleton shape="circle" width="target" />}
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
