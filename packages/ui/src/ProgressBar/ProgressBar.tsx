import type { ComponentProps } from 'react';

import { cx } from '../cx/cx.ts';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps extends Omit<ComponentProps<'progress'>, 'max' | 'children'> {
  /** Progress from 0 to 1, clamped. Leave out if it is indeterminate. */
  value?: number | undefined;
  /** Accessible name: the task. */
  label: string;
  /** `accent` in progress, `success` when done, `danger` when failed. Default `accent`. */
  tone?: 'accent' | 'success' | 'danger';
}

/** Progress of an upload. The native element: it needs no style attribute and is accessible by itself. */
export function ProgressBar({ value, label, tone = 'accent', className, ...rest }: ProgressBarProps) {
  return (
    <progress
      {...rest}
      value={value}
      max={1}
      aria-label={label}
      className={cx(styles.bar, className)}
      data-tone={tone}
    />
  );
}
