import type { ComponentProps } from 'react';

import { shortCount } from '@oja/ui/Badge';
import { cx } from '@oja/ui/cx';
import styles from './UnreadMarker.module.css';

export interface UnreadMarkerProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Number of unread messages below it. */
  count: number;
}

/** The line above the first message that was unread when the thread was opened. It stays while the thread is open. */
export function UnreadMarker({ count, className, ...rest }: UnreadMarkerProps) {
  return (
    <p {...rest} className={cx(styles.marker, className)}>
      <span className={styles.text}>
        {shortCount(count)} {count === 1 ? 'new message' : 'new messages'}
      </span>
    </p>
  );
}
