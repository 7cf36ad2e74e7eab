import type { ComponentProps } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '../cx/cx.ts';
import styles from './Spinner.module.css';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What is loading, announced once. Leave out if the context already says it. */
  label?: string;
  /** `large` alone on a page. Default `medium`. */
  size?: 'medium' | 'large';
}

/** An indeterminate loading indicator. If the shape of the content is known, use a skeleton. */
export function Spinner({ label, size = 'medium', className, ...rest }: SpinnerProps) {
  return (
    <span
      {...rest}
      className={cx(styles.spinner, className)}
      data-size={size}
      {...(label ? { role: 'status' } : { 'aria-hidden': true })}
    >
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <circle className={styles.track} cx="12" cy="12" r="9" strokeWidth="3" />
        <path className={styles.arc} d="M12 3a9 9 0 0 1 9 9" strokeWidth="3" strokeLinecap="round" />
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
