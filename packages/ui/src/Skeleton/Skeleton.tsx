import { cx } from '../cx/cx.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** `text` for lines, `circle` for avatars, `block` for pictures and cards. Default `block`. */
  shape?: 'block' | 'text' | 'circle';
  /** Width of it, in steps of its container or as an icon-like square. Default `full`. */
  width?: 'full' | 'wide' | 'half' | 'third' | 'target';
  /** Number of lines, for `text`; the last one is shorter. Default 1. */
  lines?: number;
  /** Extra class, for a height or a ratio of its own. */
  className?: string | undefined;
}

/** The place of something still loading. Silent: the region around it announces the wait. */
export function Skeleton({ shape = 'block', width = 'full', lines = 1, className }: SkeletonProps) {
  if (shape !== 'text' || lines === 1) {
    return <span className={cx(styles.bone, className)} data-shape={shape} data-width={width} aria-hidden="true" />;
  }
  return (
    <span className={cx(styles.lines, className)} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.bone} data-shape="text" data-width={line === lines - 1 ? 'half' : width} />
      ))}
    </span>
  );
}
