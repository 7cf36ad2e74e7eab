import { ArrowDown } from 'lucide-react';

import { Badge } from '../Badge/Badge.tsx';
import styles from './JumpToNewest.module.css';

export interface JumpToNewestProps {
  /** Messages that came since the reader scrolled up; 0 shows the arrow alone. Default 0. */
  count?: number | undefined;
  /** Goes to the newest message. */
  onClick: () => void;
}

/** Floats over a thread whose newest message is out of view, and leads to it. */
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
  return `Jump to newest, ${count > 100 ? '99+' : count} new ${count === 1 ? 'message' : 'messages'}`;
}
