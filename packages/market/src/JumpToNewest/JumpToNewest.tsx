import { ArrowDown } from 'lucide-react';
import type { ComponentProps } from 'react';

import { Badge } from '@oja/ui/Badge';
import { shortCount } from '@oja/ui/Badge';
import { cx } from '@oja/ui/cx';
import styles from './JumpToNewest.module.css';

export interface JumpToNewestProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Messages received since the reader scrolled up; 0 shows the arrow alone. Default 0. */
  count?: number | undefined;
  /** Scrolls to the newest message. */
  onClick: () => void;
}

/** A floating button that scrolls a thread to its newest message. */
export function JumpToNewest({ count = 0, onClick, className, ...rest }: JumpToNewestProps) {
  return (
    <button
      {...rest}
      type="button"
      className={cx(styles.jump, className)}
      title="Jump to newest"
      aria-label={labelFor(count)}
      onClick={onClick}
    >
      <ArrowDown aria-hidden="true" />
      <span className={styles.count}>
        <Badge count={count} label="new" />
      </span>
    </button>
  );
}

function labelFor(count: number): string {
  if (count === 0) return 'Jump to newest';
  return `Jump to newest, ${shortCount(count)} new ${count === 1 ? 'message' : 'messages'}`;
}
