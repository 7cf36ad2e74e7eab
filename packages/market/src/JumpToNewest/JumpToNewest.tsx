import { ArrowDown } from 'lucide-react';

import { Badge } from '@oja/ui/Badge';
import { shortCount } from '@oja/ui/Badge';
import styles from './JumpToNewest.module.css';

export interface JumpToNewestProps {
  /** Messages received since the reader scrolled up; 0 shows the arrow alone. Default 0. */
  count?: number | undefined;
  /** Scrolls to the newest message. */
  onClick: () => void;
}

/** A floating button that scrolls a thread to its newest message. */
export function JumpToNewest({ count = 0, onClick }: JumpToNewestProps) {
  return (
    <button type="button" className={styles.jump} title="Jump to newest" aria-label={labelFor(count)} onClick={onClick}>
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
