import type { ComponentProps } from 'react';

import { cx } from '../cx/cx.ts';
import styles from './Skeleton.module.css';

/** Height and aspect ratio are the caller's. */
export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** `text` for lines, `circle` for avatars, `block` for pictures and cards. Default `block`. */
  shape?: 'block' | 'text' | 'circle';
  /** Its width, as a share of its container or as a small square. Default `full`. */
  width?: 'full' | 'wide' | 'half' | 'third' | 'target';
  /** Number of lines, for `text`; the last one is shorter. Default 1. */
  lines?: number;
}

/** Placeholder of one loading element. Hidden from screen readers: the region around it announces the loading. */
export function Skeleton({ shape = 'block', width = 'full', lines = 1, className, ...rest }: SkeletonProps) {
  if (shape !== 'text' || lines === 1) {
    return (
      <span {...rest} className={cx(styles.bone, className)} data-shape={shape} data-width={width} aria-hidden="true" />
    );
  }
  return (
    <span {...rest} className={cx(styles.lines, className)} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.bone} data-shape="text" data-width={line === lines - 1 ? 'half' : width} />
      ))}
    </span>
  );
}
