import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '../cx/cx.ts';
import styles from './ThreadSkeleton.module.css';

/** A made-up talk: whose turn, and how long. */
const BUBBLES = ['other', 'other-long', 'own-long', 'own', 'other-long', 'own', 'own-long', 'other'] as const;

export interface ThreadSkeletonProps {
  /** Announced to screen readers. Default "Loading messages". */
  label?: string | undefined;
}

/** The place of a conversation's messages while they load (spec §2). */
export function ThreadSkeleton({ label = 'Loading messages' }: ThreadSkeletonProps) {
  return (
    <div className={styles.thread} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {BUBBLES.map((bubble, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- never in another order
        <Skeleton key={index} className={cx(styles.bubble, bubble.startsWith('own') && styles.own, bubble.endsWith('long') && styles.long)} />
      ))}
    </div>
  );
}
